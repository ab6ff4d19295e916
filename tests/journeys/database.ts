import pg from 'pg';

const pools = new Map<string, pg.Pool>();

/** The database that a variable names, with one connection for all journeys of a worker. */
function poolOf(variable: string): pg.Pool {
  const known = pools.get(variable);
  if (known) return known;
  const connectionString = process.env[variable];
  if (!connectionString)
    throw new Error(`${variable} must name a database of the site at BASE_URL.`);
  const pool = new pg.Pool({ connectionString, max: 1, allowExitOnIdle: true });
  // The server may close an idle connection; that must not end the worker.
  pool.on('error', () => {});
  pools.set(variable, pool);
  return pool;
}

async function ask<Row extends pg.QueryResultRow>(
  variable: string,
  sql: string,
  values: unknown[],
): Promise<Row[]> {
  const client = await poolOf(variable).connect();
  try {
    const { rows } = await client.query<Row>(sql, values);
    // What a query has set is not for the next one.
    await client.query('reset all');
    client.release();
    return rows;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Queries the database of the visited site, for what no visitor can do. */
export const query = <Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []) =>
  ask<Row>('SITE_DATABASE_URL', sql, values);

/** The same in the database of the arcade. */
export const queryVendor = <Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []) =>
  ask<Row>('VENDOR_DATABASE_URL', sql, values);

type Ask = (sql: string, values?: unknown[]) => Promise<unknown[]>;

/** Queries of the site's database in one transaction, which goes on while other work is done. */
export async function inOneTransaction<Result>(
  work: (ask: Ask) => Promise<Result>,
): Promise<Result> {
  // The connection of the pool is for the queries meanwhile.
  const client = new pg.Client({ connectionString: process.env.SITE_DATABASE_URL });
  await client.connect();
  try {
    await client.query('begin');
    const result = await work(async (sql, values = []) => (await client.query(sql, values)).rows);
    await client.query('commit');
    return result;
  } finally {
    await client.end();
  }
}

/** Runs work that no other journey runs at the same time, by its name. */
export async function alone(name: string, work: () => Promise<void>): Promise<void> {
  // The lock belongs to a connection, and the one of the pool is for queries.
  const client = new pg.Client({ connectionString: process.env.VENDOR_DATABASE_URL });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock(hashtext('journey ' || $1))", [name]);
    await work();
  } finally {
    await client.end();
  }
}
