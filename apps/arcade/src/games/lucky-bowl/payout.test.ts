import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countOf, payoutOf, returnToPlayer, type Stakes, totalOf } from './payout.ts';
import { type Dice, symbols } from './symbols.ts';

const allDice: Dice[] = symbols.flatMap((a) =>
  symbols.flatMap((b) => symbols.map((c): Dice => [a, b, c])),
);

describe('the payout', () => {
  test.each([
    [['fish', 'crab', 'deer'], 2_000n],
    [['fish', 'fish', 'deer'], 3_000n],
    [['fish', 'fish', 'fish'], 4_000n],
    [['crab', 'deer', 'deer'], 0n],
  ] as [Dice, bigint][])('of 1000 on the fish is right when the dice show %s', (dice, payout) => {
    expect(payoutOf({ fish: 1_000n }, dice)).toBe(payout);
  });

  test('returns the stated share over all 216 outcomes of the dice', () => {
    const returned = allDice.reduce((sum, dice) => sum + payoutOf({ crab: 1n }, dice), 0n);
    expect(allDice).toHaveLength(216);
    expect(returned).toBe(199n);
    expect(((Number(returned) / 216) * 100).toFixed(2)).toBe(returnToPlayer);
  });

  test('of several stakes is the sum of their payouts', () => {
    const stakes = fc.record(
      Object.fromEntries(symbols.map((symbol) => [symbol, fc.bigInt(1n, 10n ** 15n)])),
      {
        requiredKeys: [],
      },
    );
    fc.assert(
      fc.property(stakes, fc.constantFrom(...allDice), (all: Stakes, dice) => {
        const apart = symbols.map((symbol) =>
          payoutOf(all[symbol] ? { [symbol]: all[symbol] } : {}, dice),
        );
        expect(payoutOf(all, dice)).toBe(apart.reduce((sum, one) => sum + one, 0n));
        expect(totalOf(all)).toBe(
          Object.values(all).reduce((sum: bigint, one) => sum + (one ?? 0n), 0n),
        );
      }),
    );
  });

  test('counts a symbol on each die', () => {
    expect(symbols.map((symbol) => countOf(symbol, ['deer', 'crab', 'deer']))).toEqual([
      0, 1, 0, 0, 0, 2,
    ]);
  });
});
