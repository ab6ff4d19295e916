import { families } from '@lantern/rules/lottery';
import { describe, expect, it } from 'vitest';
import { oddsText, unitText } from './decimal.ts';
import { chaseCost, type Prices, totalOf, withLines } from './slip.ts';

const prices: Prices = {
  version: 3,
  units: ['1000000', '1'],
  series: { least: 1700, most: 1980, step: 20, initial: 1980 },
  rates: { 'back3.direct': { kind: 'series' }, lo2: { kind: 'fixed', odds: { win: '99.5' } } },
};
const stake = { unit: '1000000', multiple: 2, series: 1960 };
const direct = { id: 1, play: 'back3.direct', selection: '1|2|3,4', notes: 2 };
const lo = { id: 2, play: 'lo2', selection: '79', notes: 1 };

describe('LOT-05 the sums of a slip', () => {
  it('LOT-04 are by the series and its rebate', () => {
    expect(totalOf(families.ssc, prices, [direct], stake)).toEqual({
      cost: 4000n,
      most: 1_960_000n,
      rebate: 40n,
      notes: 2,
    });
  });

  it('charge each lot of a Vietnamese number', () => {
    const sums = totalOf(families.vn27, prices, [lo], { ...stake, multiple: 1 });
    expect(sums).toMatchObject({ cost: 27_000n, most: 2_686_500n, rebate: 0n });
  });

  it('do not exist for a cost that is no whole amount, or a play without a price', () => {
    expect(totalOf(families.ssc, prices, [direct], { ...stake, unit: '1' })).toBeUndefined();
    const unpriced = { ...direct, play: 'five.direct' };
    expect(totalOf(families.ssc, prices, [unpriced], stake)).toBeUndefined();
  });

  it('add the draws of a chase with their multiples', () => {
    const steps = [1, 2, 4].map((multiple) => ({ issue: `d${multiple}`, multiple }));
    expect(chaseCost(families.ssc, prices, [direct], stake, steps)).toBe(14_000n);
  });
});

it('LOT-05 a selection that the slip has is not added twice', () => {
  const lines = withLines([direct], [direct, lo]);
  expect(lines.map(({ id, play }) => [id, play])).toEqual([
    [1, 'back3.direct'],
    [2, 'lo2'],
  ]);
});

describe('odds and units', () => {
  it('are cut after four places and never rounded up', () => {
    expect(oddsText({ top: 1_999_999n, bottom: 1_000_000n }, 'en')).toBe('1.9999');
  });

  it('may be smaller than a coin', () => {
    expect(unitText('1000000', 'VND', 'en')).toBe('₫1,000');
    expect(unitText('100', 'PHP', 'en')).toBe('₱0.001');
  });
});
