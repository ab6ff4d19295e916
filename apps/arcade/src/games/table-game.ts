import type { Seeds } from '../fair/words.ts';
import type { Chance, Proof, StakeLimits } from './game.ts';
import { winOf } from './money.ts';

/** A place on the felt that takes stakes. */
export interface Spot {
  /** Its code in calls, records and texts. */
  readonly code: string;
  /** All results that pay, in 1/10000 of the stake, which is included. */
  readonly chances: readonly Chance[];
}

/** Stakes by the codes of their spots: whole minor units in decimal digits. */
export type WrittenSpots = Readonly<Record<string, string>>;

/**
 * A shared round that goes on after betting: a multiplier grows until the outcome ends it. A bet is
 * cashed out by its player before the end, or by itself. Multipliers are in hundredths.
 */
export interface Flight<Outcome> {
  /** The lowest and the highest multiplier of a cash-out. */
  readonly least: bigint;
  readonly most: bigint;
  /** The multiplier this many milliseconds after the start. */
  timesAt(ms: number): bigint;
  /** When the flight ends, in milliseconds after the start. */
  endOf(outcome: Outcome): number;
  /** Where a stake is cashed out by itself at the latest, so that its win is within the cap. */
  ceilingOf(stake: bigint, cap: bigint): bigint;
  /** The highest multiplier of a cash-out in this flight. */
  reached(outcome: Outcome): bigint;
}

/** What decides a bet besides the outcome. */
export interface Staked {
  readonly choice: WrittenSpots;
  readonly total: bigint;
  readonly currency: string;
  /** Play money. */
  readonly trial: boolean;
  /** Where it is cashed out by itself, and where its player did it; only in flights. */
  readonly autoAt: bigint | null;
  readonly cashOut: bigint | null;
}

/** What a bet gets: an amount in minor units, or its stake back as if it had not been placed. */
export type Payout = bigint | 'back';

/** A game whose rounds all players share. Its rules are pure. */
export interface TableGame<Outcome> {
  readonly code: string;
  readonly algorithm: string;
  readonly names: { readonly en: string; readonly vi: string };
  readonly category: 'LIVE' | 'RNG' | 'COCKFIGHT';
  readonly classify: 'card' | 'dice' | 'table' | 'arcade';
  /** The return of the best spot in per cent, with two digits. */
  readonly rtp: string;
  readonly spots: readonly Spot[];
  readonly proof: Proof<unknown, Outcome>;
  limitsOf(currency: string, digits: number): StakeLimits;
  draw(seeds: Seeds): Outcome;
  /** What a spot pays, in 1/10000 of the stake, which is included; zero for a loss. */
  factor(spot: string, outcome: Outcome): bigint;
  /** At most 200 characters, for the betting record and the verifier. */
  notation(outcome: Outcome): string;
  /** The spots that exclude each other, for stakes on opposite outcomes. */
  readonly opposite: readonly string[];
  /** Only for rounds that go on after betting. */
  readonly flight?: Flight<Outcome>;
  /** For games whose bets depend on each other: what each bet gets, in their order. */
  settle?(bets: readonly Staked[], outcome: Outcome): Payout[];
  /** A bet is on one spot. */
  readonly single?: boolean;
}

/** What all stakes win together; each is rounded down to whole minor units. */
export function payoutOf<Outcome>(
  { factor }: TableGame<Outcome>,
  stakes: WrittenSpots,
  outcome: Outcome,
): bigint {
  return Object.entries(stakes).reduce(
    (sum, [spot, amount]) => sum + winOf(BigInt(amount), factor(spot, outcome)),
    0n,
  );
}

export type AnyTable = TableGame<unknown>;

/** Whether a bet was cashed out in a flight that ended at `reached`, and where. */
export function cashedAt(
  { autoAt, cashOut }: Pick<Staked, 'autoAt' | 'cashOut'>,
  reached: bigint,
): bigint | undefined {
  const at = cashOut ?? autoAt;
  return at !== null && at <= reached ? at : undefined;
}

/** What each bet of a round gets, in their order. */
export function settle(table: AnyTable, bets: readonly Staked[], outcome: unknown): Payout[] {
  const { flight } = table;
  if (flight)
    return bets.map((bet) =>
      winOf(bet.total, (cashedAt(bet, flight.reached(outcome)) ?? 0n) * 100n),
    );
  if (table.settle) return table.settle(bets, outcome);
  return bets.map(({ choice }) => payoutOf(table, choice, outcome));
}

/** The proof of a game whose draw depends on the seeds only. */
export const plainProof = <Outcome>(
  draw: (seeds: Seeds) => Outcome,
  notation: (outcome: Outcome) => string,
): Proof<unknown, Outcome> => ({
  parameters: [],
  parametersOf: () => ({}),
  calculate: (seeds) => notation(draw(seeds)),
});

/** A factor of ten-thousandths from a win without the stake: `8` for 8:1, `0.95` for 0.95:1. */
export const pays = (toOne: number): bigint => BigInt(Math.round((toOne + 1) * 10_000));
