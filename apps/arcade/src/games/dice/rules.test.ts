import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { limitsOf } from '../money.ts';
import { dice, diceChances, factorFor, rolls, type Side, winningRolls } from './rules.ts';

const vnd = limitsOf('VND', 0);
const choice = (side: Side, target: number) => ({ side, target: String(target) });

describe('GAM-26 Dice', () => {
  test('returns more than 0.99 − w/10⁸ and at most 0.99 for every number of winning rolls', () => {
    let [worst, at, outside] = [0n, 0, 0];
    for (let w = 1; w < 9_900; w += 1) {
      // The return × 10⁸, exactly: w / 10⁴ × factor / 10⁴.
      const returned = BigInt(w) * factorFor(w);
      if (returned <= 99_000_000n - BigInt(w) || returned > 99_000_000n) outside += 1;
      const lost = 99_000_000n - returned;
      if (lost > worst) [worst, at] = [lost, w];
    }
    expect([at, worst, outside]).toEqual([9_839, 9_821n, 0]);
  });

  test('counts the winning rolls of both sides', () => {
    for (const side of ['over', 'under'] as const) {
      for (const target of [200, 5_000, 9_799]) {
        const one = choice(side, target);
        let won = 0;
        for (let roll = 0; roll < rolls; roll += 1)
          if (dice.payout(10_000n, one, roll) > 0n) won += 1;
        expect(won).toBe(winningRolls(side, target));
        expect(diceChances(one)[0]?.ways).toBe(BigInt(won));
      }
    }
  });

  test('pays stake × factor, rounded down', () => {
    expect(dice.payout(1_001n, choice('under', 5_000), 4_999)).toBe(1_981n);
    expect(dice.payout(1_001n, choice('under', 5_000), 5_000)).toBe(0n);
    expect(dice.payout(1_000n, choice('over', 9_998), 9_999)).toBe(9_900_000n);
  });

  test.each([
    [choice('under', 1), true],
    [choice('under', 0), false],
    [choice('under', 9_800), true],
    [choice('under', 9_801), false],
    [choice('over', 9_998), true],
    [choice('over', 9_999), false],
    [choice('over', 199), true],
    [choice('over', 198), false],
    [{ side: 'over', target: '050' }, false],
    [{ side: 'over', target: '-1' }, false],
    [{ side: 'over', target: '50.5' }, false],
    [{ side: 'over', target: 5_000 }, false],
    [{ side: 'beside', target: '5000' }, false],
    [{ side: 'over', target: '5000', edge: '0' }, false],
  ])('F13 offers %o: %s', (one, offered) => {
    expect(z.safeParse(dice.choice, one).success).toBe(offered);
  });

  test('limits the stake by the largest win', () => {
    const high = choice('under', 1);
    expect(dice.allows(vnd, 202_020n, high)).toBe(true);
    expect(dice.payout(202_020n, high, 0) <= vnd.cap).toBe(true);
    expect(dice.allows(vnd, 202_021n, high)).toBe(false);
    expect(dice.allows(vnd, 999n, choice('over', 5_000))).toBe(false);
    expect(dice.allows(vnd, 5_000_001n, choice('over', 5_000))).toBe(false);
  });
});
