import pg from 'pg';

/** What a question can be asked of: the pool, or one connection inside a transaction. */
export type Queryable = Pick<pg.ClientBase, 'query'>;

export type Database = pg.Pool;

/** A pool that gives up on a connection or a statement before the player gives up on us. */
export function connect(databaseUrl: string, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 5_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'arcade',
  });
  pool.on('error', onError);
  return pool;
}

/** Runs the work in one transaction: all of it is written, or, when it throws, none. */
export async function transaction<Result>(
  database: Database,
  work: (tx: Queryable) => Promise<Result>,
): Promise<Result> {
  const client = await database.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    await abandon(client);
    throw error;
  }
}

/** A connection that cannot even roll back is closed rather than given to the next caller. */
async function abandon(client: pg.PoolClient): Promise<void> {
  try {
    await client.query('ROLLBACK');
    client.release();
  } catch {
    client.release(true);
  }
}

/** The first row, where there may be none. */
export async function findOne<Row extends pg.QueryResultRow>(
  db: Queryable,
  text: string,
  values: readonly unknown[],
): Promise<Row | undefined> {
  const { rows } = await db.query<Row>(text, [...values]);
  return rows[0];
}

/** The first row of a statement that always gives one, such as an INSERT … RETURNING. */
export async function getOne<Row extends pg.QueryResultRow>(
  db: Queryable,
  text: string,
  values: readonly unknown[],
): Promise<Row> {
  const row = await findOne<Row>(db, text, values);
  if (!row) throw new Error('the statement gave no row');
  return row;
}
