import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  cardsOf,
  type Guess,
  guesses,
  hilo,
  hiloFactor,
  isRight,
  rankOf,
  winningRanks,
} from './rules.ts';

const bet = { stake: 1_000n, choice: {}, cap: 2_000_000_000n };
const ranks = Array.from({ length: 13 }, (_, at) => at + 1);
const offered = (rank: number) =>
  guesses.flatMap((guess) => {
    const count = winningRanks(rank)[guess];
    return count === undefined ? [] : [[guess, count] as const];
  });

/** Seeds whose first card has this rank, and the right and wrong guesses on it. */
function startingWith(wanted: (rank: number, next: number) => boolean) {
  for (let nonce = 0; ; nonce += 1) {
    const seeds = { serverSeed: 'd'.repeat(64), clientSeed: 'cards', nonce };
    const [first = 0, next = 0] = cardsOf(seeds, 2);
    if (wanted(rankOf(first), rankOf(next))) return seeds;
  }
}
const guess = (one: Guess) => ({ guess: one });

describe('GAM-26 HiLo', () => {
  test.each(ranks)('returns at most 0.99 for every guess on rank %i, by counting', (rank) => {
    expect(offered(rank)).toHaveLength(2);
    for (const [one, count] of offered(rank)) {
      expect(ranks.filter((next) => isRight(one, rank, next))).toHaveLength(count);
      expect(count).toBeLessThan(13);
      // count / 13 × factor against 0.99, both times 13 × 10⁴.
      const factor = hiloFactor([count]);
      const returned = BigInt(count) * factor;
      expect(returned <= 128_700n && returned + BigInt(count) > 128_700n).toBe(true);
    }
  });

  test('rounds the product once, at the end', () => {
    expect(hiloFactor([])).toBe(10_000n);
    expect(hiloFactor([7, 7, 7])).toBe(62_150n);
    expect(hiloFactor([7]) ** 3n / 10_000n ** 2n).toBeLessThan(62_150n);
  });

  test('goes on after a right guess, and ends at a wrong one', () => {
    const right = startingWith((rank, next) => rank === 5 && next === 9);
    const started = hilo.play(right, bet, []);
    expect(started).toMatchObject({
      cashable: false,
      shown: {
        offers: [
          { guess: 'higher', ranks: 9, factor: '14300' },
          { guess: 'lower', ranks: 5, factor: '25740' },
        ],
      },
    });
    expect(hilo.play(right, bet, [guess('higher')])).toMatchObject({
      ...{ cashable: true, shown: { factor: '14300' } },
    });
    expect(hilo.play(right, bet, [guess('higher'), hilo.cashOut])?.outcome).toEqual({
      ...{ cards: cardsOf(right, 2), factor: '14300' },
    });
    expect(hilo.play(right, bet, [guess('lower')])?.outcome?.factor).toBe('0');
  });

  test.each([
    ['to cash out before a right guess', [hilo.cashOut]],
    ['"same" in the middle', [guess('same')]],
    ['a step after a wrong guess', [guess('lower'), guess('higher')]],
  ])('F7 refuses %s', (_, actions) => {
    const seeds = startingWith((rank, next) => rank === 5 && next === 9);
    expect(hilo.play(seeds, bet, actions)).toBeUndefined();
  });

  test('does not offer a guess above the largest win, and ends when none is left', () => {
    const seeds = startingWith((rank, next) => rank === 5 && next === 9);
    expect(hilo.play(seeds, { ...bet, cap: 2_000n }, [])).toMatchObject({
      shown: { offers: [{ guess: 'higher' }] },
    });
    const ended = hilo.play(seeds, { ...bet, cap: 1_430n }, [guess('higher')]);
    expect(ended?.outcome?.factor).toBe('14300');
  });

  test.each([
    [{ guess: 'higher' }, true],
    [{ guess: 'beside' }, false],
    [{ cashOut: false }, false],
    [{ guess: 'higher', cashOut: true }, false],
  ])('F13 takes the action %o: %s', (action, taken) => {
    expect(z.safeParse(hilo.action, action).success).toBe(taken);
  });
});
