import { describe, expect, test } from 'vitest';
import { returnOf } from '../money.ts';
import { settle } from '../table-game.ts';
import { bustOf, cashOuts, crash, crashChances, flight } from './rules.ts';

const all = 2n ** 52n;
const [least, most] = [Number(cashOuts.least), Number(cashOuts.most)];
const bet = (autoAt: bigint, cashOut: bigint | null = null, total = 1_000n) => ({
  ...{ choice: { flight: String(total) }, total, currency: 'VND', trial: false, autoAt, cashOut },
});
const paid = (bust: bigint, ...bets: ReturnType<typeof bet>[]) => settle(crash, bets, String(bust));

describe('GAM-26 Crash', () => {
  test('returns less than t / 2⁵² below 0.99, and never more, at every cash-out', () => {
    const outside: number[] = [];
    for (let at = least; at <= most; at += 1) {
      const { over, under } = returnOf(crashChances(BigInt(at)));
      // The return against 0.99, both times 2⁵² × under.
      const missing = 99n * under - 100n * over;
      if (missing < 0n || missing * all >= 100n * BigInt(at) * under) outside.push(at);
    }
    expect(outside).toEqual([]);
  });

  test('pays at each cash-out for exactly the stated number of values', () => {
    for (const at of [101n, 150n, 333n, 12_345n, 99_999n, 100_000n]) {
      const ways = crashChances(at)[0]?.ways ?? 0n;
      expect(paid(bustOf(ways - 1n), bet(at))).toEqual([at * 10n]);
      expect(paid(bustOf(ways), bet(at))).toEqual([0n]);
    }
    expect([bustOf(0n), bustOf(all - 1n)]).toEqual([100_000n, 100n]);
  });

  test('goes out at 1.00 in 1.9802 % of all flights', () => {
    const above = crashChances(101n)[0]?.ways ?? 0n;
    expect((Number(((all - above) * 10n ** 8n) / all) / 1e6).toFixed(4)).toBe('1.9802');
  });

  test('pays a cash-out before the automatic one, and neither after the end', () => {
    const bets = [bet(300n), bet(300n, 150n), bet(301n), bet(100_000n, 201n)];
    expect(paid(300n, ...bets)).toEqual([3_000n, 1_500n, 0n, 2_010n]);
    expect(paid(200n, ...bets)).toEqual([0n, 1_500n, 0n, 0n]);
  });

  test('grows by the stated curve, and ends when the next multiplier would be reached', () => {
    const after = [0, 8_664, 8_665, 28_783, 86_347].map((ms) => flight.timesAt(ms));
    expect(after).toEqual([100n, 199n, 200n, 1_000n, 100_000n]);
    for (const bust of [100, 101, 199, 2_345, 99_999]) {
      const end = flight.endOf(String(bust));
      expect([flight.timesAt(end - 0.01), flight.timesAt(end + 0.01)]).toEqual([
        ...[BigInt(bust), BigInt(bust + 1)],
      ]);
    }
    expect(flight.timesAt(flight.endOf('100000'))).toBe(100_000n);
  });

  test('cashes a stake out where its win would pass the cap', () => {
    const { cap, maximum } = crash.limitsOf('VND', 0);
    expect(flight.ceilingOf(maximum, cap)).toBe(40_000n);
    expect(flight.ceilingOf(1_000n, cap)).toBe(100_000n);
    expect(paid(100_000n, bet(40_000n, null, maximum))).toEqual([cap]);
  });
});
