import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { confirmRaise, type Limit, periodsOf, wishLimit } from './protection.ts';

const rule = { waitHours: 24, lapseHours: 72 };
const hour = 3_600_000;
const limitOf = (amount: bigint): Limit => ({ amount, raise: null });

describe('RGC-01 a requested limit', () => {
  it.each([
    ['the first limit holds at once', null, 500n, 500n],
    ['a limit of zero is a limit', null, 0n, 0n],
    ['a lower one holds at once', limitOf(500n), 499n, 499n],
  ])('RGC-01 %s', (_what, limit, wish, amount) => {
    expect(wishLimit(limit, wish, 0, rule)).toEqual({ outcome: 'set', limit: limitOf(amount) });
  });

  it.each([
    ['a higher one', 501n],
    ['none at all', null],
  ])('RGC-01 %s waits, and the limit stays as it is meanwhile', (_what, wish) => {
    expect(wishLimit(limitOf(500n), wish, 7, rule)).toEqual({
      outcome: 'waits',
      limit: { amount: 500n, raise: { to: wish, opensAt: 7 + 24 * hour, lapsesAt: 7 + 96 * hour } },
    });
  });

  it('RGC-01 keeps the wait for the same raise and restarts it for another', () => {
    const { limit } = wishLimit(limitOf(500n), 800n, 0, rule);
    expect(wishLimit(limit, 800n, hour, rule)).toEqual({ outcome: 'unchanged', limit });
    expect(wishLimit(limit, 700n, hour, rule).limit?.raise?.opensAt).toBe(25 * hour);
    expect(wishLimit(limit, 800n, 97 * hour, rule)).toMatchObject({ outcome: 'waits' });
  });

  it('RGC-01 drops a pending raise when the current limit is requested', () => {
    const { limit } = wishLimit(limitOf(500n), null, 0, rule);
    expect(wishLimit(limit, 500n, 1, rule)).toEqual({ outcome: 'set', limit: limitOf(500n) });
    expect(wishLimit(limitOf(500n), 500n, 1, rule).outcome).toBe('unchanged');
    expect(wishLimit(null, null, 1, rule)).toEqual({ outcome: 'unchanged', limit: null });
  });
});

describe('RGC-01 the confirmation of a raise', () => {
  const { limit } = wishLimit(limitOf(500n), 800n, 0, rule);

  it.each([
    [0, 'too_soon', 500n],
    [24 * hour - 1, 'too_soon', 500n],
    [24 * hour, 'confirmed', 800n],
    [96 * hour, 'confirmed', 800n],
    [96 * hour + 1, 'none', 500n],
  ])('RGC-01 after %i ms is %s', (now, outcome, amount) => {
    expect(confirmRaise(limit, now)).toMatchObject({ outcome, limit: { amount } });
  });

  it('RGC-01 removes the limit for a removal and does nothing without a raise', () => {
    const removal = wishLimit(limitOf(500n), null, 0, rule);
    expect(confirmRaise(removal.limit, 25 * hour)).toEqual({ outcome: 'confirmed', limit: null });
    expect(confirmRaise(limitOf(5n), 0)).toEqual({ outcome: 'none', limit: limitOf(5n) });
    expect(confirmRaise(null, 0)).toEqual({ outcome: 'none', limit: null });
  });
});

it('RGC-01 limits time only by day', () => {
  expect(periodsOf('session')).toEqual(['day']);
  expect(periodsOf('loss')).toEqual(['day', 'week', 'month']);
});

/** An action of a member, and the hours that pass before it. */
const step = fc.record({
  hours: fc.integer({ min: 0, max: 60 }),
  wish: fc.oneof(
    fc.constant('confirm' as const),
    fc.constant(null),
    fc.bigInt({ min: 0n, max: 6n }),
  ),
});

it('RGC-01 never lowers protection without a day of waiting and a confirmation', () => {
  const amountOf = (limit: Limit | null) => limit?.amount ?? 1_000_000n;
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let limit: Limit | null = null;
      let now = 0;
      let wishes: { wish: bigint | null; at: number }[] = [];
      for (const { hours, wish } of steps) {
        now += hours * hour;
        const before: Limit | null = limit;
        limit =
          wish === 'confirm'
            ? confirmRaise(limit, now).limit
            : wishLimit(limit, wish, now, rule).limit;
        if (before && amountOf(limit) > amountOf(before)) {
          expect(wish).toBe('confirm');
          const asked = wishes.find((one) => one.wish === (limit?.amount ?? null));
          expect(now - (asked?.at ?? now)).toBeGreaterThanOrEqual(24 * hour);
          wishes = [];
        } else if (wish !== 'confirm') wishes.push({ wish, at: now });
        // A stricter or first limit never waits.
        if (wish !== 'confirm' && wish !== null && wish < amountOf(before))
          expect(limit?.amount).toBe(wish);
      }
    }),
    { numRuns: 500 },
  );
});
