import { applyMigrations } from '@lantern/migrate';
import { openPool } from '@lantern/rows';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './database.ts';

export interface DatabaseOptions {
  readonly url: string;
  /** The name of the program in the server's list of connections. */
  readonly name: string;
  readonly log: FastifyBaseLogger;
  /** The most connections. */
  readonly connections?: number;
}

/** A pool that gives up on a connection or a statement before the caller gives up on us. */
export function openDatabase({ url, name, log, connections = 10 }: DatabaseOptions): Database {
  const config = {
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    // A new connection compiles its functions and plans again, in the middle of the
    // next burst: the bets of a round come some seconds after those of the last one.
    idleTimeoutMillis: 600_000,
    statement_timeout: 5_000,
    // The server ends a slow statement. A silent server or network does not, so the driver does.
    query_timeout: 6_000,
    keepAlive: true,
    idle_in_transaction_session_timeout: 10_000,
    application_name: name,
  };
  return openPool(config, (error) => log.error({ err: error }, 'a database connection was lost'));
}

/** Applies the migrations of a folder that the database does not have yet. */
export async function migrate(
  databaseUrl: string,
  folder: string,
  log: FastifyBaseLogger,
): Promise<void> {
  const applied = await applyMigrations(databaseUrl, folder);
  log.info({ applied }, 'the database is up to date');
}
