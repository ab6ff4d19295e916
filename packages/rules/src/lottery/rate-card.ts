import { type FamilyCode, type PrizeMode, rebateStep } from './codes.ts';
import { families } from './families.ts';
import { type Family, findPlay, type Play, push, type Wins } from './family.ts';
import {
  type Fraction,
  fraction,
  fractionOf,
  isDecimal,
  minus,
  over,
  plus,
  times,
} from './fraction.ts';

/**
 * How a play is priced. `series`: the fair odds times the chosen series / 2000. `fixed`: for each
 * tier what a unit on one lot gets back, stake included, as a decimal; a table's tier without odds
 * wins nothing. `lots` is what a note is charged, if that is not the play's own (a discount).
 */
export type Rate =
  | { readonly kind: 'series' }
  | {
      readonly kind: 'fixed';
      readonly odds: Readonly<Record<string, string>>;
      readonly lots?: number | undefined;
    };

/** The series that a member may choose: from `least` to `most` in steps, 2000 is fair. */
export interface SeriesRange {
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly initial: number;
}

/** The prices of a brand in one currency. A new version never changes placed tickets. */
export interface RateCard {
  readonly mode: PrizeMode;
  readonly version: number;
  readonly currency: string;
  /** What one note costs on one lot, in thousandths of a minor unit: li are below one. */
  readonly units: readonly string[];
  readonly series: SeriesRange | null;
  /** By family and play. A play that is not listed is not offered. */
  readonly rates: Readonly<Partial<Record<FamilyCode, Readonly<Record<string, Rate>>>>>;
}

/** 2000 of the series stand for odds without an advantage of the house. */
const fairSeries = 2000;
const thousandths = 1000n;

/** How a line is staked: thousandths of a minor unit for one note on one lot, and its multiple. */
export interface Staking {
  readonly unit: bigint;
  readonly multiple: number;
}

/** The price at which a line was placed. `series` is what the member chose, for series rates. */
export interface Price {
  readonly rate: Rate;
  readonly series?: number | undefined;
}

/**
 * The odds at which a tier returns exactly what is staked, stake included; undefined for a table,
 * whose tiers share one stake, and for an unknown tier.
 */
export function fairOdds(play: Play, tier: string): Fraction | undefined {
  const found = play.tiers.find(({ code }) => code === tier);
  if (!found || play.isTable) return undefined;
  return over(minus(fraction(play.lots), play.pushed ?? fraction(0)), found.chance);
}

/** What a unit on one lot gets back when its note hits a tier; zero if the card pays nothing. */
export function factorOf(play: Play, { rate, series }: Price, tier: string): Fraction {
  if (tier === push) return fraction(1);
  if (rate.kind === 'fixed') return fractionOf(rate.odds[tier] ?? '0');
  const fair = fairOdds(play, tier);
  if (!fair || series === undefined) throw new RangeError(`${play.code} has no series price`);
  return times(fair, fraction(series, fairSeries));
}

const lotsOf = (play: Play, rate: Rate): number =>
  rate.kind === 'fixed' ? (rate.lots ?? play.lots) : play.lots;

/** The cost of a line in minor units; undefined if it is not a whole number of them. */
export function costOf(
  play: Play,
  rate: Rate,
  notes: number,
  { unit, multiple }: Staking,
): bigint | undefined {
  const cost = BigInt(notes) * BigInt(lotsOf(play, rate)) * BigInt(multiple) * unit;
  return cost % thousandths === 0n ? cost / thousandths : undefined;
}

/** What a line wins in minor units: all its wins added exactly, then rounded down once. */
export function payoutOf(play: Play, price: Price, wins: Wins, staking: Staking): bigint {
  const units = wins
    .map(({ tier, hits }) => times(factorOf(play, price, tier), fraction(hits)))
    .reduce(plus, fraction(0));
  const staked = staking.unit * BigInt(staking.multiple);
  return (units.top * staked) / (units.bottom * thousandths);
}

/** The most that a line can win, in minor units. */
export const mostPayout = (
  play: Play,
  price: Price,
  selection: Parameters<Play['best']>[0],
  staking: Staking,
): bigint =>
  play
    .best(selection)
    .map((wins) => payoutOf(play, price, wins, staking))
    .reduce((most, one) => (one > most ? one : most), 0n);

/** The rebate of a line in minor units, rounded down: 20 of the series are 1 % of its cost. */
export const rebateOf = (cost: bigint, range: SeriesRange, series: number): bigint =>
  (cost * BigInt(range.most - series)) / BigInt(fairSeries);

