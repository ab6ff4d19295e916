import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FamilyCode, highestRebate, rebateStep } from './codes.ts';
import { families } from './families.ts';
import { findPlay, type Play } from './family.ts';
import { type Fraction, fraction } from './fraction.ts';
import {
  costOf,
  fairOdds,
  faultsOf,
  isInRange,
  mostPayout,
  mostRebateOf,
  payoutOf,
  type Rate,
  type RateCard,
  rebateOf,
  returnsOf,
  seriesOfRebate,
} from './rate-card.ts';

const playOf = (family: FamilyCode, code: string): Play => {
  const play = findPlay(families[family], code);
  if (!play) throw new Error(`${family} has no ${code}`);
  return play;
};
const selectionOf = (play: Play, text: string) => {
  const checked = play.parse(text);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.selection;
};
const decimal = ({ top, bottom }: Fraction): number => Number(top) / Number(bottom);
const fixed = (odds: string, lots?: number): Rate => ({ kind: 'fixed', odds: { win: odds }, lots });
/** One điểm of 1,000 dong. */
const point = { unit: 1_000_000n, multiple: 1 };

/** Prizes of the North from ĐB down, of which the first few are given. */
const north = (...numbers: string[]): string[] => {
  const { drawing } = families.vn27;
  const lengths = drawing.kind === 'digits' ? drawing.lengths : [];
  return lengths.map((length, place) => numbers[place] ?? '0'.repeat(length));
};

describe('LOT-02 worked examples of the North', () => {
  it('lô 79 on 27 lots costs 27 points; three hits at 99.5 pay 298.5', () => {
    const play = playOf('vn27', 'lo2');
    const wins = play.wins([['79']], north('12379', '00079', '45679'));
    expect(costOf(play, fixed('99.5'), 1, point)).toBe(27_000n);
    expect(wins).toEqual([{ tier: 'win', hits: 3 }]);
    expect(payoutOf(play, { rate: fixed('99.5') }, wins, point)).toBe(298_500n);
  });

  it.each([
    ['de', '88'],
    ['head', '8'],
    ['tail', '8'],
    ['three', '288'],
    ['four', '6288'],
    ['de-first', '76'],
  ])('ĐB 76288: %s is %s', (code, pick) => {
    const play = playOf('vn27', code);
    expect(play.wins([[pick]], north('76288'))).toEqual([{ tier: 'win', hits: 1 }]);
    const others = Array.from({ length: 10 ** pick.length }, (_, number) =>
      String(number).padStart(pick.length, '0'),
    ).filter((number) => number !== pick);
    expect(play.wins([others], north('76288'))).toEqual([]);
  });

  it('xiên 2 of 11, which comes three times, and 13 pays once', () => {
    const result = north('00011', '00011', '00011', '00013');
    expect(playOf('vn27', 'xien2').wins([['11', '13']], result)).toEqual([
      { tier: 'win', hits: 1 },
    ]);
  });

  it('lô trượt 4 loses with any hit', () => {
    const play = playOf('vn27', 'truot4');
    const picks = ['11', '13', '15', '20'];
    expect(play.wins([picks], north())).toEqual([{ tier: 'win', hits: 1 }]);
    for (const hit of picks) expect(play.wins([picks], north(`123${hit}`))).toEqual([]);
  });
});

it('LOT-02 South: lô 39 charged 15 lots at 79 pays 79 points for 15', () => {
  const play = playOf('vn18', 'lo2');
  const rate = fixed('79', 15);
  const result = ['123456', '00139', ...Array.from({ length: 16 }, () => '0000')];
  expect(costOf(play, rate, 1, point)).toBe(15_000n);
  expect(payoutOf(play, { rate }, play.wins([['39']], result), point)).toBe(79_000n);
});

