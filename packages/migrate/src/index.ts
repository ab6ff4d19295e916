import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

/**
 * The advisory lock that Prisma's own migration engine takes, so that the two can never run at
 * once.
 */
const lock = 72707369;

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

export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

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

function lineOf(sql: string, position: string | undefined): number {
  return sql.slice(0, Number(position ?? 1) - 1).split('\n').length;
}

async function applyOne(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query(
      `insert into _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       values (gen_random_uuid()::text, $1, $2, now(), 1)`,
      [migration.checksum, migration.name],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    const { message, position } = error as pg.DatabaseError;
    throw new MigrationError(
      `${migration.name}/migration.sql:${lineOf(migration.sql, position)}: ${message}`,
    );
  }
}

/**
 * Brings a database up to date with a folder of `<timestamp>_<name>/migration.sql` files and
 * returns the names of those it applied. Each file is one transaction. Processes that start
 * together wait for one another; a file that was changed after it had been applied is an error,
 * because nobody could say any more what the database holds.
 */
export async function applyMigrations(databaseUrl: string, folder: string): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    await client.query(historyTable);
    const { rows } = await client.query<{ migration_name: string; checksum: string }>(
      'select migration_name, checksum from _prisma_migrations where rolled_back_at is null',
    );
    const applied = new Map(rows.map((row) => [row.migration_name, row.checksum]));
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
  } finally {
    await client.end();
  }
}
