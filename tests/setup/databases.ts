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

/** Creates an empty database on the server and returns its address. */
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
  // Imported here, because other projects can run without the generated files that it reads.
  const { migrate } = await import('@lantern/database');
  const { seedSite } = await import('@lantern/database/seed');
  const url = await createDatabase(serverUrl, name);
  await migrate(url);
  await onServer(url, async (client) => {
    await seedSite(client);
    // Tests must not receive the events of the seeding.
    await client.query('delete from outbox');
  });
}

/** Drops every database whose name begins with `prefix`, with open connections too. */
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
