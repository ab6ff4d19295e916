import type { RateCard } from '@lantern/rules/lottery';
import { describe, expect, it } from 'vitest';
import { rateCard } from './rate-card.ts';

const card: RateCard = {
  mode: 'SEA',
  version: 1,
  currency: 'VND',
  units: ['1000000'],
  series: { least: 1700, most: 1980, step: 20, initial: 1900 },
  rates: {
    vn27: { lo2: { kind: 'fixed', odds: { win: '78' }, lots: 22 } },
    ssc: { position: { kind: 'series' } },
  },
};
const accepts = (change: object): boolean => rateCard.safeParse({ ...card, ...change }).success;

describe('LOT-04 a rate card', () => {
  it('has units, a series and prices by family and play', () => {
    expect(rateCard.parse(card)).toEqual(card);
    expect(accepts({ series: null, rates: {} })).toBe(true);
  });

  it.each<[string, object]>([
    ['another prize mode', { mode: 'Fair' }],
    ['no unit', { units: [] }],
    ['a unit twice', { units: ['1000', '1000'] }],
    ['a unit of nothing', { units: ['0'] }],
    ['another family', { rates: { dice: {} } }],
    ['a play that the family does not have', { rates: { ssc: { lo2: { kind: 'series' } } } }],
    [
      'odds that are no decimal',
      { rates: { vn27: { de: { kind: 'fixed', odds: { win: '1e2' } } } } },
    ],
    [
      'odds above the fair ones',
      { rates: { vn27: { de: { kind: 'fixed', odds: { win: '101' } } } } },
    ],
    ['no lots', { rates: { vn27: { lo2: { kind: 'fixed', odds: { win: '9' }, lots: 0 } } } }],
    ['half a series', { series: { least: 1700, most: 1800.5, step: 2, initial: 1700 } }],
    ['a field too many', { note: 'x' }],
  ])('cannot have %s', (_what, change) => {
    expect(accepts(change)).toBe(false);
  });
});
