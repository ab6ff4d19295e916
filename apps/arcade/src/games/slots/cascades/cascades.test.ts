import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { marketBoats } from '../../market-boats/rules.ts';
import { choose } from '../../money.ts';
import { pearlTides } from '../../pearl-tides/rules.ts';
import { springFair } from '../../spring-fair/rules.ts';
import { cutAt, drawCascades } from './cascades-game.ts';
import { type CascadesMachine, cellCount, tiers, weightOfAll } from './machine.ts';
import { fingerprintOf, simulate, wordsFrom } from './simulate.ts';
import simulated from './simulated.json' with { type: 'json' };
import { cascadeRound, paysFor, tumble, tumblerOf } from './tumble.ts';

const slots = [pearlTides, marketBoats, springFair];
const resultOf = ({ code }: { code: string }) => simulated[code as keyof typeof simulated];
const seeds = { serverSeed: 'c0'.repeat(32), clientSeed: 'shot', nonce: 3 };

/** Draws these symbols, then ever the last of them. */
const drawing = (machine: CascadesMachine, letters: string) => {
  const { drawn } = tumblerOf(machine);
  const queue = [...letters];
  return () => {
    const letter = queue.length > 1 ? queue.shift() : queue[0];
    return drawn.indexOf(machine.symbols.findIndex((symbol) => symbol.letter === letter));
  };
};

/** The exact mean of what the first drop pays, in hundredths: every symbol is binomial. */
function firstDrop(machine: CascadesMachine): number {
  const all = BigInt(weightOfAll(machine));
  let over = 0n;
  for (const [symbol, { weight }] of machine.symbols.slice(0, -1).entries())
    for (let count = tiers[0]; count <= cellCount; count += 1) {
      const own =
        BigInt(weight) ** BigInt(count) * (all - BigInt(weight)) ** BigInt(cellCount - count);
      over += choose(cellCount, count) * own * BigInt(paysFor(machine, symbol, count));
    }
  return Number((over * 10n ** 12n) / all ** BigInt(cellCount)) / 1e12;
}

