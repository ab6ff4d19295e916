import { checkDatabase, ensureDatabase, withDatabase } from './databases.ts';
import { type Postgres, startPostgres } from './postgres/index.ts';
import type { Surroundings } from './program.ts';
import { lastPostgresPort, rememberPostgresPort } from './remembered-port.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';
import { reasonOf } from './start-error.ts';

export interface Databases {
  readonly databaseUrl: string;
  readonly arcadeDatabaseUrl: string;
  readonly parlourDatabaseUrl: string;
  /** For the progress line. */
  readonly detail: string;
  /** Set when the embedded PostgreSQL runs. */
  readonly embedded: Postgres | undefined;
}

async function startEmbedded(
  settings: Settings,
  secrets: Secrets,
  around: Surroundings,
): Promise<Postgres> {
  const { dataDir } = settings;
  const port = await lastPostgresPort(dataDir);
  const postgres = await startPostgres({
    dataDir,
    password: secrets.postgresPassword,
    port,
    durable: true,
  });
  around.roster.add('postgres', postgres.process().pid, { signal: 'SIGINT', store: true });
  rememberPostgresPort(dataDir, postgres.port);
  return postgres;
}

/**
 * The configured databases, or those of an embedded PostgreSQL. It creates missing ones.
 */
export async function openDatabases(
  settings: Settings,
  secrets: Secrets,
  around: Surroundings,
): Promise<Databases> {
  const { databaseUrl, arcadeDatabaseUrl, parlourDatabaseUrl } = settings;
  if (databaseUrl) await checkDatabase(databaseUrl, 'DATABASE_URL');
  if (arcadeDatabaseUrl) await checkDatabase(arcadeDatabaseUrl, 'ARCADE_DATABASE_URL');
  if (parlourDatabaseUrl) await checkDatabase(parlourDatabaseUrl, 'PARLOUR_DATABASE_URL');
  const embedded = databaseUrl ? undefined : await startEmbedded(settings, secrets, around);
  try {
    const server = databaseUrl ?? embedded?.url('postgres') ?? '';
    if (embedded) await ensureDatabase(server, 'lantern');
    if (!arcadeDatabaseUrl) await ensureDatabase(server, 'arcade');
    if (!parlourDatabaseUrl) await ensureDatabase(server, 'parlour');
    const moved = embedded?.movedTo ? `, data in ${embedded.movedTo}` : '';
    return {
      databaseUrl: databaseUrl ?? withDatabase(server, 'lantern'),
      arcadeDatabaseUrl: arcadeDatabaseUrl ?? withDatabase(server, 'arcade'),
      parlourDatabaseUrl: parlourDatabaseUrl ?? withDatabase(server, 'parlour'),
      detail: embedded
        ? `${embedded.version} on port ${embedded.port}${moved}`
        : `at ${new URL(server).host}`,
      embedded,
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

/** Restarts the embedded server if it has crashed. Returns what ends that. */
export function watchPostgres(
  postgres: Postgres,
  { progress, roster }: Surroundings,
): () => Promise<void> {
  let reviving: Promise<void> | undefined;
  const revive = async () => {
    progress.line('↻ PostgreSQL ended and starts again.');
    await postgres.revive();
    roster.add('postgres', postgres.process().pid, { signal: 'SIGINT', store: true });
  };
  const timer = setInterval(() => {
    if (reviving || postgres.isRunning()) return;
    reviving = revive()
      .catch((error) => progress.line(`✗ ${reasonOf(error)}`))
      .finally(() => {
        reviving = undefined;
      });
  }, 1000).unref();
  return async () => {
    clearInterval(timer);
    await reviving;
  };
}
