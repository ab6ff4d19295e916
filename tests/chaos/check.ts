import { setTimeout as sleep } from 'node:timers/promises';
import { readBooks } from './books.ts';
import { compare, type Finding } from './compare.ts';
import { withDatabase } from './database.ts';
import { invariants } from './invariants.ts';
import { compareOutside } from './outside.ts';
import { compareProtections, noteRecalls } from './protections.ts';
import type { Scene } from './scene.ts';
import type { World } from './world.ts';

/** Checks everything that has to hold after the faults. */
export async function check(
  world: World,
  {
    journal,
    standings: byMember,
    protections,
  }: Pick<Scene, 'journal' | 'standings' | 'protections'>,
  drainMs: number,
): Promise<Finding[]> {
  const left = await drain(world, drainMs);
  const standings = [...byMember.values()];
  return withDatabase(world.databaseUrl, async (db) => {
    const found: Finding[] = [...left];
    for (const { rule, sql } of invariants) {
      const { rows } = await db.query<{ what: string }>(sql);
      found.push(...rows.map(({ what }) => ({ rule, what })));
    }
    const gatewayHeld = world.payments.held;
    const outside = await withDatabase(world.parlour.databaseUrl, (parlour) =>
      compareOutside(db, { gatewayHeld, parlour }),
    );
    const books = await readBooks(
      db,
      standings.map(({ member }) => member),
    );
    await noteRecalls(db, { protections, journal, standings });
    const protection = await compareProtections(db, protections);
    return [...found, ...outside, ...protection, ...compare(journal.entries, standings, books)];
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
