import { randomBytes } from 'node:crypto';
import { seedSite } from '@lantern/database/seed';
import pg from 'pg';
import { inject } from 'vitest';

export interface TestDatabase {
  url: string;
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

/** A database of this test file's own, with both brands in it. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `${inject('templateDatabase')}_${randomBytes(4).toString('hex')}`;
  await onServer(`create database ${name} template ${inject('templateDatabase')}`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await seedSite(client);
  await client.end();
  return { url: url.href, drop: () => onServer(`drop database ${name} with (force)`) };
}
