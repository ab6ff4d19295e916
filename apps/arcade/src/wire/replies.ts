import type { Dice } from '../game/symbols.ts';
import type { RefusalCode } from '../refusal.ts';
import type { RoundState, WrittenStakes } from '../rounds/round.ts';

/**
 * What the page and the verifier are answered. Amounts are whole minor units in decimal digits.
 * Nothing here needs a server, so that the page can share it.
 */
export type Reply<Value> =
  | { success: true; value: Value }
  | { success: false; code: RefusalCode; message: string };

/** What anybody may know of a server seed in use. */
export interface Commitment {
  serverSeedHash: string;
  clientSeed: string;
  /** The nonce of the next round. */
  nonce: number;
  /** The hash of the server seed that will follow, known before its client seed is chosen. */
  nextServerSeedHash: string;
}

/** A server seed that is no longer in use. */
export interface RevealedSeed {
  serverSeed: string;
  serverSeedHash: string;
  clientSeed: string;
  /** How many nonces were used: the rounds have 0 to this, this not included. */
  rounds: number;
}

/** The answer to a change of the seed. */
export interface Rotation {
  revealed: RevealedSeed;
  next: Commitment;
}

/** A round as its own player sees it. */
export interface RoundView {
  roundId: string;
  state: RoundState;
  stakes: WrittenStakes;
  total: string;
  /** The dice and what they pay, of a round whose bet was taken; otherwise null. */
  dice: Dice | null;
  payout: string | null;
  /** The site's own code, of a bet that it refused. */
  refusal: string | null;
  nonce: number;
  /** What the player has now; null when this answer does not know. */
  balance: string | null;
}

/**
 * What anybody may see of a round by its id: no amount, no player, and no seed before it is
 * revealed.
 */
export interface RoundFacts {
  roundId: string;
  serverSeedHash: string;
  /** Null until the player changes the seed. */
  serverSeed: string | null;
  clientSeed: string;
  nonce: number;
  dice: Dice;
}

export interface LimitsView {
  /** Smallest first; each stake is a multiple of the smallest. */
  chips: string[];
  maximum: string;
}

export interface OpenView {
  /** Goes with every other call of this page. */
  session: string;
  balance: string;
  currency: string;
  /** Digits behind the point of the currency. */
  digits: number;
  /** BCP 47. */
  language: string;
  nickname: string;
  /** Play money. */
  trial: boolean;
  limits: LimitsView;
  commitment: Commitment;
  /** Newest first. */
  lastRounds: RoundView[];
}

export interface BalanceView {
  balance: string;
}
