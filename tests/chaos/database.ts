import pg from 'pg';

/** Runs work on a connection of its own. */
export async function withDatabase<Value>(
  url: string,
  work: (db: pg.Client) => Promise<Value>,
): Promise<Value> {
  const db = new pg.Client({ connectionString: url });
  db.on('error', () => {});
  await db.connect();
  try {
    return await work(db);
  } finally {
    await db.end();
  }
}