describe('GAM-26 slots with cascades', () => {
  test.each(slots)('$code states what 100 million rounds of its rules paid', (slot) => {
    const { machine, rounds, mean, deviation, hitRate, highest } = resultOf(slot);
    const { stated, cap } = slot.machine;
    expect(fingerprintOf(slot.machine), 'these numbers were simulated').toBe(machine);
    expect(rounds).toBeGreaterThanOrEqual(100_000_000);
    expect(slot.rtp).toBe(stated.rtp);
    expect((Math.floor(mean * 10_000) / 100).toFixed(2)).toBe(stated.rtp);
    expect((Math.floor(hitRate * 10_000) / 100).toFixed(2)).toBe(stated.hitRate);
    expect(deviation.toFixed(2)).toBe(stated.volatility);
    // The 95 % interval is narrower than 0.2 % to each side.
    expect((1.96 * deviation) / Math.sqrt(rounds)).toBeLessThan(0.002);
    expect(highest * 10_000).toBeLessThanOrEqual(Number(cap));
  });

  test('a change of any number of a machine needs a new simulation', () => {
    const { machine } = pearlTides;
    const [first, ...rest] = machine.symbols;
    if (!first) throw new Error('The machine has no symbols.');
    const [least, ...more] = first.pays;
    const changed = [
      { ...machine, symbols: [{ ...first, pays: [least + 1, ...more] as const }, ...rest] },
      { ...machine, symbols: [{ ...first, weight: first.weight + 1 }, ...rest] },
      { ...machine, times: [...machine.times, 9] },
      { ...machine, freeTimes: [...machine.freeTimes, 9] },
      { ...machine, free: { ...machine.free, more: machine.free.more + 1 } },
      { ...machine, cap: machine.cap + 1n },
    ];
    const prints = [machine, ...changed].map(fingerprintOf);
    expect(new Set(prints).size).toBe(prints.length);
  });

  test.each(slots)('$code pays the same in a smaller sample', (slot) => {
    const { mean, deviation, hitRate } = resultOf(slot);
    const sample = simulate(slot.machine, 11, 60_000);
    const within = (4 * deviation) / Math.sqrt(sample.rounds);
    expect(Math.abs(sample.mean - mean)).toBeLessThan(within);
    expect(Math.abs(sample.hitRate - hitRate)).toBeLessThan(0.01);
  });

  test.each(slots)('$code pays for the first drop what is exact', ({ machine }) => {
    const tumbler = tumblerOf(machine);
    const word = wordsFrom(5);
    const below = (count: number) => word() % count;
    const paid = Array.from({ length: 40_000 }, () => tumble(tumbler, below, machine.times)).map(
      ({ first }) => first,
    );
    const mean = paid.reduce((sum, one) => sum + one, 0) / paid.length;
    const squares = paid.reduce((sum, one) => sum + (one - mean) ** 2, 0) / paid.length;
    expect(Math.abs(mean - firstDrop(machine))).toBeLessThan(4 * Math.sqrt(squares / paid.length));
  });

  test('a cascade removes what wins and multiplies the next win; scatters count last', () => {
    const { machine } = pearlTides;
    const [high, low] = [machine.symbols[0], machine.symbols[7]];
    const rest = 'LMFAKQLMFAKQLMFAKQLMFA';
    const letters = `${'R'.repeat(8)}${rest}${'J'.repeat(8)}SSSSSS`;
    const drops: number[] = [];
    const { paid, scatters, cascades } = tumble(
      ...([
        tumblerOf(machine),
        drawing(machine, letters),
        machine.times,
        (drop: number[]) => drops.push(drop.length),
      ] as const),
    );
    expect(drops).toEqual([30, 8, 8]);
    expect([cascades, scatters]).toEqual([2, 8]);
    const scatterPay = machine.symbols[8]?.pays[2] ?? 0;
    expect(paid).toBe(
      (high?.pays[0] ?? 0) * (machine.times[0] ?? 1) +
        (low?.pays[0] ?? 0) * (machine.times[1] ?? 1) +
        scatterPay,
    );
  });

  test.each([
    [7, 0],
    [8, 0],
    [9, 0],
    [10, 1],
    [11, 1],
    [12, 2],
    [30, 2],
  ])('%i equal symbols pay the right tier', (count, tier) => {
    const { machine } = springFair;
    const expected = count < tiers[0] ? 0 : machine.symbols[3]?.pays[tier];
    expect(paysFor(machine, 3, count)).toBe(expected);
  });

  test('free spins are extended within their limit', () => {
    const { machine } = marketBoats;
    const scattersOnly = cascadeRound(tumblerOf(machine), drawing(machine, 'S'));
    expect(scattersOnly.freeSpins).toBe(machine.free.most);
  });

  test.each(slots)('a win of $code above the cap is cut, so a stake never wins more', (slot) => {
    const { cap } = slot.machine;
    expect(cutAt(slot.machine, Number.MAX_SAFE_INTEGER)).toBe(cap);
    const limits = slot.limitsOf('VND', 0);
    const most = (limits.cap * 10_000n) / cap;
    const highest = most < limits.maximum ? most : limits.maximum;
    expect(slot.allows(limits, highest, {})).toBe(true);
    for (const stake of [0n, -1_000n, 999n, highest + 1n])
      expect([stake, slot.allows(limits, stake, {})]).toEqual([stake, false]);
    expect((highest * cap) / 10_000n).toBeLessThanOrEqual(limits.cap);
  });

  test.each(slots)('GAM-26 $code has no choice, and its notation is calculated again', (slot) => {
    for (const choice of [null, [], 'spin', { ante: true }])
      expect(z.safeParse(slot.choice, choice).success).toBe(false);
    const outcome = slot.draw(seeds, {});
    expect(slot.notation(outcome).length).toBeLessThanOrEqual(200);
    expect(slot.proof.calculate(seeds, {})).toBe(slot.notation(outcome));
    expect(outcome.spins[0]?.[0]).toHaveLength(cellCount);
    expect(drawCascades({ ...slot.machine, cap: 1n }, seeds).factor).toMatch(/^[01]$/);
  });
});
