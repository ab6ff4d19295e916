import type { FamilyCode, ProblemCode } from './codes.ts';
import type { Fraction } from './fraction.ts';
import type { Tokens } from './tokens.ts';

/**
 * What a member picks, as tokens by group. A group is a position (`ssc` direct), a role (bankers,
 * others) or a set of numbers (`xiên`). Tokens are as printed: `07` is not `7`.
 */
export type Selection = readonly (readonly string[])[];

/** A result as tokens, in the order of its family: digits, balls, dice, or prizes from ĐB down. */
export type Result = readonly string[];

/** So many notes of a line win a tier; one note that is hit twice counts as two. */
export interface Win {
  readonly tier: string;
  readonly hits: number;
}
export type Wins = readonly Win[];

/** The tier of a note whose stake is returned: 49 as the special number, a tie. Its factor is 1. */
export const push = 'push';

/** What a play pays for. `chance` is the expected number of hits of one note of this tier. */
export interface Tier {
  readonly code: string;
  readonly chance: Fraction;
}

/** Why a selection is refused; `group` and `token` say where, `group` from 0. */
export interface Problem {
  readonly code: ProblemCode;
  readonly group?: number;
  readonly token?: string;
}

export type Checked =
  | { readonly ok: true; readonly selection: Selection }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** One group of a selection: which tokens it may have, and how many. */
export interface Slot {
  readonly tokens: Tokens;
  readonly least: number;
  readonly most: number;
}

/**
 * The form of a selection: groups in a fixed order, of which so many must not be empty; or any
 * number of sets, each of which is a note.
 */
export type Shape =
  | { readonly slots: readonly Slot[]; readonly filled?: number }
  | { readonly each: Slot };

/**
 * One way to bet on a family's results. A line is one selection of one play. Its **notes** are the
 * picks that it contains; each is staked alike. A selection passed to the functions below was
 * accepted by `check` or `parse`.
 */
export interface Play {
  /** Unique in its family, such as `back3.direct`. */
  readonly code: string;
  /** What a selection looks like, from which pages make their boards. */
  readonly shape: Shape;
  /** How many lots one note is on; a note costs so many units. 1 except for Vietnamese plays. */
  readonly lots: number;
  readonly tiers: readonly Tier[];
  /** The probability that a note's stake is returned, if the play has that. */
  readonly pushed?: Fraction;
  /** The tiers are prizes of the same note (KL8 tables): fair odds of one tier do not exist. */
  readonly isTable: boolean;
  /** Validates a structured selection, and sorts it so that equal selections have equal texts. */
  check(groups: Selection): Checked;
  /** Reads a typed or pasted selection: groups by `|`, tokens by spaces, commas or semicolons. */
  parse(text: string): Checked;
  /** The text of a selection, which `parse` reads. */
  text(selection: Selection): string;
  /** How many notes a selection contains, at least one. */
  notes(selection: Selection): number;
  /** What a result wins; tiers without a hit are left out. */
  wins(selection: Selection, result: Result): Wins;
  /** Wins of possible results. By any odds, no result wins more than the best of them. */
  best(selection: Selection): readonly Wins[];
}

/**
 * How a result is drawn. `digits`: for each place a number with so many digits. `dice`: so many
 * dice. `distinct`: so many different numbers of 1 to `from`, of which the first `sorted` are
 * listed in ascending order because their order does not matter.
 */
export type Drawing =
  | { readonly kind: 'digits'; readonly lengths: readonly number[] }
  | { readonly kind: 'dice'; readonly count: number }
  | {
      readonly kind: 'distinct';
      readonly from: number;
      readonly count: number;
      readonly sorted: number;
    };

/** A kind of draw with everything that can be bet on it. */
export interface Family {
  readonly code: FamilyCode;
  readonly drawing: Drawing;
  readonly plays: readonly Play[];
}

/** Finds a play; undefined if the family does not have it. */
export const findPlay = (family: Family, code: string): Play | undefined =>
  family.plays.find((play) => play.code === code);
