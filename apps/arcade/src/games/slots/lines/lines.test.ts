import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { brassCompass } from '../../brass-compass/rules.ts';
import { carpLeap } from '../../carp-leap/rules.ts';
import { moonFeast } from '../../moon-feast/rules.ts';
import { drawLines, partsOf, prizeAt } from './lines-game.ts';
import { enough, type LinesMachine, lines, reelCount, unitFactor, weightOf } from './machine.ts';
import { linesOdds } from './odds.ts';
import { bestWin, spinAt, spinOf } from './spin.ts';

const slots = [carpLeap, moonFeast, brassCompass];
const { machine } = carpLeap;
const seedsOf = (nonce: number) => ({ serverSeed: 'c0'.repeat(32), clientSeed: 'shot', nonce });

/** Seeds of a round whose free spins were extended, and of one with a bonus. */
const roundWith = (wanted: (of: ReturnType<typeof drawLines>) => boolean) => {
  for (let nonce = 0; nonce < 20_000; nonce += 1) {
    const outcome = drawLines(machine, seedsOf(nonce));
    if (wanted(outcome)) return outcome;
  }
  throw new RangeError('no such round');
};

describe('GAM-26 slots with lines', () => {
  test.each(slots)('$code returns, hits and varies as stated, over its whole cycle', (slot) => {
    const { stated, cap } = slot.machine;
    const odds = linesOdds(slot.machine);
    const { over, under, hitRate, volatility, cut, highest, perSpin } = odds;
    expect(slot.rtp).toBe(stated.rtp);
    expect((over * 10_000n) / under).toBe(BigInt(stated.rtp.replace('.', '')));
    // What the cap takes does not reach the stated digits.
    const least = (over * 10n ** 9n) / under - BigInt(Math.ceil(cut * 1e9)) - 1n;
    expect(least / 100_000n).toBe(BigInt(stated.rtp.replace('.', '')));
    expect((Math.floor(hitRate * 10_000) / 100).toFixed(2)).toBe(stated.hitRate);
    expect(volatility.toFixed(2)).toBe(stated.volatility);
    expect(perSpin).toBeLessThan(1);
    expect(BigInt(highest.spin) * unitFactor).toBeLessThan(cap);
  });

  test('the odds count what spins pay: a small machine, spin by spin', () => {
    const reels = ['WARSB', 'ARWSK', 'KARWSB', 'RAWS', 'ASRWB'];
    const freeReels = ['WARSKJ', 'ARWSKQ', 'KARWSQ', 'RAWSJQ', 'ASRWKQ'];
    const small: LinesMachine = { ...machine, reels, freeReels };
    const all = (strips: string[]) =>
      strips.reduce<number[][]>(
        (stops, strip) => stops.flatMap((one) => [...strip].map((_, at) => [...one, at])),
        [[]],
      );
    const spins = all(reels).map((stops) => spinAt(small, reels, stops));
    const odds = linesOdds(small);
    const mean = spins.reduce((sum, { units }) => sum + units, 0) / spins.length / lines.length;
    expect(odds.parts.spin).toBeCloseTo(mean, 10);
    const wins = spins.filter(({ units, bonuses }) => units > 0 || bonuses >= enough);
    expect(odds.hitRate).toBeCloseTo(wins.length / spins.length, 10);
    expect(odds.highest.spin).toBe(Math.max(...spins.map(({ units }) => units)));
    expect(odds.every.free).toBeCloseTo(
      spins.length / spins.filter(({ scatters }) => scatters >= enough).length,
      10,
    );
  });

  test.each<[string, string, number, number]>([
    ['AAAKQ', 'A', 3, 8],
    ['AWAAQ', 'A', 4, 30],
    ['WWAKQ', 'A', 3, 8],
    ['WWWAA', 'A', 5, 120],
    ['WWWWA', 'W', 4, 250],
    ['WWWWW', 'W', 5, 1_000],
    ['WWWSR', 'W', 3, 50],
  ])('a line of %s pays its best win only', (letters, letter, count, units) => {
    expect(bestWin(machine, letters)).toEqual({ letter, count, units });
  });

  test.each(['AAKKK', 'SSSSS', 'BBBBB', 'WSWWW', 'KAAAA'])('a line of %s pays nothing', (line) => {
    expect(bestWin(machine, line)).toBeUndefined();
  });

  test('scatters pay and count anywhere', () => {
    const { scatters, units } = spinOf(machine, ['SAK', 'QSJ', 'RFS', 'AKQ', 'JFM']);
    expect([scatters, units]).toEqual([3, 40]);
  });

  test('free spins are extended, within the limit', () => {
    const { spins, triggers } = machine.free;
    const extended = roundWith(({ free }) => free.length > spins);
    const started = extended.free.filter(
      (stops) => spinAt(machine, machine.freeReels, stops).scatters >= enough,
    );
    expect(extended.free).toHaveLength(spins * Math.min(triggers, 1 + started.length));
    const parts = partsOf(machine, extended);
    expect(BigInt(parts.spin + parts.bonus + parts.free) * unitFactor).toBe(
      BigInt(extended.factor),
    );
  });

  test('the bonus draws its prizes by their weights', () => {
    const drawn = Array.from({ length: weightOf(machine) }, (_, at) => prizeAt(machine, at));
    for (const [prize, { weight }] of machine.bonus.prizes.entries())
      expect(drawn.filter((one) => one === prize)).toHaveLength(weight);
    expect(roundWith(({ prizes }) => prizes.length > 0).prizes).toHaveLength(3);
  });

  test('a win above the cap is cut', () => {
    const low = { ...machine, cap: 10n };
    const { factor } = drawLines(low, seedsOf(12));
    expect(factor).toBe('10');
  });

  test.each(slots)('E5 $code takes stakes within its limits and no choice', (slot) => {
    const limits = slot.limitsOf('VND', 0);
    const most = (limits.cap * 10_000n) / slot.machine.cap;
    const highest = most < limits.maximum ? most : limits.maximum;
    expect(slot.allows(limits, 1_000n, {})).toBe(true);
    expect(slot.allows(limits, highest, {})).toBe(true);
    for (const stake of [0n, -1_000n, 999n, highest + 1n])
      expect([stake, slot.allows(limits, stake, {})]).toEqual([stake, false]);
    for (const choice of [null, [], 'spin', { lines: 20 }])
      expect(z.safeParse(slot.choice, choice).success).toBe(false);
    const outcome = slot.draw(seedsOf(12), {});
    expect(slot.notation(outcome).length).toBeLessThanOrEqual(200);
    expect(slot.proof.calculate(seedsOf(12), {})).toBe(slot.notation(outcome));
    expect(slot.machine.reels).toHaveLength(reelCount);
  });
});
