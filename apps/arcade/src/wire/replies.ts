import type { RoundState } from '../rounds/round.ts';

/**
 * The values that the arcade answers to the page and the verifier. Amounts are whole minor units in
 * decimal digits.
 */

/** The public facts of a server seed in use. */
export interface Commitment {
  serverSeedHash: string;
  clientSeed: string;
  /** The nonce of the next round. */
  nonce: number;
  /** The hash of the next server seed, published before its client seed is chosen. */
  nextServerSeedHash: string;
}

/** A server seed that is no longer in use. */
export interface RevealedSeed {
  serverSeed: string;
  serverSeedHash: string;
  clientSeed: string;
  /** The number of used nonces: rounds have the nonces 0 to rounds - 1. */
  rounds: number;
}

/** The answer to a change of the seed. */
export interface Rotation {
  revealed: RevealedSeed;
  next: Commitment;
}

/** A round as its own player sees it. `choice`, `shown` and `outcome` have the game's shapes. */
export interface RoundView<Choice = unknown, Outcome = unknown, Shown = unknown> {
  roundId: string;
  game: string;
  state: RoundState;
  choice: Choice;
  total: string;
  /** What the player may see of an open round; null for others. */
  shown: Shown | null;
  /** The number of steps after the bet. */
  steps: number;
  /** Outcome and payout; null until the round is decided. */
  outcome: Outcome | null;
  payout: string | null;
  /** The site's code for a rejected bet. */
  refusal: string | null;
  nonce: number;
  /** The player's balance; null when this reply does not know it. */
  balance: string | null;
  /** What the site's jackpot paid with this round. */
  jackpot?: string;
  /** A free round: `total` is what it was played for, and nothing was staked. */
  free?: true;
  /** How many free rounds are left; only in the answer that knows it. */
  freeLeft?: number;
}

/** The public facts of a round: no amount, no player, and no seed before it is revealed. */
export interface RoundFacts {
  roundId: string;
  game: string;
  serverSeedHash: string;
  /** Null until the player changes the seed. */
  serverSeed: string | null;
  clientSeed: string;
  nonce: number;
  /** The numbers of the choice that the draw depends on, such as the rows of Plinko. */
  parameters: Record<string, number>;
  /** In the notation of the game, such as `fish,deer,deer`. */
  outcome: string;
}

export interface LimitsView {
  /** Amounts that the page offers, smallest first. */
  chips: string[];
  minimum: string;
  maximum: string;
  /** The largest win of one round. */
  cap: string;
}

/** What a player has played without a long pause, in all games. */
export interface SittingView {
  /** How long it lasts. */
  ms: number;
  /** What was won less what was staked. */
  net: string;
}

export interface OpenView {
  /** Sent with every other call of this page. */
  session: string;
  balance: string;
  currency: string;
  /** Decimal digits of the currency. */
  digits: number;
  /** BCP 47. */
  language: string;
  nickname: string;
  /** Play money. */
  trial: boolean;
  limits: LimitsView;
  commitment: Commitment;
  sitting: SittingView;
  /** Newest first. */
  lastRounds: RoundView[];
  /** The player's round that goes on, perhaps begun in another window. */
  openRound: RoundView | null;
  /** The site's jackpot, where this game takes part in it. */
  jackpot?: JackpotView;
  /** Free rounds that the site has granted for this game, and what each is played for. */
  freeRounds?: { value: string; left: number };
}

export interface JackpotView {
  /** A bet wins with a chance of stake ÷ odds. */
  odds: string;
  /** What the site adds to the pot, in millionths of each stake. */
  share: number;
}

export interface BalanceView {
  balance: string;
}
