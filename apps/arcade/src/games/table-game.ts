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

/** A game whose rounds all players share. Its rules are pure. */
export interface TableGame<Outcome> {
  readonly code: string;
  readonly algorithm: string;
  readonly names: { readonly en: string; readonly vi: string };
  readonly category: 'LIVE';
  readonly classify: 'card' | 'dice' | 'table';
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
