import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export interface TestDatabase {
  url: string;
  /** The violated invariants of the ledger; empty when all hold. */
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
  await onServer(
    `create database ${name} template ${inject('templateDatabase')} strategy file_copy`,
  );
  return name;
}

/** Cloned while the previous test file runs. The last one is dropped after the run. */
let spare: Promise<string> | undefined;

/** A separate database for this test file, seeded with both brands. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = await (spare ?? clone());
  spare = clone();
  // An error is reported by the file that gets this database.
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
 * Runs after every test, by a named statement on a separate connection: planning the query takes
 * five times as long as running it on a test's few rows.
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