describe('LOT-02 fair odds of the boards', () => {
  it.each<[string, number | undefined, number | undefined]>([
    ['lo2', 100, 100],
    ['lo2-1k', 3.704, 5.556],
    ['lo2-first', 100, 100],
    ['lo2-g3', 100, undefined],
    ['lo2-g4', undefined, 100],
    ['lo3', 1000, 1000],
    ['lo4', 10_000, 10_000],
    ['de', 100, 100],
    ['de-top', 100, 100],
    ['de-both', 100, 100],
    ['head', 10, 10],
    ['three', 1000, 1000],
    ['three-top', 1000, 1000],
    ['three-both', 1000, 1000],
    ['four', 10_000, 10_000],
    ['xien2', 18.22, 38.3],
    ['xien3', 81.31, 255.5],
    ['xien4', 374.5, 1801],
    ['truot4', 3.01, 2.09],
    ['truot6', 5.32, 3.05],
    ['truot8', 9.5, 4.49],
    ['truot10', 17.2, 6.66],
  ])('%s: %s and %s', (code, ofNorth, ofSouth) => {
    const odds = (['vn27', 'vn18'] as const).map((family) => {
      const play = findPlay(families[family], code);
      const fair = play && fairOdds(play, 'win');
      return fair && Number(decimal(fair).toPrecision(4));
    });
    const rounded = odds.map((one, at) => {
      const expected = [ofNorth, ofSouth][at];
      return one !== undefined && Math.abs(one - (expected ?? 0)) < 0.006 ? expected : one;
    });
    expect(rounded).toEqual([ofNorth, ofSouth]);
  });

  it.each([
    ['vn27', ['lo2', 27], ['lo3', 23], ['lo4', 20], ['lo2-g3', 6], ['lo2-g5', 6], ['de-top', 4]],
    ['vn27', ['three-top', 3], ['de-both', 5], ['three-both', 4], ['lo2-1k', 1], ['xien2', 1]],
    ['vn18', ['lo2', 18], ['lo3', 17], ['lo4', 16], ['lo2-g4', 7], ['lo2-g6', 3], ['de-top', 1]],
    ['vn18', ['three-top', 1], ['de-both', 2], ['three-both', 2], ['lo2-1k', 1], ['xien2', 1]],
  ] as [FamilyCode, ...[string, number][]][])(
    '%s charges a note so many lots',
    (family, ...lots) => {
      expect(lots.map(([code]) => [code, playOf(family, code).lots])).toEqual(lots);
    },
  );
});

