import { families } from '@lantern/rules/lottery';
import { describe, expect, it } from 'vitest';
import { lineLefts, slipSpots } from './limit-left.ts';
import type { Prices, SlipLine } from './slip.ts';

const prices: Prices = {
  version: 3,
  units: ['1000000'],
  series: { least: 1700, most: 1980, step: 20, initial: 1980 },
  rates: { 'back3.direct': { kind: 'series' }, lo2: { kind: 'fixed', odds: { win: '99.5' } } },
};
const stake = { unit: '1000000', multiple: 1, series: 1980 };
const line = (id: number, play: string, selection: string, notes: number): SlipLine => ({
  ...{ id, play, selection, notes },
});

describe('LOT-05 what is left of the limit', () => {
  const lefts = (
    lines: readonly SlipLine[],
    spots: { spot: string; left: string }[],
    limit = '1500000',
  ) =>
    lineLefts(
      slipSpots(families.ssc, prices, lines, stake),
      new Map([['back3.direct', { limit, spots }]]),
    );

  it('LOT-05 is found for a number of several groups', () => {
    const lines = [line(1, 'back3.direct', '1|2|3,4', 2)];
    expect(lefts(lines, [{ spot: '1|2|4', left: '1000000' }]).get(1)).toEqual({
      ...{ spot: '1|2|4', left: 1_000_000n, isOver: false },
    });
  });

  it('LOT-05 is the whole limit of a number without bets', () => {
    const lines = [line(1, 'back3.direct', '1|2|3', 1)];
    expect(lefts(lines, [{ spot: '3|2|1', left: '5' }]).get(1)).toEqual({
      ...{ spot: '1|2|3', left: 1_500_000n, isOver: false },
    });
    expect(lefts(lines, [], '900000').get(1)?.isOver).toBe(true);
  });

  it('LOT-05 counts a number that is on two lines twice', () => {
    const lines = [line(1, 'back3.direct', '1|2|3', 1), line(2, 'back3.direct', '1|2|3,4', 2)];
    const found = lefts(lines, []);
    expect([1, 2].map((id) => found.get(id))).toEqual([
      { spot: '1|2|3', left: 1_500_000n, isOver: true },
      { spot: '1|2|3', left: 1_500_000n, isOver: true },
    ]);
  });

  it('LOT-05 is the limit of the later draws of a chase, whose stake grows', () => {
    const lines = [line(1, 'back3.direct', '1|2|3', 1)];
    const spots = slipSpots(families.ssc, prices, lines, stake);
    const exposures = new Map([['back3.direct', { limit: '1500000', spots: [] }]]);
    const isOver = (growth: number) => lineLefts(spots, exposures, growth).get(1)?.isOver;
    expect([1, 2, Number.POSITIVE_INFINITY].map(isOver)).toEqual([false, true, true]);
  });

  it('LOT-05 is unknown for a play that nothing was heard of', () => {
    expect(
      lineLefts(slipSpots(families.vn27, prices, [line(1, 'lo2', '79', 1)], stake), new Map()),
    ).toEqual(new Map());
  });
});
