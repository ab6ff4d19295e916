import pg from 'pg';

async function onServer<Value>(
  url: string,
  work: (client: pg.Client) => Promise<Value>,
): Promise<Value> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Creates an empty database on the server and gives its address. */
export async function createDatabase(serverUrl: string, name: string): Promise<string> {
  await onServer(serverUrl, (client) =>
    client.query(`create database ${pg.escapeIdentifier(name)}`),
  );
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * Creates the database that the tests clone, with the site's tables and its brands. Nothing stays
 * connected to it, so that it can be cloned.
 */
export async function makeTemplate(serverUrl: string, name: string): Promise<void> {
  // Loaded here, because it reads generated files that a run of other projects need not have.
  const { migrate } = await import('@lantern/database');
  const { seedSite } = await import('@lantern/database/seed');
  const url = await createDatabase(serverUrl, name);
  await migrate(url);
  await onServer(url, async (client) => {
    await seedSite(client);
    // The seeded brands are no news for the pages of a test.
    await client.query('delete from outbox');
  });
}

/** Drops every database whose name begins with `prefix`, whoever is still connected to it. */
export async function dropDatabases(serverUrl: string, prefix: string): Promise<void> {
  await onServer(serverUrl, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [prefix],
    );
    for (const { datname } of rows) {
      await client.query(`drop database if exists ${pg.escapeIdentifier(datname)} with (force)`);
    }
  });
}
