import { describe, expect, it } from 'vitest';
import { randomnessOf, roundAfter } from './beacon.ts';
import { resultOf } from './draw.ts';
import { localChain } from './local-chain.ts';
import { chainOf, commitmentTo } from './seeds.ts';
import { faultsOfDraw, type PublishedDraw } from './verify.ts';

const { chain, sign } = localChain('0a'.repeat(32), 1_700_000_000, 1);
const { seeds } = chainOf('0b'.repeat(32), 2);
const [seed = '', other = ''] = seeds;

const closedAt = 1_700_000_100_000;
const beacon = sign(roundAfter(chain, closedAt, 2000));
const sources = { drawId: 'k3-1-20231114-0001', seed, bookRoot: '0c'.repeat(32) };
const draw: PublishedDraw = {
  ...sources,
  ...{ family: 'k3', commitment: commitmentTo(seed), closedAt, margin: 2000, beacon },
  result: resultOf('k3', { ...sources, randomness: randomnessOf(beacon) }),
};

describe('LOT-07 a published draw', () => {
  it('is verified from what is published', () => {
    expect(faultsOfDraw(chain, draw)).toEqual([]);
  });

  it.each<[string, Partial<PublishedDraw>, string[]]>([
    ['a seed that was not committed to', { seed: other }, ['commitment', 'result']],
    ['another commitment', { commitment: seed }, ['commitment']],
    ['another result', { result: draw.result.map((die) => (die === '1' ? '2' : '1')) }, ['result']],
    ['tokens that only look the same', { result: [draw.result.join()] }, ['result']],
    ['a later round', { beacon: sign(beacon.round + 1) }, ['wrong_round', 'result']],
    [
      'a round that no one signed',
      { beacon: { ...beacon, signature: sign(1).signature } },
      ['wrong_signature', 'result'],
    ],
    ['another closing time', { closedAt: closedAt + 60_000 }, ['wrong_round']],
    ['a seed that is no hex', { seed: 'x' }, ['unreadable']],
  ])('with %s is not', (_what, change, faults) => {
    const found = faultsOfDraw(chain, { ...draw, ...change });
    expect(found).toEqual(expect.arrayContaining(faults.filter((fault) => fault !== 'result')));
    expect(found.length).toBeGreaterThan(0);
    if (faults.join() === 'result') expect(found).toEqual(['result']);
  });

  it('G12 with another bet book has another result', () => {
    const result = resultOf('vn27', { ...sources, randomness: randomnessOf(beacon) });
    const changed = { ...draw, family: 'vn27' as const, bookRoot: '0d'.repeat(32), result };
    expect(faultsOfDraw(chain, changed)).toEqual(['result']);
  });

  it('of a chain that the verifier does not trust is refused', () => {
    const { chain: another } = localChain('0e'.repeat(32), 1_700_000_000, 1);
    expect(faultsOfDraw(another, draw)).toEqual(['wrong_signature']);
  });
});
