import { randomBytes } from 'node:crypto';
import { applyMigrations } from '@lantern/migrate';
import pg from 'pg';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** A Postgres server on which tests may create databases. */
    postgresUrl: string;
  }
}

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

/** A new database of a program, with the tables of its migrations if it has any. */
export async function makeDatabase(program: string, migrations?: string): Promise<TestDatabase> {
  const name = `${program}_${randomBytes(6).toString('hex')}`;
  await onServer(`CREATE DATABASE ${name}`);
  const address = new URL(inject('postgresUrl'));
  address.pathname = `/${name}`;
  if (migrations) await applyMigrations(address.href, migrations);
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
