import { describe, expect, it } from 'vitest';
import { beaconFault, quicknet, randomnessOf, roundAfter, timeOf } from './beacon.ts';
import { localChain } from './local-chain.ts';

/** Round 1000 of quicknet as drand published it. */
const round1000 = {
  round: 1000,
  signature:
    'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b1957' +
    '6350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
};

describe('LOT-07 a round of drand', () => {
  it('is verified, and gives the randomness that drand publishes', () => {
    expect(beaconFault(quicknet, 1000, round1000)).toBeUndefined();
    expect(randomnessOf(round1000)).toBe(
      'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
    );
  });

  it('G15 of another number is refused', () => {
    expect(beaconFault(quicknet, 1001, round1000)).toBe('wrong_round');
    expect(beaconFault(quicknet, 1001, { ...round1000, round: 1001 })).toBe('wrong_signature');
  });

  it.each([
    ['of another chain', localChain('01'.repeat(32), 1_700_000_000, 3).sign(1000).signature],
    ['that is no point', 'b4'.repeat(48)],
    ['that is the point at infinity', `c0${'00'.repeat(47)}`],
    ['that is too short', round1000.signature.slice(2)],
    ['that is no hex', 'x'.repeat(96)],
  ])('G15 with a signature %s is refused', (_what, signature) => {
    expect(beaconFault(quicknet, 1000, { round: 1000, signature })).toBe('wrong_signature');
  });
});

describe('the round of a draw', () => {
  const { chain } = localChain('02'.repeat(32), 1000, 3);

  it.each([
    ['before the chain began', 0, 1],
    ['just before a round', 1_002_999, 2],
    ['at the time of a round, which may be known', 1_003_000, 3],
    ['just after a round', 1_003_001, 3],
  ])('G15 is the first one after closing: %s', (_what, closedAt, round) => {
    expect(roundAfter(chain, closedAt, 0)).toBe(round);
    expect(timeOf(chain, round)).toBeGreaterThan(closedAt);
  });

  it('leaves a margin for clocks that differ', () => {
    expect(roundAfter(chain, 1_003_000, 3000)).toBe(4);
  });
});

describe('a local chain', () => {
  it('signs rounds that its public key verifies, and no two alike', () => {
    const { chain, sign } = localChain('03'.repeat(32), 1_700_000_000, 1);
    expect(beaconFault(chain, 1, sign(1))).toBeUndefined();
    expect(beaconFault(chain, 2, { round: 2, signature: sign(1).signature })).toBe(
      'wrong_signature',
    );
    expect(sign(1)).toEqual(sign(1));
    expect(localChain('04'.repeat(32), 1_700_000_000, 1).chain.hash).not.toBe(chain.hash);
  });
});
