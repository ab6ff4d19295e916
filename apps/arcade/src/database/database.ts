import pg from 'pg';
import { isAway, isLost } from './away.ts';

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
    // The server ends a slow statement; a server that fell silent, or a network that swallows
    // packets, ends none.
    query_timeout: 6_000,
    keepAlive: true,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'arcade',
  });
  pool.on('error', onError);
  return pool;
}

/**
 * A connection with a transaction open. One that was lost while it lay in the pool shows that only
 * when it is asked, and nothing has been asked of it yet: the next one takes its place. A silent
 * server is not asked again.
 */
async function begin(database: Database): Promise<pg.PoolClient> {
  for (let left = database.options.max; ; left -= 1) {
    const client = await database.connect();
    const ignore = () => undefined;
    client.on('error', ignore);
    try {
      await client.query('BEGIN');
      return client;
    } catch (error) {
      client.release(error as Error);
      if (left <= 1 || !isLost(error)) throw error;
    } finally {
      client.off('error', ignore);
    }
  }
}

/** Runs the work in one transaction: all of it is written, or, when it throws, none. */
export async function transaction<Result>(
  database: Database,
  work: (tx: Queryable) => Promise<Result>,
): Promise<Result> {
  const client = await begin(database);
  let broken: Error | undefined;
  // A connection that is lost between two statements says so here and to nobody else; unheard, it
  // would end the process.
  const lose = (error: Error) => {
    broken = error;
  };
  client.on('error', lose);
  try {
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    // Where nobody answers any more, to ask for a rollback would only wait for the same silence
    // again.
    if (isAway(error)) lose(error as Error);
    else await client.query('ROLLBACK').catch(lose);
    throw error;
  } finally {
    client.off('error', lose);
    // A connection that is lost or cannot even roll back is closed rather than given to the next
    // caller.
    client.release(broken);
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