describe('LOT-03 fair odds of the fast families', () => {
  it.each<[FamilyCode, string, string, number]>([
    ['ssc', 'five.direct', 'win', 100_000],
    ['ssc', 'five.combo', '3', 1000],
    ['ssc', 'back3.group3', 'win', 333.33],
    ['ssc', 'back3.group6', 'win', 166.67],
    ['ssc', 'back2.group', 'win', 50],
    ['ssc', 'five.group120', 'win', 833.33],
    ['ssc', 'five.group60', 'win', 1666.67],
    ['ssc', 'five.group30', 'win', 3333.33],
    ['ssc', 'five.group20', 'win', 5000],
    ['ssc', 'five.group10', 'win', 10_000],
    ['ssc', 'five.group5', 'win', 20_000],
    ['ssc', 'back4.group24', 'win', 416.67],
    ['ssc', 'back4.group12', 'win', 833.33],
    ['ssc', 'back4.group6', 'win', 1666.67],
    ['ssc', 'back4.group4', 'win', 2500],
    ['ssc', 'position', 'win', 10],
    ['ssc', 'back3.contains1', 'win', 3.69],
    ['ssc', 'back3.contains2', 'win', 18.519],
    ['ssc', 'back4.contains1', 'win', 2.908],
    ['ssc', 'back4.contains2', 'win', 10.267],
    ['ssc', 'five.contains2', 'win', 6.817],
    ['ssc', 'five.contains3', 'win', 22.989],
    ['ssc', 'back2.sides', 'win', 4],
    ['ssc', 'five.sum-sides', 'big', 2],
    ['ssc', 'pair15.dragon-tiger', 'dragon', 2.222],
    ['ssc', 'pair15.dragon-tiger', 'tie', 10],
    ['ssc', 'pair15.dragon-tiger-push', 'tiger', 2],
    ['ssc', 'five.appears1', 'win', 2.442],
    ['ssc', 'five.appears2', 'win', 12.276],
    ['ssc', 'five.appears3', 'win', 116.82],
    ['ssc', 'five.appears4', 'win', 2173.9],
    ['ssc', 'front3.form', 'triple', 100],
    ['ssc', 'front3.form', 'straight', 16.67],
    ['ssc', 'front3.form', 'pair', 3.704],
    ['ssc', 'front3.form', 'half', 2.778],
    ['ssc', 'front3.form', 'mixed', 3.333],
    ['ssc', 'five.bull', 'none', 2.805],
    ['ssc', 'five.bull', '1', 15.69],
    ['ssc', 'five.bull', '2', 15.37],
    ['ssc', 'five.bull', 'bull', 15.49],
    ['pk10', 'position', 'win', 10],
    ['pk10', 'front2', 'win', 90],
    ['pk10', 'front3', 'win', 720],
    ['pk10', 'front4', 'win', 5040],
    ['pk10', 'front5', 'win', 30_240],
    ['pk10', 'position.sides', 'win', 2],
    ['pk10', 'dragon-tiger', 'win', 2],
    ['pk10', 'sum2', '3', 45],
    ['pk10', 'sum2', '17', 22.5],
    ['pk10', 'sum2', '7', 15],
    ['pk10', 'sum2', '9', 11.25],
    ['pk10', 'sum2', '11', 9],
    ['pk10', 'sum2.sides', 'big', 2.25],
    ['pk10', 'sum2.sides', 'small', 1.8],
    ['pk10', 'sum2.sides', 'odd', 1.8],
    ['pk10', 'sum2.sides', 'even', 2.25],
    ['pk10', 'sum2.sides-push', 'odd', 2],
    ['11x5', 'position', 'win', 11],
    ['11x5', 'front2.direct', 'win', 110],
    ['11x5', 'front2.group', 'win', 55],
    ['11x5', 'front3.direct', 'win', 990],
    ['11x5', 'front3.group', 'win', 165],
    ['11x5', 'front3.any', 'win', 3.667],
    ...([2.2, 5.5, 16.5, 66, 462, 77, 22, 8.25] as const).map(
      (odds, at): [FamilyCode, string, string, number] => ['11x5', `any${at + 1}`, 'win', odds],
    ),
    ['11x5', 'any6.banker', 'win', 77],
    ...([462, 15.4, 3.08, 2.31, 6.16, 77] as const).map(
      (odds, at): [FamilyCode, string, string, number] => ['11x5', 'odd-count', String(at), odds],
    ),
    ['11x5', 'median', '03', 16.5],
    ['11x5', 'median', '08', 7.333],
    ['11x5', 'median', '05', 5.133],
    ['11x5', 'median', '06', 4.62],
    ...([216, 72, 36, 21.6, 14.4, 10.286, 8.64, 8] as const).flatMap(
      (odds, at): [FamilyCode, string, string, number][] => [
        ['k3', 'sum', String(at + 3), odds],
        ['k3', 'sum', String(18 - at), odds],
      ],
    ),
    ['k3', 'triple', 'win', 216],
    ['k3', 'any-triple', 'any', 36],
    ['k3', 'pair', 'win', 13.5],
    ['k3', 'pair-only', 'win', 14.4],
    ['k3', 'pair-single', 'win', 72],
    ['k3', 'three-different', 'win', 36],
    ['k3', 'any-straight', 'any', 9],
    ['k3', 'two-different', 'win', 7.2],
    ['k3', 'sides', 'big', 2],
    ['k3', 'sides-casino', 'odd', 2.057],
    ['kl8', 'pick1', 'win', 4],
    ['kl8', 'pick2', 'win', 16.63],
    ['kl8', 'pick7', 'win', 40_979.3],
    ['kl8', 'sum-sides', 'big', 2.0088],
    ['kl8', 'sum-sides', 'tie', 227.46],
    ['kl8', 'upper-lower', 'upper', 2.5102],
    ['kl8', 'odd-even', 'tie', 4.9202],
    ['kl8', 'elements', 'gold', 9.7546],
    ['kl8', 'elements', 'wood', 4.9621],
    ['kl8', 'elements', 'water', 2.5771],
    ['kl8', 'elements', 'fire', 4.9166],
    ['kl8', 'elements', 'earth', 9.5671],
    ['6x49', 'special', 'win', 49],
    ['6x49', 'special.sides', 'big', 2],
    ['6x49', 'main', 'win', 8.1667],
  ])('%s %s %s: %d', (family, code, tier, odds) => {
    const fair = fairOdds(playOf(family, code), tier);
    if (!fair) throw new Error('no fair odds');
    expect(Math.abs(decimal(fair) - odds) / odds).toBeLessThan(0.0006);
  });

  it('a table has none, because its tiers share one stake', () => {
    expect(fairOdds(playOf('kl8', 'pick5.table'), '5')).toBeUndefined();
  });
});

