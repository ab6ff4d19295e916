/** The migrations explain the states. */
export type RoundState =
  | 'betting'
  | 'open'
  | 'refused'
  | 'settling'
  | 'settled'
  | 'cancelling'
  | 'cancelled';

export interface Round {
  id: string;
  sessionId: string;
  playerId: string;
  /** The code of the game; `choice`, `shown` and `outcome` have the shapes of that game. */
  game: string;
  currency: string;
  choice: unknown;
  /** The whole stake. */
  total: bigint;
  state: RoundState;
  /** An open round: what the player may see of it. */
  shown: object | null;
  /** The number of steps taken after the bet. */
  steps: number;
  /** Null until the round is decided. */
  outcome: unknown;
  payout: bigint | null;
  /** The largest win; only for rounds with steps. */
  winCap: bigint | null;
  /** The site's code for a rejected bet. */
  refusal: string | null;
  nonce: number;
  clientSeed: string;
  serverSeedHash: string;
  /** The site's grant of free rounds that it was played for; null for a round with a stake. */
  freeGrant: string | null;
  /** The bet draws the site's jackpot with a chance of stake ÷ odds; null without one. */
  jackpotOdds: string | null;
  /** Whether the decided round has drawn it. */
  jackpotWon: boolean;
  /** What the site has paid for it. */
  jackpotPaid: string | null;
}

/** The transaction ids of a round's calls; a repeated call has the same id after any crash. */
export function transactionIds(roundId: string): { bet: string; win: string; rollback: string } {
  return { bet: `bet:${roundId}`, win: `win:${roundId}`, rollback: `rollback:${roundId}` };
}
