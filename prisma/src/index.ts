import path from 'node:path';
import { applySchema } from '@lantern/migrate';
import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import { PrismaClient } from '../generated/client.ts';

export { Prisma, PrismaClient } from '../generated/client.ts';
export * from './ledger.ts';

const folderOf = (name: string) => path.join(import.meta.dirname, '..', name);

/** Brings the site's database up to date: its tables, then its functions. */
export async function migrate(databaseUrl: string): Promise<void> {
  await applySchema(databaseUrl, {
    migrations: folderOf('migrations'),
    functions: folderOf('functions'),
  });
}

const names = new Map<string, string>();

/**
 * One name for each SQL text, so that the server plans it once a connection. The number of texts is
 * that of our queries.
 */
function statementName(sql: string): string {
  const name = names.get(sql) ?? `p${names.size}`;
  names.set(sql, name);
  return name;
}

/** A Prisma client on a pool that others use too. */
export function createPrisma(pool: pg.Pool): PrismaClient {
  const adapter = new PrismaPg(pool, {
    statementNameGenerator: (query) => statementName(query.sql),
  });
  // Other formats repeat the values of a query in the message of its error, and so in the log.
  return new PrismaClient({ adapter, errorFormat: 'minimal' });
}
export * from './brand-settings.ts';
