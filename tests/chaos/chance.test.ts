import { describe, expect, it } from 'vitest';
import { Chance } from './chance.ts';

const draw = (chance: Chance) => Array.from({ length: 50 }, () => chance.between(1, 1_000_000));

describe('the random choices of a run', () => {
  it('are the same for the same seed and differ for another', () => {
    expect(draw(new Chance(7))).toEqual(draw(new Chance(7)));
    expect(draw(new Chance(7))).not.toEqual(draw(new Chance(8)));
  });

  it('give each caller an independent generator', () => {
    const [one, other] = [new Chance(7), new Chance(7)];
    const forks = [one.fork(), one.fork()] as const;
    const left = draw(forks[1]);
    const first = other.fork();
    draw(first);
    expect(draw(other.fork())).toEqual(left);
  });

  it('stay within the bounds and reach both', () => {
    const chance = new Chance(3);
    const drawn = Array.from({ length: 500 }, () => chance.between(4, 7));
    expect(new Set(drawn)).toEqual(new Set([4, 5, 6, 7]));
  });

  it('follow the weights', () => {
    const chance = new Chance(11);
    const drawn = Array.from({ length: 4000 }, () =>
      chance.weighted({ often: 3, seldom: 1, never: 0 }),
    );
    const often = drawn.filter((name) => name === 'often').length;
    expect(often).toBeGreaterThan(2850);
    expect(often).toBeLessThan(3150);
    expect(drawn).not.toContain('never');
  });
});
