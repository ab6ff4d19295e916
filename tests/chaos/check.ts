import { setTimeout as sleep } from 'node:timers/promises';
import { readBooks } from './books.ts';
import { manifests } from './capabilities/manifests.ts';
import { compare, type Finding } from './compare.ts';
import { withDatabase } from './database.ts';
import type { Checked } from './manifest.ts';
import type { World } from './world.ts';

const invariants = manifests.flatMap((one) => one.invariants ?? []);
const refusals = manifests.flatMap((one) => one.refusals ?? []);

/** Checks everything that has to hold after the faults. */
export async function check(
  world: World,
  scene: Checked['scene'],
  drainMs: number,
): Promise<Finding[]> {
  const found = await drain(world, drainMs);
  return withDatabase(world.databaseUrl, async (db) => {
    for (const { rule, sql } of invariants) {
      const { rows } = await db.query<{ what: string }>(sql);
      found.push(...rows.map(({ what }) => ({ rule, what })));
    }
    const standings = [...scene.standings.values()];
    const books = await readBooks(
      db,
      standings.map(({ member }) => member),
    );
    for (const one of manifests) found.push(...((await one.compare?.({ world, scene, db })) ?? []));
    return [...found, ...compare(scene.journal.entries, standings, books, refusals)];
  });
}

/** Waits until the outbox is empty. */
async function drain({ databaseUrl }: World, drainMs: number): Promise<Finding[]> {
  const end = performance.now() + drainMs;
  let left = 'some';
  while (performance.now() < end) {
    left = await withDatabase(databaseUrl, countOutbox).catch(() => left);
    if (left === '0') return [];
    await sleep(200);
  }
  return [
    {
      rule: 'the outbox is drained',
      what: `${left} rows of the outbox are left`,
    },
  ];
}

async function countOutbox(db: {
  query(sql: string): Promise<{ rows: { n: string }[] }>;
}): Promise<string> {
  const { rows } = await db.query('select count(*) as n from outbox');
  return rows[0]?.n ?? 'some';
}
