import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { findRows } from '@lantern/rows';
import type pg from 'pg';
import { errorIn, MigrationError } from './migration-error.ts';

const historyTable = `
  create table if not exists _prisma_migrations (
    id varchar(36) primary key,
    checksum varchar(64) not null,
    finished_at timestamptz,
    migration_name varchar(255) not null,
    logs text,
    rolled_back_at timestamptz,
    started_at timestamptz not null default now(),
    applied_steps_count integer not null default 0
  )`;

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => {
      const sql = await readFile(path.join(folder, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function applyOne(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query(
      `insert into _prisma_migrations
              (id, checksum, migration_name, finished_at, applied_steps_count)
       values (gen_random_uuid()::text, $1, $2, now(), 1)`,
      [migration.checksum, migration.name],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw errorIn(`${migration.name}/migration.sql`, migration.sql, error);
  }
}

/**
 * Applies new `<timestamp>_<name>/migration.sql` files, each in one transaction, and returns their
 * names. Fails for a file that changed after it was applied, because its tables would be unknown.
 */
export async function applyMigrationsOn(client: pg.Client, folder: string): Promise<string[]> {
  const migrations = await readMigrations(folder);
  await client.query(historyTable);
  const rows = await findRows<{ name: string; checksum: string }>(
    client,
    'select migration_name as name, checksum from _prisma_migrations where rolled_back_at is null',
  );
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  const changed = migrations.find(
    ({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum,
  );
  if (changed)
    throw new MigrationError(
      `${changed.name} was changed after it had been applied. Restore it and add a new one.`,
    );
  const fresh = migrations.filter(({ name }) => !applied.has(name));
  for (const migration of fresh) await applyOne(client, migration);
  return fresh.map(({ name }) => name);
}
