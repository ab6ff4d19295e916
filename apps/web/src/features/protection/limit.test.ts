import { describe, expect, it } from 'vitest';
import { lowestOf, shareUsed } from './limit.ts';

describe('RGC-01 the limit that holds', () => {
  it.each([
    [null, null, null],
    ['500', null, '500'],
    [null, '700', '700'],
    ['900', '700', '700'],
    ['1000', '99', '99'],
    ['0', '700', '0'],
  ])('RGC-01 of %s by the member and %s by the site is %s', (amount, most, lowest) => {
    expect(lowestOf({ amount, most })).toBe(lowest);
  });

  it.each([
    ['0', '0', 100],
    ['-50', '100', 0],
    ['33', '100', 33],
    ['999', '1000', 99],
    ['1001', '1000', 100],
  ])('RGC-01 %s of %s are %i hundredths', (used, limit, share) => {
    expect(shareUsed(used, limit)).toBe(share);
  });
});
