import {
  type FamilyCode,
  type Fraction,
  fairOdds,
  families,
  type Play,
  type Rate,
  type RateCard,
} from '@lantern/rules/lottery';
import { vietnameseRates } from './vietnamese-rates.ts';

const fastFamilies = ['ssc', '3d', '11x5', 'k3', 'pk10', 'kl8', '6x49'] as const;

/** What one note costs: a tenth, one, ten and a hundred of the smallest usual stake. */
const units: Readonly<Record<string, readonly string[]>> = {
  VND: ['100000', '1000000', '10000000', '100000000'],
  PHP: ['10000', '100000', '1000000', '10000000'],
};

/** One "điểm" of a Vietnamese board, and five, ten and a hundred. */
const points: Readonly<Record<string, readonly string[]>> = {
  VND: ['1000000', '5000000', '10000000', '100000000'],
  PHP: ['100000', '500000', '1000000', '10000000'],
};

/** Plays whose tiers share one stake have their own prizes. Those that are missing are not sold. */
const tables: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'pick2.table': { 1: '1', 2: '9' },
  'pick3.table': { 2: '2', 3: '45' },
  'pick4.table': { 2: '1', 3: '4', 4: '160' },
  'pick5.table': { 3: '3', 4: '15', 5: '700' },
  'pick6.table': { 3: '1', 4: '8', 5: '60', 6: '3000' },
  'three-hit-two': { 2: '15', 3: '350' },
};

/** A fraction as a decimal with three places, cut off. */
function cut({ top, bottom }: Fraction): string {
  const digits = ((top * 1000n) / bottom).toString().padStart(4, '0');
  return `${digits.slice(0, -3)}.${digits.slice(-3)}`;
}

/** Fixed odds: the fair ones times `percent` of a hundred. */
function fixedRate(play: Play, percent: bigint): Rate {
  const odds = play.tiers.map(({ code }) => {
    const { top, bottom } = fairOdds(play, code) ?? { top: 0n, bottom: 1n };
    return [code, cut({ top: top * percent, bottom: bottom * 100n })] as const;
  });
  return { kind: 'fixed', odds: Object.fromEntries(odds) };
}

function ratesOf(family: FamilyCode, price: (play: Play) => Rate): Record<string, Rate> {
  const sold = families[family].plays.filter((play) => !play.isTable || tables[play.code]);
  return Object.fromEntries(
    sold.map((play) => {
      const odds = tables[play.code];
      return [play.code, play.isTable && odds ? { kind: 'fixed', odds } : price(play)];
    }),
  );
}

const card = (
  currency: string,
  mode: RateCard['mode'],
  series: RateCard['series'],
  price: (play: Play) => Rate,
): RateCard => ({
  ...{ mode, version: 1, currency, units: units[currency] ?? [], series },
  rates: Object.fromEntries(fastFamilies.map((family) => [family, ratesOf(family, price)])),
});

const boards = (discounted: boolean): RateCard['rates'] => ({
  vn27: vietnameseRates('vn27', discounted),
  vn18: vietnameseRates('vn18', discounted),
});

/** Fixed odds for every family; Vietnamese boards with the discount on lô. */
function fixedCard(currency: string): RateCard {
  const fast = card(currency, 'SEA', null, (play) => fixedRate(play, 96n));
  return { ...fast, rates: { ...fast.rates, ...boards(true) } };
}

const vietnameseCard = (currency: string): RateCard => ({
  ...{ mode: 'Lott', version: 1, currency, units: points[currency] ?? [], series: null },
  rates: boards(false),
});

/**
 * The rate cards that a brand starts with: Vietnamese boards in points, fast games by series with a
 * rebate, and all of them at fixed odds.
 */
export const lotteryCards = (currency: string): RateCard[] =>
  units[currency] === undefined
    ? []
    : [
        card(currency, 'Elott', { least: 1700, most: 1980, step: 2, initial: 1960 }, () => ({
          kind: 'series',
        })),
        card(currency, 'ZY', { least: 1800, most: 1900, step: 10, initial: 1900 }, () => ({
          kind: 'series',
        })),
        fixedCard(currency),
        vietnameseCard(currency),
      ];
