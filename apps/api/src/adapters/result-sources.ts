import type { Redis } from 'ioredis';
import type { Config } from '../config.ts';
import type { ResultSource } from '../ports/result-source.ts';
import { HttpResults } from './http-results.ts';
import { resultMoods, StandInResults } from './stand-in-results.ts';

/** Where a developer says how a stand-in fails, such as `set results:two partial`. */
const moodKey = (name: string): string => `results:${name}`;

const standIn = (name: string, redis: Redis): ResultSource =>
  new StandInResults(name, async () => {
    const asked = await redis.get(moodKey(name));
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
