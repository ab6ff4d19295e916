import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { applyMigrations } from '@lantern/migrate';
import pg from 'pg';
import { inject } from 'vitest';

const migrations = path.resolve(import.meta.dirname, '../migrations');

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

export interface TestDatabase {
  url: string;
  pool: pg.Pool;
  drop(): Promise<void>;
}

/** A new database with the parlour's tables. */
export async function makeDatabase(): Promise<TestDatabase> {
  const name = `parlour_${randomBytes(6).toString('hex')}`;
  await onServer(`CREATE DATABASE ${name}`);
  const address = new URL(inject('postgresUrl'));
  address.pathname = `/${name}`;
  await applyMigrations(address.href, migrations);
  const pool = new pg.Pool({ connectionString: address.href, max: 2 });
  pool.on('error', () => undefined);
  return {
    url: address.href,
    pool,
    drop: async () => {
      await pool.end();
      await onServer(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}
