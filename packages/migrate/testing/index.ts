import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    templateDatabase: string;
    migratedDatabase: string;
  }
}

/** Runs one piece of SQL, or more, on a database. */
export async function runOn<Row extends pg.QueryResultRow>(
  url: string,
  sql: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

interface OpenDatabase {
  url: string;
  drop: () => Promise<void>;
}

async function openDatabase(template = 'template1'): Promise<OpenDatabase> {
  const server = inject('postgresUrl');
  const name = `${inject('templateDatabase')}_${randomBytes(4).toString('hex')}`;
  await runOn(server, `create database ${name} template ${template} strategy file_copy`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async () => {
      await runOn(server, `drop database ${name} with (force)`);
    },
  };
}

/** An empty database for several tests, which drop it in `afterAll`. */
export const openEmptyDatabase = (): Promise<OpenDatabase> => openDatabase();

/** A database with the site's tables and functions, for several tests, which drop it. */
export const openMigratedDatabase = (): Promise<OpenDatabase> =>
  openDatabase(inject('migratedDatabase'));

/** The address of such a database, which goes with the test. */
export async function createMigratedDatabase(): Promise<string> {
  const { url, drop } = await openMigratedDatabase();
  onTestFinished(drop);
  return url;
}

/** A copy of a database without connections, for several tests, which drop it in `afterAll`. */
export const openCopy = (original: string): Promise<OpenDatabase> =>
  openDatabase(new URL(original).pathname.slice(1));

/** The address of a copy of a database without connections; it is dropped after the test. */
export async function copyDatabase(original: string): Promise<string> {
  const { url, drop } = await openCopy(original);
  onTestFinished(drop);
  return url;
}

/** The address of an empty database, which goes with the test. */
export async function createEmptyDatabase(): Promise<string> {
  const { url, drop } = await openDatabase();
  onTestFinished(drop);
  return url;
}