describe('LOT-04 a series', () => {
  const range = { least: 1700, most: 1980, step: 2, initial: 1900 };
  /** 2 yuan a note, in thousandths of a fen. */
  const yuan = { unit: 200_000n, multiple: 1 };
  const rate: Rate = { kind: 'series' };

  it.each([
    ['odd', 35_496n],
    ['big', 44_370n],
  ])('PK10 sum “%s” at 1972 pays 1.7748 or 2.2185 of 200 yuan', (tier, paid) => {
    const play = playOf('pk10', 'sum2.sides');
    const wins = [{ tier, hits: 1 }];
    expect(payoutOf(play, { rate, series: 1972 }, wins, { ...yuan, multiple: 100 })).toBe(paid);
  });

  it('is chosen within its range and step; 20 below the highest give 1 % back', () => {
    expect([1698, 1700, 1701, 1980, 1982].map((one) => isInRange(range, one))).toEqual([
      ...[false, true, false, true, false],
    ]);
    expect(rebateOf(10_000n, range, 1960)).toBe(100n);
    expect(rebateOf(10_000n, range, 1980)).toBe(0n);
    expect(rebateOf(99n, range, 1960)).toBe(0n);
  });

  it.each([
    [0, 1980],
    [100, 1960],
    [250, 1930],
    [255, 1928],
    [1400, 1700],
    [1405, 1700],
    [highestRebate, 1700],
  ])('begins at a rebate of %i hundredths of a percent with %i', (rebate, series) => {
    expect(seriesOfRebate(range, rebate)).toBe(series);
  });

  it('gives the least rebate that is no lower than a preset, or its highest one', () => {
    const ranges = fc
      .record({
        step: fc.integer({ min: 1, max: 50 }),
        steps: fc.nat(39),
        gap: fc.nat(49),
      })
      .map(({ step, steps, gap }) => {
        const most = 2000 - gap;
        return { least: most - step * steps, most, step, initial: most };
      })
      .filter(({ least }) => least > 0);
    const rebates = fc.nat(highestRebate / rebateStep).map((points) => points * rebateStep);
    fc.assert(
      fc.property(ranges, rebates, (any, rebate) => {
        const series = seriesOfRebate(any, rebate);
        const given = (any.most - series) * rebateStep;
        expect(isInRange(any, series)).toBe(true);
        expect(given).toBeGreaterThanOrEqual(Math.min(rebate, mostRebateOf(any)));
        expect(given - rebate).toBeLessThan(any.step * rebateStep);
        expect(rebateOf(10_000n, any, series)).toBe(BigInt(given));
      }),
    );
  });

  it('returns series / 2000 of the stakes by every tier', () => {
    for (const { plays } of Object.values(families))
      for (const play of plays.filter(({ isTable, pushed }) => !isTable && !pushed))
        for (const { share } of returnsOf(play, { rate, series: 1900 }))
          expect(share).toEqual(fraction(95, 100));
  });

  it('with a push returns the pushed part in full', () => {
    const play = playOf('6x49', 'special.sides');
    expect(returnsOf(play, { rate, series: 2000 })[0]?.share).toEqual(fraction(1));
    expect(payoutOf(play, { rate, series: 1900 }, [{ tier: 'push', hits: 3 }], yuan)).toBe(600n);
  });

  it('a line is rounded down once, over all its winning notes', () => {
    const play = playOf('ssc', 'back3.contains1');
    const one = payoutOf(play, { rate, series: 1957 }, [{ tier: 'win', hits: 1 }], yuan);
    const three = payoutOf(play, { rate, series: 1957 }, [{ tier: 'win', hits: 3 }], yuan);
    expect([one, three]).toEqual([722n, 2166n]);
    expect(3n * one).toBe(2166n);
    expect(payoutOf(play, { rate, series: 1959 }, [{ tier: 'win', hits: 3 }], yuan)).toBe(2168n);
    expect(payoutOf(play, { rate, series: 1959 }, [{ tier: 'win', hits: 1 }], yuan) * 3n).toBe(
      2166n,
    );
  });

  it('li cost less than a minor unit each, so a line must come to a whole number', () => {
    const play = playOf('ssc', 'position');
    const li = { unit: 200n, multiple: 1 };
    expect(costOf(play, rate, 4, li)).toBeUndefined();
    expect(costOf(play, rate, 5, li)).toBe(1n);
  });
});

