import RedisMock from 'ioredis-mock';
import { expect, it } from 'vitest';
import type { Config } from '../config.ts';
import type { AskedDraw } from '../ports/result-source.ts';
import { openResultSources } from './result-sources.ts';

const drawOf = (drawId: string): AskedDraw => ({
  ...{ drawId, family: 'vn18', region: 'south', province: 'hcm', date: '2026-11-24' },
});

it('LOT-02 a stand-in fails for one draw, or for all that are not named', async () => {
  const redis = new RedisMock();
  const config = { results: [], environment: 'development' } as unknown as Config;
  const [one] = openResultSources(config, redis);
  const lengthOf = async (drawId: string) => (await one?.fetch(drawOf(drawId)))?.length;
  expect(await lengthOf('first')).toBe(18);
  await redis.set('results:one:first', 'late');
  expect([await lengthOf('first'), await lengthOf('second')]).toEqual([undefined, 18]);
  await redis.set('results:one', 'partial');
  expect([await lengthOf('first'), await lengthOf('second')]).toEqual([undefined, 17]);
  await redis.set('results:one:first', 'agrees');
  expect([await lengthOf('first'), await lengthOf('second')]).toEqual([18, 17]);
});

it('LOT-02 production has no stand-in', () => {
  const config = { results: [], environment: 'production' } as unknown as Config;
  expect(openResultSources(config, new RedisMock())).toEqual([]);
});
