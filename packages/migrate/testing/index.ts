import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    templateDatabase: string;
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

/** An empty database for several tests, which drop it in `afterAll`. */
export async function openEmptyDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = inject('postgresUrl');
  const name = `${inject('templateDatabase')}_${randomBytes(4).toString('hex')}`;
  await runOn(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async () => {
      await runOn(server, `drop database ${name} with (force)`);
    },
  };
}

/** The address of an empty database, which goes with the test. */
export async function createEmptyDatabase(): Promise<string> {
  const { url, drop } = await openEmptyDatabase();
  onTestFinished(drop);
  return url;
}
