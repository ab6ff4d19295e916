import pg from 'pg';

/**
 * The advisory lock that Prisma's own migration engine takes, so that the two can never run at
 * once.
 */
const lock = 72707369;

/** Runs `work` on a connection that no other process changes the same database on meanwhile. */
export async function underLock<Result>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    return await work(client);
  } finally {
    await client.end();
  }
}
