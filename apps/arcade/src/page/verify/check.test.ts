import { describe, expect, test } from 'vitest';
import { vectors } from '../../../testing/vectors.ts';
import { diceOf, hashOf } from '../../fair/dice.ts';
import { check } from './check.ts';

const serverSeed = '5eed'.repeat(16);
const hash = hashOf(serverSeed);
const claim = { serverSeed, hash, clientSeed: 'mine', nonce: '7' };

describe('GAM-25 the verifier', () => {
  test('repeats the calculation and accepts the right fingerprint', () => {
    expect(check(claim)).toEqual({ hash: 'right', dice: diceOf(serverSeed, 'mine', 7) });
  });

  test.each(vectors)('agrees with another tool for $clientSeed:$nonce', ({ nonce, ...vector }) => {
    expect(check({ ...vector, hash: '', nonce: String(nonce) })?.dice).toEqual(vector.dice);
  });

  test('rejects a wrong fingerprint', () => {
    expect(check({ ...claim, hash: hashOf(hash) })?.hash).toBe('wrong');
  });

  test('calculates without a fingerprint', () => {
    expect(check({ ...claim, hash: '' })).toEqual({
      hash: 'none',
      dice: diceOf(serverSeed, 'mine', 7),
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
