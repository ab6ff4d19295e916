import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export interface TestDatabase {
  url: string;
  /** What does not hold of the ledger; nothing, when all is well. */
  ledgerViolations(): Promise<object[]>;
  drop(): Promise<void>;
}

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

async function clone(): Promise<string> {
  const name = `${inject('templateDatabase')}_${randomBytes(4).toString('hex')}`;
  await onServer(`create database ${name} template ${inject('templateDatabase')}`);
  return name;
}

/**
 * Cloned while the tests of the file before it run. The last one is dropped with the template, after
 * the run.
 */
let spare: Promise<string> | undefined;

/** A database of this test file's own, with both brands in it. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = await (spare ?? clone());
  spare = clone();
  // An error belongs to the file that gets this database.
  spare.catch(() => {});
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  const watcher = watchLedger(url.href);
  return {
    url: url.href,
    ledgerViolations: watcher.violations,
    drop: async () => {
      await watcher.end();
      await onServer(`drop database ${name} with (force)`);
    },
  };
}

/**
 * Asks after every test, on a connection of its own and by a named statement: planning the query
 * takes five times as long as running it on the few rows of a test.
 */
function watchLedger(connectionString: string) {
  const pool = new pg.Pool({ connectionString, max: 1, idleTimeoutMillis: 0 });
  // Some tests end the connections of their database.
  pool.on('error', () => {});
  const query = { name: 'ledger_violations', text: 'select * from ledger_violations()' };
  return {
    violations: async () => (await pool.query<object>(query)).rows,
    end: () => pool.end(),
  };
}
