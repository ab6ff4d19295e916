import type { Redis } from 'ioredis';
import type { Config } from '../config.ts';
import type { ResultSource } from '../ports/result-source.ts';
import { HttpResults } from './http-results.ts';
import { resultMoods, StandInResults } from './stand-in-results.ts';

/**
 * Where a developer says how a stand-in fails, such as `set results:two partial`. For one draw it
 * is `set results:two:vn-hcm-20261124 partial`, which comes first; another word is no failure.
 */
const moodKeys = (name: string, drawId: string) => [`results:${name}:${drawId}`, `results:${name}`];

const standIn = (name: string, redis: Redis): ResultSource =>
  new StandInResults(name, async (drawId) => {
    const [ofDraw, ofAll] = await redis.mget(moodKeys(name, drawId));
    const asked = ofDraw ?? ofAll;
    return resultMoods.find((mood) => mood === asked);
  });

/** The configured sources; in development the stand-ins, otherwise none. */
export function openResultSources(
  { results, environment }: Config,
  redis: Redis,
): readonly ResultSource[] {
  if (results.length > 0) return results.map((source) => new HttpResults(source));
  return environment === 'development' ? ['one', 'two'].map((name) => standIn(name, redis)) : [];
}