describe('LOT-05 the most that a line can win', () => {
  it.each<[FamilyCode, string, string, string, bigint]>([
    ['vn27', 'lo2', '79', '99.5', 27n * 99_500n],
    ['vn27', 'de', '01 02 03', '99', 99_000n],
    ['vn27', 'xien2', '11 13;13 15', '17', 34_000n],
    ['ssc', 'position', '1||2|34|', '9.8', 29_400n],
    ['pk10', 'position', '01|01|02||||||| ', '9.8', 19_600n],
  ])('%s %s “%s” at %s: %d', (family, code, text, odds, most) => {
    const play = playOf(family, code);
    expect(mostPayout(play, { rate: fixed(odds) }, selectionOf(play, text), point)).toBe(most);
  });
});

describe('LOT-04 a rate card', () => {
  const card = (family: FamilyCode, rates: Record<string, Rate>, series = true): RateCard => ({
    mode: 'Lott',
    version: 1,
    currency: 'CNY',
    units: ['200000'],
    series: series ? { least: 1700, most: 1980, step: 2, initial: 1900 } : null,
    rates: { [family]: rates },
  });

  it.each<[string, RateCard, object[]]>([
    ['a valid card', card('ssc', { 'back3.direct': { kind: 'series' } }), []],
    ['an unknown play', card('ssc', { nothing: fixed('2') }), [{ code: 'play', play: 'nothing' }]],
    [
      'a series without a range',
      card('ssc', { position: { kind: 'series' } }, false),
      [{ code: 'series' }],
    ],
    [
      'a series for a table',
      card('kl8', { 'pick5.table': { kind: 'series' } }),
      [{ code: 'series' }],
    ],
    [
      'a tier without odds',
      card('k3', { sides: { kind: 'fixed', odds: { big: '1.9', small: '1.9', odd: '1.9' } } }),
      [{ code: 'odds_missing', tier: 'even' }],
    ],
    [
      'an unknown tier',
      card('k3', { triple: { kind: 'fixed', odds: { win: '200', lose: '1' } } }),
      [{ code: 'tier', tier: 'lose' }],
    ],
    [
      'odds that are no decimal',
      card('vn27', { de: fixed('1e2') }),
      [{ code: 'odds', tier: 'win' }],
    ],
    ['no lots', card('vn27', { lo2: fixed('99', 0) }), [{ code: 'lots' }]],
    [
      'odds above the fair ones',
      card('vn27', { lo2: fixed('100.1') }),
      [{ code: 'above_fair', tier: 'win' }],
    ],
    [
      'a discount that goes too far',
      card('vn27', { lo2: fixed('85', 22) }),
      [{ code: 'above_fair' }],
    ],
    [
      'a table that pays more than is staked',
      card('kl8', { 'pick2.table': { kind: 'fixed', odds: { 1: '1', 2: '12' } } }),
      [{ code: 'above_fair' }],
    ],
  ])('%s', (_what, made, faults) => {
    expect(faultsOf(made)).toHaveLength(faults.length);
    expect(faultsOf(made)).toMatchObject(faults);
  });

  it('a range must end on its steps and below fair odds', () => {
    const made = card('ssc', {});
    const faults = [
      { least: 1700, most: 1981, step: 2, initial: 1900 },
      { least: 1700, most: 2002, step: 2, initial: 1900 },
      { least: 1700, most: 1980, step: 2, initial: 1901 },
      { least: 1700, most: 1980, step: 0, initial: 1900 },
      { least: 1700, most: 1700.5, step: 0.5, initial: 1700 },
    ].map((series) => faultsOf({ ...made, series }).map(({ code }) => code));
    expect(faults).toEqual(faults.map(() => ['range']));
  });

  it('the exact return of a KL8 table is shown', () => {
    const rate: Rate = { kind: 'fixed', odds: { 1: '1', 2: '9' } };
    const [share] = returnsOf(playOf('kl8', 'pick2.table'), { rate });
    expect(share).toEqual({ tier: undefined, share: fraction(291, 316) });
  });
});
