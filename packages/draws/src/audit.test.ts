import { describe, expect, it } from 'vitest';
import { auditDay, type FeedDraw } from './audit.ts';
import { randomnessOf, roundAfter, timeOf } from './beacon.ts';
import { resultOf } from './draw.ts';
import { localChain } from './local-chain.ts';
import { chainOf, commitmentTo } from './seeds.ts';

const { chain, sign } = localChain('0a'.repeat(32), 1_700_000_000, 1);
const { anchor, seeds } = chainOf('0b'.repeat(32), 6);
const at = (milliseconds: number) => new Date(milliseconds).toISOString();

function drawAt(place: number): FeedDraw {
  const [drawId, seed = ''] = [`k3-1-20231114-${place}`, seeds[place]];
  const closing = 1_700_000_100_000 + place * 60_000;
  const { round, signature } = sign(roundAfter(chain, closing, 2000));
  const sources = { drawId, seed, bookRoot: '0c'.repeat(32) };
  const randomness = randomnessOf({ round, signature });
  return {
    ...{ ...sources, family: 'k3', state: 'settled', margin: 2000 },
    ...{ opensAt: at(closing - 60_000), closesAt: at(closing), closedAt: at(closing) },
    ...{ commitment: commitmentTo(seed), committedAt: at(closing - 90_000) },
    seedChain: { anchor, place },
    beacon: { ...chain, chain: chain.hash, round, signature },
    result: resultOf('k3', { ...sources, randomness }),
    drawnAt: at(timeOf(chain, round) + 500),
  };
}

const day = [1, 2, 3, 4].map(drawAt);
const withThird = (change: Partial<FeedDraw>): FeedDraw[] =>
  day.map((draw) => (draw.seedChain?.place === 3 ? { ...draw, ...change } : draw));
const third = 'k3-1-20231114-3';

describe('LOT-07 the audit of a day from its feed', () => {
  it('verifies every draw, and says that a chain of the site is not independent', () => {
    expect(auditDay(day)).toEqual({
      ...{ verified: 4, void: 0, outside: 0, isIndependent: false, faults: [] },
    });
  });

  it('counts void draws, whose seeds stay unknown, and outside draws', () => {
    const gone = { state: 'void', seed: null, result: null, drawnAt: null, beacon: null };
    const outside = { ...drawAt(5), drawId: 'vn-hcm-20231114', seedChain: null };
    expect(auditDay([...withThird(gone), outside])).toMatchObject({
      ...{ verified: 3, void: 1, outside: 1, faults: [] },
    });
  });

  it.each<[string, Partial<FeedDraw>, string]>([
    ['another result', { result: ['1', '1', '7'] }, 'result'],
    ['a result that is missing', { result: null }, 'incomplete'],
    ['a commitment after betting opened', { committedAt: at(1_700_000_300_000) }, 'committed_late'],
    ['a closing before its time', { closesAt: at(1_700_000_400_000) }, 'closing'],
    ['a drawing before its round', { drawnAt: at(1_700_000_200_000) }, 'drawn_early'],
    ['a seed that is not of the chain', { seed: 'ab'.repeat(32) }, 'chain'],
  ])('finds %s', (_what, change, fault) => {
    expect(auditDay(withThird(change)).faults).toContainEqual({ drawId: third, fault });
  });

  it('finds a draw that was left out or listed twice, and another anchor', () => {
    const drawId = 'k3-1-20231114-2';
    expect(auditDay(day.filter((draw) => draw.drawId !== third)).faults).toEqual([
      { drawId, fault: 'gap' },
    ]);
    expect(auditDay([...day, drawAt(3)]).faults).toContainEqual({
      ...{ drawId: third, fault: 'repeated' },
    });
    const moved = day.map((draw) => ({
      ...draw,
      seedChain: { anchor: 'cd'.repeat(32), place: draw.seedChain?.place ?? 0 },
    }));
    expect(auditDay(moved).faults).toEqual([{ drawId: 'k3-1-20231114-1', fault: 'chain' }]);
  });
});
