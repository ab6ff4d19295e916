import type { Seeds } from '../fair/words.ts';
import type { Text } from '../texts/words.ts';
import type { Chance, Proof, StakeLimits } from './game.ts';
import { winOf } from './money.ts';

/** A place on the felt that takes stakes. */
export interface Spot {
  /** Its code in calls, records and texts. */
  readonly code: string;
  /** All results that pay, in 1/10000 of the stake, which is included. */
  readonly chances: readonly Chance[];
}

/** Spots of one kind, such as all splits; all have the same chances. */
export interface SpotGroup {
  readonly code: string;
  readonly spots: readonly string[];
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

/** Two sides whose stakes are one pool: the side that wins shares it, less the take. */
export interface Pool<Outcome> {
  readonly sides: readonly [string, string];
  /** What the house keeps of a decided pool, in ten-thousandths. */
  readonly take: bigint;
  /** How often of `of` one side wins. */
  readonly decided: bigint;
  readonly of: bigint;
  /** The side that wins; undefined for a draw, which gives the stakes on both sides back. */
  winnerOf(outcome: Outcome): string | undefined;
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

/** How a game takes tickets, whose odds differ from round to round, instead of fixed spots. */
export interface Tickets {
  /** The most that a ticket can pay, in 1/10000 of the stake; undefined when it is not offered. */
  highest(round: number, ticket: string): bigint | undefined;
  /** In the player's language. */
  label(round: number, ticket: string, text: Text): string;
  /** The market of a ticket whose opposite tickets together cover it, and its place there. */
  covers(ticket: string): { market: string; on: string } | undefined;
}

/** How the result is played before all eyes, between the end of betting and the outcome. */
export interface Live {
  /** How long it takes, in milliseconds. */
  readonly ms: number;
  /** What has happened after this part of the time, from 0 to 1. */
  show(seeds: Seeds, part: number): unknown;
}

/** A game whose rounds all players share. Its rules are pure. */
export interface TableGame<Outcome> {
  readonly code: string;
  readonly algorithm: string;
  readonly names: { readonly en: string; readonly vi: string };
  readonly category: 'LIVE' | 'RNG' | 'COCKFIGHT' | 'SPORTS' | 'ESPORTS';
  readonly classify: 'card' | 'dice' | 'table' | 'arcade' | 'sports';
  /** The return of the best spot in per cent, with two digits. */
  readonly rtp: string;
  readonly spots: readonly Spot[];
  /** Kinds of which a page shows one at a time, beside the spots that are in none. */
  readonly groups?: readonly SpotGroup[];
  /** The name of a spot in figures, which needs no translation; undefined when it has none. */
  readonly figures?: (spot: string) => string | undefined;
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
  /** Only for games whose odds depend on the stakes of all. */
  readonly pool?: Pool<Outcome>;
  /** A bet is on one spot. */
  readonly single?: boolean;
  /** Such a game has no spots. */
  readonly tickets?: Tickets;
  readonly live?: Live;
}

/** The most that a spot or ticket can pay in a round; undefined when it takes no stakes there. */
export function highestOf<Outcome>(
  { spots, tickets }: TableGame<Outcome>,
  round: number,
  spot: string,
): bigint | undefined {
  if (tickets) return tickets.highest(round, spot);
  const chances = spots.find(({ code }) => code === spot)?.chances;
  return chances && largest(chances);
}

/** The highest factor of some chances. */
export const largest = (chances: readonly Pick<Chance, 'factor'>[]): bigint =>
  chances.reduce((most, { factor }) => (factor > most ? factor : most), 0n);

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

/** Stakes by spot, of all players with one currency. */
export type Sums = Readonly<Record<string, string | bigint>>;

/**
 * What a side of a pool pays if it wins, in ten-thousandths with two decimals of a multiplier, at
 * least the stake; undefined while a side is empty.
 */
export function poolFactor({ sides, take }: Pool<unknown>, side: string, sums: Sums) {
  const [one, other] = sides.map((code) => BigInt(sums[code] ?? 0));
  const own = BigInt(sums[side] ?? 0);
  if (!one || !other) return undefined;
  const hundredths = ((one + other) * (10_000n - take)) / (own * 100n);
  return hundredths < 100n ? 10_000n : hundredths * 100n;
}

/** What stakes get in a round whose stakes of all players are `sums`. */
export function payoutIn(
  table: AnyTable,
  stakes: WrittenSpots,
  outcome: unknown,
  sums: Sums,
): Payout {
  const { pool } = table;
  const [spot = '', amount = '0'] = Object.entries(stakes)[0] ?? [];
  if (!pool?.sides.includes(spot)) return payoutOf(table, stakes, outcome);
  const factor = poolFactor(pool, spot, sums);
  if (factor === undefined) return 'back';
  const winner = pool.winnerOf(outcome);
  if (winner === undefined) return BigInt(amount);
  return winner === spot ? winOf(BigInt(amount), factor) : 0n;
}

/** The stakes by spot of the bets in each currency; play money is apart. */
function sumsOf(bets: readonly Staked[]): (bet: Staked) => Record<string, bigint> {
  const groups = new Map<string, Record<string, bigint>>();
  const groupOf = ({ currency, trial }: Staked) => `${currency} ${trial}`;
  for (const bet of bets) {
    const sums = groups.get(groupOf(bet)) ?? {};
    groups.set(groupOf(bet), sums);
    for (const [spot, amount] of Object.entries(bet.choice))
      sums[spot] = (sums[spot] ?? 0n) + BigInt(amount);
  }
  return (bet) => groups.get(groupOf(bet)) ?? {};
}

/** What each bet of a round gets, in their order. */
export function settle(table: AnyTable, bets: readonly Staked[], outcome: unknown): Payout[] {
  const { flight } = table;
  if (flight)
    return bets.map((bet) =>
      winOf(bet.total, (cashedAt(bet, flight.reached(outcome)) ?? 0n) * 100n),
    );
  const sums = sumsOf(bets);
  return bets.map((bet) => payoutIn(table, bet.choice, outcome, sums(bet)));
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
