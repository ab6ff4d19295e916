import { setTimeout as sleep } from 'node:timers/promises';
import { manifests } from './capabilities/manifests.ts';
import type { Act } from './manifest.ts';
import type { Part } from './part.ts';

/** The operations of a member. */
const acts: Readonly<Record<string, Act>> = Object.assign({}, ...manifests.map((one) => one.acts));
export const actNames = Object.keys(acts);

/** Milliseconds. */
const pauseMs = 20;

type Aside = Map<string, Promise<unknown>>;

/**
 * Runs the operations of a member, two at a time, so that they also meet each other.
 * @param names of the operations; all of them when it is empty
 */
export async function play(part: Part, names: readonly string[]): Promise<void> {
  for (const { begin } of manifests) await begin?.(part);
  const chosen = Object.entries(acts).filter(
    ([name]) => names.length === 0 || names.includes(name),
  );
  const weights = Object.fromEntries(chosen.map(([name, { weight }]) => [name, weight]));
  const aside: Aside = new Map();
  await Promise.all([turns(part, weights, aside), turns(part, weights, aside)]);
  await Promise.all(aside.values());
}

async function turns(part: Part, weights: Record<string, number>, aside: Aside): Promise<void> {
  while (!part.scene.closing) {
    const name = part.chance.weighted(weights);
    const act = acts[name];
    if (!act?.slow) await act?.run(part);
    else if (!aside.has(name))
      aside.set(
        name,
        act.run(part).finally(() => aside.delete(name)),
      );
    // Without a pause, members of slow operations alone would never let them end.
    else await sleep(pauseMs);
  }
}
