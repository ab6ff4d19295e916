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

/** The database that tests of tables and functions clone, without rows. */
export const migratedName = (name: string) => `${name}_migrated`;

/**
 * Creates the databases that the tests clone: one with the site's tables, and one with its brands
 * too. Nothing stays connected to them, so that they can be cloned.
 */
export async function makeTemplates(serverUrl: string, name: string): Promise<void> {
  // Imported here, because other projects can run without the generated files that it reads.
  const { migrate } = await import('@lantern/database');
  const { seedSite } = await import('@lantern/database/seed');
  await migrate(await createDatabase(serverUrl, migratedName(name)));
  await onServer(serverUrl, (client) =>
    client.query(
      `create database ${pg.escapeIdentifier(name)}
         template ${pg.escapeIdentifier(migratedName(name))} strategy file_copy`,
    ),
  );
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await onServer(url.href, async (client) => {
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
