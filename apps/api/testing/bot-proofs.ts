import { createHash } from 'node:crypto';
import { endpoints, type SliderResult, type ValueOf } from '@lantern/contracts';
import { harbor } from './harbor.ts';
import type { TestSite } from './test-site.ts';

export type WorkChallenge = ValueOf<typeof endpoints.workChallenge>;

export const askForWork = async (site: TestSite, host = harbor): Promise<WorkChallenge> =>
  (await site.client.call(endpoints.workChallenge, { host })).value;

/** Solves a challenge by trying numbers. */
export function solveWork({ salt, challenge, maxNumber }: WorkChallenge): number {
  for (let number = 0; number <= maxNumber; number += 1)
    if (createHash('sha256').update(`${salt}${number}`).digest('hex') === challenge) return number;
  throw new Error('no number solves the challenge');
}

/** A solution as a browser sends it, with optional changes. */
export function proofOf(given: WorkChallenge, change: object = {}): string {
  const { algorithm, challenge, salt, signature } = given;
  const number = 'number' in change ? 0 : solveWork(given);
  return Buffer.from(
    JSON.stringify({ algorithm, challenge, number, salt, signature, ...change }),
  ).toString('base64');
}

export const doWork = async (site: TestSite, host = harbor): Promise<string> =>
  proofOf(await askForWork(site, host));

/**
 * The cookies after a slider puzzle was shown, and the position of its gap, which a person sees.
 */
export async function showSlider(
  site: TestSite,
  host = harbor,
): Promise<{ gap: number; cookies: string[] }> {
  const { redis } = site.site;
  // A browser without a cookie is known by its address, which all tests share; its last puzzle
  // must not delay this one.
  const held = await redis.keys('captcha:asked:*');
  if (held.length > 0) await redis.del(held);
  const { cookies } = await site.client.call(endpoints.sliderPuzzle, { host });
  const id = cookies[0]?.split('=')[1];
  const key = `captcha:${site.site.brands.byHost(host)?.id}:${id}`;
  const { gap } = JSON.parse((await redis.get(key)) ?? '{}') as { gap: number };
  // A person sees the picture before sliding.
  site.clock.turn({ seconds: 15 });
  return { gap, cookies };
}

/** The track of a hand to `x`, in about a second: slow at start and end. */
export function slideTo(x: number): SliderResult {
  const steps = 40;
  const track = Array.from({ length: steps }, (_, at): [number, number] => {
    const part = at / (steps - 1);
    return [at * 25, Math.round(x * part * part * (3 - 2 * part))];
  });
  return { x, track };
}

/** The track of the arrow keys: four pixels each, up to the gap. */
export function keysTo(x: number): SliderResult {
  const steps = Math.ceil(x / 4);
  const track = Array.from({ length: steps }, (_, at): [number, number] => [
    at * 110 + (at % 3) * 25,
    (at + 1) * 4,
  ]);
  return { x: steps * 4, track };
}
