import type { Dice } from '../game/symbols.ts';
import type { RoundState, WrittenStakes } from '../rounds/round.ts';

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

/** A round as its own player sees it. */
export interface RoundView {
  roundId: string;
  state: RoundState;
  stakes: WrittenStakes;
  total: string;
  /** Dice and payout; null until the bet is accepted. */
  dice: Dice | null;
  payout: string | null;
  /** The site's code for a rejected bet. */
  refusal: string | null;
  nonce: number;
  /** The player's balance; null when this reply does not know it. */
  balance: string | null;
}

/** The public facts of a round: no amount, no player, and no seed before it is revealed. */
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
  /** Newest first. */
  lastRounds: RoundView[];
}

export interface BalanceView {
  balance: string;
}
