import pg from 'pg';
import { reasonOf, StartError } from './start-error.ts';

const nameTaken = '42P04';

async function withConnection<Value>(
  url: string,
  work: (client: pg.Client) => Promise<Value>,
): Promise<Value> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  // The server may close an idle connection; that must not end this process.
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/** The same server with another database. */
export function withDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

/** Creates a database on the server of `url` if it does not exist. `url` names another database. */
export async function ensureDatabase(url: string, name: string): Promise<void> {
  await withConnection(url, async (client) => {
    const known = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (known.rowCount) return;
    try {
      await client.query(`create database ${pg.escapeIdentifier(name)}`);
    } catch (error) {
      if ((error as { code?: string }).code !== nameTaken) throw error;
    }
  });
}

/**
 * Checks that a configured database answers.
 * @throws StartError with the variable and the server, never the password
 */
export async function checkDatabase(url: string, variable: string): Promise<void> {
  try {
    await withConnection(url, (client) => client.query('select 1'));
  } catch (error) {
    const { host, pathname } = new URL(url);
    const where = `${variable}: the database ${pathname.slice(1)} on ${host}`;
    throw new StartError(
      `${where} cannot be used (${reasonOf(error)}). Start it or correct the address.`,
    );
  }
}
