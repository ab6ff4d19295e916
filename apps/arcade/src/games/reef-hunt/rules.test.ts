import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { sourceFrom } from '../../fair/words.ts';
import { kindOf, kinds, largestOf, sumOf } from './kinds.ts';
import { drawnFrom, limitsOf, mostShots, reefHunt, shootAt, shootOnce } from './rules.ts';
import { everyMs, findFish, fishAt, highestFish, isInSea, placeOf } from './sea.ts';

const vnd = limitsOf('VND', 0);
const noon = 1_800_000_000_000;

/** The first fish of a kind after noon. */
function fishOf(kind: number): number {
  for (let ms = noon; ; ms += everyMs) {
    const found = fishAt(ms).find((one) => one.kind === kind);
    if (found) return found.fish;
  }
}

const names = kinds.map(({ name }, place) => [name, place + 1] as const);

describe('GAM-26 Reef Hunt', () => {
  test.each(names)('returns exactly 97 % of every shot at a %s', (_name, number) => {
    const kind = kindOf(number);
    const [count, prizes] = [drawnFrom(kind), sumOf(kind).ways];
    let [paid, caught] = [0, 0];
    // Every number of the first draw with every number of the second, which only a chest makes.
    for (let first = 0; first < count; first += 1)
      for (let second = 0; second < prizes; second += 1) {
        const times = shootOnce(sourceFrom([first, second].values()), kind);
        paid += times;
        if (times > 0) caught += 1;
      }
    expect(Number.isInteger(count)).toBe(true);
    expect(paid * 100).toBe(97 * count * prizes);
    expect(caught).toBe(97 * prizes);
    expect(reefHunt.rtp).toBe('97.00');
  });

  test('draws the shots of a round one after the other', () => {
    const seeds = { serverSeed: '5eed'.repeat(16), clientSeed: 'mine', nonce: 7 };
    const all = kinds.map((_kind, place) => place + 1);
    const paid = shootAt(seeds, all);
    expect(paid).toHaveLength(kinds.length);
    expect(shootAt(seeds, all.slice(0, 4))).toEqual(paid.slice(0, 4));
    const parameters = { shot1: 1, shot2: 2, shot3: 3, shot4: 0, shot5: 0 };
    expect(reefHunt.proof.calculate(seeds, parameters)).toBe(paid.slice(0, 3).join(','));
  });

  test('pays each shot its own multiplier, also two at one fish', () => {
    const [tetra, shark] = [fishOf(1), fishOf(10)];
    const choice = { fish: [tetra, tetra, shark] };
    expect(reefHunt.payout(3_000n, choice, [2, 2, 80])).toBe(84_000n);
    expect(reefHunt.payout(3_000n, choice, [0, 0, 0])).toBe(0n);
    expect(reefHunt.proof.parametersOf(choice, [])).toEqual({
      ...{ shot1: 1, shot2: 1, shot3: 10, shot4: 0, shot5: 0 },
    });
  });

  test('never wins more than its cap', () => {
    const best = Math.max(...kinds.map(largestOf));
    const times = Array.from({ length: mostShots }, () => best);
    const choice = { fish: times.map(() => fishOf(11)) };
    expect(reefHunt.payout(vnd.maximum, choice, times)).toBe(vnd.cap);
  });

  test.each([
    [1_000n, 1, true],
    [999n, 1, false],
    [500_000n, 1, true],
    [500_001n, 1, false],
    [2_500_000n, 5, true],
    [2_500_005n, 5, false],
    [5_000n, 5, true],
    [4_995n, 5, false],
    [5_001n, 5, false],
    [1_001n, 2, false],
  ])('F13 allows a stake of %s for %s shots: %s', (stake, shots, allowed) => {
    const choice = { fish: Array.from({ length: shots }, () => fishOf(1)) };
    expect(reefHunt.allows(vnd, stake, choice)).toBe(allowed);
  });

  const fish = fishOf(1);
  test.each([
    [{ fish: [fish] }, true],
    [{ fish: [fish, fish, fish, fish, fish] }, true],
    [{ fish: [] }, false],
    [{ fish: Array.from({ length: 6 }, () => fish) }, false],
    [{ fish: [-1] }, false],
    [{ fish: [fish + 0.5] }, false],
    [{ fish: [String(fish)] }, false],
    [{ fish: [Number.NaN] }, false],
    [{ fish: [highestFish + 1] }, false],
    [{ fish: [Math.floor(fish / 8) * 8 + 7] }, false],
    [{ fish }, false],
    [{ fish: [fish], kind: 11 }, false],
    [{}, false],
  ])('F13 offers %o: %s', (choice, offered) => {
    expect(z.safeParse(reefHunt.choice, choice).success).toBe(offered);
  });
});

describe('GAM-26 the sea', () => {
  test('has the same animals for everybody, of every kind within minutes', () => {
    const seen = new Set<number>();
    for (let ms = noon; ms < noon + 600_000; ms += 5_000) {
      const all = fishAt(ms);
      expect(all).toEqual(fishAt(ms));
      expect(all.length).toBeGreaterThan(5);
      for (const { kind } of all) seen.add(kind);
    }
    expect(seen.size).toBe(kinds.length);
  });

  test('shows a fish from one side to the other, and then no more', () => {
    for (const fish of fishAt(noon)) {
      const [first, last] = [placeOf(fish, fish.entersMs), placeOf(fish, fish.leavesMs)];
      expect(Math.min(first.x, last.x)).toBeLessThan(0);
      expect(Math.max(first.x, last.x)).toBeGreaterThan(1);
      for (let part = 0; part <= 1; part += 0.1) {
        const at = placeOf(fish, fish.entersMs + part * (fish.leavesMs - fish.entersMs));
        expect(at.y).toBeGreaterThan(0);
        expect(at.y).toBeLessThan(1);
      }
      expect(fishAt(fish.leavesMs).map((one) => one.fish)).not.toContain(fish.fish);
      expect(findFish(fish.fish)).toEqual(fish);
    }
  });

  test('refuses shots at fish that left long ago or come later', () => {
    const fish = fishAt(noon).at(-1);
    if (!fish) throw new Error('the sea is empty');
    expect(isInSea(fish.fish, noon)).toBe(true);
    expect(isInSea(fish.fish, fish.leavesMs + 9_000)).toBe(true);
    expect(isInSea(fish.fish, fish.leavesMs + 11_000)).toBe(false);
    expect(isInSea(fish.fish, fish.entersMs - 11_000)).toBe(false);
  });
});
