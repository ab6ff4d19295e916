import type * as z from 'zod/mini';
import type { Seeds } from '../fair/words.ts';
import type { Text } from '../texts/texts.ts';

/** The allowed stakes of a game in one currency, in whole minor units. */
export interface StakeLimits {
  /** Amounts that the page offers, smallest first. */
  readonly chips: readonly bigint[];
  readonly minimum: bigint;
  readonly maximum: bigint;
  /** The largest win of one round. A stake that could win more is refused. */
  readonly cap: bigint;
}

export interface Bet<Choice> {
  readonly stake: bigint;
  readonly choice: Choice;
  /** The largest win of this round. */
  readonly cap: bigint;
}

/** One possible result of a choice: how often of `of`, and what it pays in 1/10000 of the stake. */
export interface Chance {
  readonly ways: bigint;
  readonly of: bigint;
  readonly factor: bigint;
}

/** How the verifier calculates a round again. */
export interface Proof<Choice, Outcome> {
  /** The numbers of the choice that the draw depends on, with their limits. */
  readonly parameters: readonly { name: string; least: number; most: number }[];
  /** Their values in a round. */
  parametersOf(choice: Choice, outcome: Outcome): Record<string, number>;
  /** The result in the notation of the game. */
  calculate(seeds: Seeds, parameters: Readonly<Record<string, number>>): string;
}

interface Base<Choice, Outcome> {
  /** The code in the protocol, the catalogue and addresses. */
  readonly code: string;
  /** The published name of the rule from seeds to outcome. A new rule needs a new name. */
  readonly algorithm: string;
  readonly names: { readonly en: string; readonly vi: string };
  readonly category: 'RNG' | 'INHOUSE' | 'FISH';
  readonly classify: 'dice' | 'arcade' | 'card' | 'lottery' | 'slot';
  /** The winning lines of a slot that has some. */
  readonly lines?: number;
  /** The return to player in per cent, with two digits. */
  readonly rtp: string;
  /** What the player chooses; strict, and unknown fields are rejected. */
  readonly choice: z.ZodMiniType<Choice>;
  readonly proof: Proof<Choice, Outcome>;
  /** Played in a sea that several players share, on a page of its own. */
  readonly sea?: true;
  limitsOf(currency: string, digits: number): StakeLimits;
  /** For choices that are offered for some time: whether this one is now. */
  isInTime?(choice: Choice, nowMs: number): boolean;
  /** Whether this stake on this choice is within the limits. */
  allows(limits: StakeLimits, stake: bigint, choice: Choice): boolean;
  /** The win in whole minor units, rounded down. */
  payout(stake: bigint, choice: Choice, outcome: Outcome): bigint;
  /** The outcome as text of at most 200 characters, for the betting record and the verifier. */
  notation(outcome: Outcome): string;
  /** What was staked on, in the player's language. */
  selection(choice: Choice, text: Text, money: (amount: bigint) => string): string;
  /** The stakes by the game's own codes, for games with several places to stake on. */
  stakes?(choice: Choice): { on: string; amount: string }[];
}

/** A game whose round is decided by its bet. */
export interface SingleGame<Choice, Outcome> extends Base<Choice, Outcome> {
  readonly steps: false;
  draw(seeds: Seeds, choice: Choice): Outcome;
}

/** A round with steps after some of them. */
export interface Progress<Outcome> {
  /** What the player may see now. */
  readonly shown: object;
  /** Whether the player can cash out now. */
  readonly cashable: boolean;
  /** The result, once the round is over. */
  readonly outcome?: Outcome | undefined;
}

/** A game whose round goes on after the bet until the player loses or cashes out. */
export interface SteppedGame<Choice, Outcome, Action> extends Base<Choice, Outcome> {
  readonly steps: true;
  readonly action: z.ZodMiniType<Action>;
  /** The action that ends a round with its present win. */
  readonly cashOut: Action;
  /** The round after these actions; undefined when the last of them is not possible. */
  play(seeds: Seeds, bet: Bet<Choice>, actions: readonly Action[]): Progress<Outcome> | undefined;
}

export type AnySingle = SingleGame<unknown, unknown>;
export type AnyStepped = SteppedGame<unknown, unknown, unknown>;
export type AnyGame = AnySingle | AnyStepped;
