import { describe, expect, test } from 'vitest';
import { vectors } from '../../../testing/vectors.ts';
import { hashOf } from '../../fair/words.ts';
import { playables } from '../../games/index.ts';
import { diceOf } from '../../games/lucky-bowl/dice.ts';
import { check } from './check.ts';

const serverSeed = '5eed'.repeat(16);
const hash = hashOf(serverSeed);
const game = 'lucky-bowl';
const claim = { game, parameters: {}, serverSeed, hash, clientSeed: 'mine', nonce: '7' };

describe('GAM-25 the verifier', () => {
  test('repeats the calculation and accepts the right fingerprint', () => {
    expect(check(claim)).toEqual({
      hash: 'right',
      outcome: diceOf(serverSeed, 'mine', 7).join(','),
    });
  });

  test.each(vectors)('agrees with another tool for $clientSeed:$nonce', ({ nonce, ...vector }) => {
    const asked = { ...claim, ...vector, hash: '', nonce: String(nonce) };
    expect(check(asked)?.outcome).toBe(vector.dice.join(','));
  });

  test.each(playables)('calculates a round of $code', ({ code, proof, classify }) => {
    const least = proof.parameters.map(({ name, least }) => [name, String(least)]);
    const parameters = Object.fromEntries(least);
    expect(check({ ...claim, game: code, parameters })).toEqual({
      hash: 'right',
      outcome: expect.stringMatching(/./),
      ...(classify === 'slot' && { jackpot: expect.stringMatching(/^0\.\d{12}$/) }),
    });
  });

  test('rejects a wrong fingerprint', () => {
    expect(check({ ...claim, hash: hashOf(hash) })?.hash).toBe('wrong');
  });

  test('calculates without a fingerprint', () => {
    expect(check({ ...claim, hash: '' })).toEqual({
      hash: 'none',
      outcome: diceOf(serverSeed, 'mine', 7).join(','),
    });
  });

  test.each([
    { serverSeed: 'abc' },
    { clientSeed: '' },
    { nonce: '-1' },
    { nonce: '1e3' },
    { nonce: '' },
  ])('calculates nothing from %o', (change) => {
    expect(check({ ...claim, ...change })).toBeUndefined();
  });
});
