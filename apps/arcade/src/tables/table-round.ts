import type { RoundState } from '../rounds/round.ts';

/** The migration explains the states. */
export type TableState =
  | 'betting'
  | 'closed'
  | 'flying'
  | 'crashed'
  | 'live'
  | 'decided'
  | 'over'
  | 'void';

export interface TableRound {
  id: string;
  game: string;
  chainId: string;
  /** Its place in the chain: the round uses s[number]. */
  number: number;
  state: TableState;
  /** SHA-256 of the seed: s[number − 1]. */
  seedHash: string;
  /** Null until the outcome is known. */
  seed: string | null;
  /** In the shape of the game. */
  outcome: unknown;
  /** The end of the present state. */
  untilAt: Date;
  /** The start of a flight. */
  flyingAt: Date | null;
  /** The milliseconds since then. */
  flownMs: number | null;
}

/** A player's bet in a shared round. */
export interface TableBet {
  id: string;
  sessionId: string;
  playerId: string;
  tableRoundId: string;
  game: string;
  currency: string;
  /** Play money. */
  trial: boolean;
  /** Stakes by spot. */
  choice: Readonly<Record<string, string>>;
  total: bigint;
  /** In a flight, in hundredths: where it is cashed out by itself, and where its player did it. */
  autoAt: bigint | null;
  cashOut: bigint | null;
  state: RoundState;
  payout: bigint | null;
  refusal: string | null;
}
