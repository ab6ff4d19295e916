import { manifests } from './capabilities/manifests.ts';
import type { Act } from './manifest.ts';
import type { Part } from './part.ts';

/** The operations of a member. */
const acts: Readonly<Record<string, Act>> = Object.assign({}, ...manifests.map((one) => one.acts));
const weights = Object.fromEntries(
  Object.entries(acts).map(([name, { weight }]) => [name, weight]),
);

/** Runs the operations of a member, two at a time, so that they also meet each other. */
export async function play(part: Part): Promise<void> {
  for (const { begin } of manifests) await begin?.(part);
  const aside = new Map<string, Promise<unknown>>();
  await Promise.all([turns(part, aside), turns(part, aside)]);
  await Promise.all(aside.values());
}

async function turns(part: Part, aside: Map<string, Promise<unknown>>): Promise<void> {
  while (!part.scene.closing) {
    const name = part.chance.weighted(weights);
    const act = acts[name];
    if (!act?.slow) await act?.run(part);
    else if (!aside.has(name))
      aside.set(
        name,
        act.run(part).finally(() => aside.delete(name)),
      );
  }
}