/** The highest rebate of a range, in hundredths of a percent. */
export const mostRebateOf = ({ least, most }: SeriesRange): number => (most - least) * rebateStep;

/**
 * The series with which a slip begins at a rebate, in hundredths of a percent: the highest series
 * that gives at least this rebate, or the lowest of the range if none gives so much.
 */
export const seriesOfRebate = ({ least, most, step }: SeriesRange, rebate: number): number =>
  Math.max(least, least + Math.floor((most - rebate / rebateStep - least) / step) * step);

/** Whether a member may choose a series. */
export const isInRange = ({ least, most, step }: SeriesRange, series: number): boolean =>
  series >= least && series <= most && (series - least) % step === 0;

/** What a play returns of the stakes in the long run. A table has one return for all tiers. */
export interface Return {
  readonly tier: string | undefined;
  readonly share: Fraction;
}

/** The exact return of a play at a price, by tier; 1 is all that was staked. */
export function returnsOf(play: Play, price: Price): Return[] {
  const staked = fraction(lotsOf(play, price.rate));
  const shares = play.tiers.map(({ code, chance }) => ({
    tier: code,
    share: over(times(chance, factorOf(play, price, code)), staked),
  }));
  if (play.isTable)
    return [{ tier: undefined, share: shares.map(({ share }) => share).reduce(plus, fraction(0)) }];
  const pushed = play.pushed ?? fraction(0);
  return shares.map(({ tier, share }) => ({ tier, share: plus(share, pushed) }));
}

export const faultCodes = [
  ...(['play', 'series', 'range', 'tier', 'odds', 'odds_missing', 'lots', 'above_fair'] as const),
] as const;
export type FaultCode = (typeof faultCodes)[number];

/** Why a rate card cannot be used. */
export interface CardFault {
  readonly code: FaultCode;
  readonly family?: FamilyCode;
  readonly play?: string;
  readonly tier?: string;
}

const isAboveFair = ({ share }: Return): boolean => share.top > share.bottom;

/** What keeps a rate from being calculated with at all. */
function unreadable(rate: Rate): Pick<CardFault, 'code' | 'tier'>[] {
  if (rate.kind === 'series') return [];
  const tiers = Object.entries(rate.odds).filter(([, odds]) => !isDecimal(odds));
  const isWhole = rate.lots === undefined || (Number.isInteger(rate.lots) && rate.lots > 0);
  return [
    ...tiers.map(([tier]) => ({ code: 'odds', tier }) as const),
    ...(isWhole ? [] : [{ code: 'lots' } as const]),
  ];
}

function faultsOfRate(card: RateCard, play: Play, rate: Rate): Pick<CardFault, 'code' | 'tier'>[] {
  if (rate.kind === 'series' && (card.series === null || play.isTable)) return [{ code: 'series' }];
  const faults = unreadable(rate);
  if (faults.length > 0) return faults;
  const tiers = play.tiers.map(({ code }) => code);
  const named = rate.kind === 'fixed' ? Object.keys(rate.odds) : tiers;
  const unknown = named.filter((tier) => !tiers.includes(tier));
  const missing = play.isTable ? [] : tiers.filter((tier) => !named.includes(tier));
  const above = returnsOf(play, { rate, series: card.series?.most }).filter(isAboveFair);
  return [
    ...unknown.map((tier) => ({ code: 'tier', tier }) as const),
    ...missing.map((tier) => ({ code: 'odds_missing', tier }) as const),
    ...above.map(({ tier }) => ({ code: 'above_fair', ...(tier ? { tier } : {}) }) as const),
  ];
}

function faultsOfFamily(card: RateCard, family: Family): CardFault[] {
  return Object.entries(card.rates[family.code] ?? {}).flatMap(([code, rate]): CardFault[] => {
    const play = findPlay(family, code);
    const place = { family: family.code, play: code };
    if (!play) return [{ code: 'play', ...place }];
    return faultsOfRate(card, play, rate).map((fault) => ({ ...fault, ...place }));
  });
}

const isRange = (range: SeriesRange): boolean =>
  Object.values(range).every(Number.isInteger) &&
  range.step > 0 &&
  range.most <= fairSeries &&
  isInRange(range, range.most) &&
  isInRange(range, range.initial);

/**
 * Validates a card beyond its form: it names plays and tiers that exist, prices each tier, and
 * returns no more than is staked.
 */
export const faultsOf = (card: RateCard): CardFault[] =>
  card.series && !isRange(card.series)
    ? [{ code: 'range' }]
    : Object.values(families).flatMap((family) => faultsOfFamily(card, family));
