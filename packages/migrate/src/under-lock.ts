import pg from 'pg';

/** Prisma's own advisory lock, so that both never migrate at the same time. */
const lock = 72707369;

/** Runs `work` on a connection while holding the lock on its database. */
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
