import pg from 'pg';

/** Queries the database of the visited site, for what no visitor can do. */
export async function query<Row extends pg.QueryResultRow>(
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const { SITE_DATABASE_URL: connectionString } = process.env;
  if (!connectionString)
    throw new Error('SITE_DATABASE_URL must name the database of the site at BASE_URL.');
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
