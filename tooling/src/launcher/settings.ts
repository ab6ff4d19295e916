import { isIP } from 'node:net';
import path from 'node:path';
import { StartError } from './start-error.ts';

/** The settings of a copy, read once from the environment. */
export interface Settings {
  /** Absolute. Holds the embedded database, the development secrets and the logs. */
  readonly dataDir: string;
  readonly host: string;
  readonly port: number;
  /** Ports that a variable names; one that is taken is an error, not replaced. */
  readonly arcadePort: number | undefined;
  readonly parlourPort: number | undefined;
  readonly paygatePort: number | undefined;
  readonly metricsPort: number | undefined;
  /** Addresses of servers to use instead of the embedded ones. */
  readonly databaseUrl: string | undefined;
  readonly arcadeDatabaseUrl: string | undefined;
  readonly parlourDatabaseUrl: string | undefined;
  readonly redisUrl: string | undefined;
  /** Whether to show the logs of the programs in the terminal too. */
  readonly echoLogs: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** An empty variable counts as one that is not set. */
function read(env: Environment, name: string): string | undefined {
  return env[name]?.trim() || undefined;
}

function readPort(env: Environment, name: string): number | undefined {
  const text = read(env, name);
  if (text === undefined) return undefined;
  const port = /^\d{1,5}$/.test(text) ? Number.parseInt(text, 10) : 0;
  if (port < 1 || port > 65_535)
    throw new StartError(`${name} must be a whole number from 1 to 65535, not "${text}".`);
  return port;
}

function readHost(env: Environment): string {
  const text = read(env, 'HOST') ?? '127.0.0.1';
  const valid = isIP(text) !== 0 || text === 'localhost';
  if (!valid)
    throw new StartError(
      `HOST must be an IP address of this machine or "localhost", not "${text}".`,
    );
  return text;
}

/** The error does not contain the address, because that may contain a password. */
function readUrl(
  env: Environment,
  name: string,
  protocols: readonly string[],
  example: string,
): string | undefined {
  const text = read(env, name);
  if (text === undefined || (name === 'REDIS_URL' && text === 'memory:')) return text;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !protocols.includes(url.protocol) || !url.hostname)
    throw new StartError(`${name} must be an address such as ${example}.`);
  return text;
}

function readDatabaseUrl(env: Environment, name: string): string | undefined {
  const example = 'postgres://name:password@localhost:5432/lantern';
  const text = readUrl(env, name, ['postgres:', 'postgresql:'], example);
  if (text && new URL(text).pathname.length < 2)
    throw new StartError(`${name} names no database. It must be an address such as ${example}.`);
  return text;
}

/**
 * Reads the settings.
 * @param root folder that a relative DATA_DIR is relative to
 * @throws StartError with the invalid variable
 */
export function readSettings(env: Environment, root: string): Settings {
  return Object.freeze({
    dataDir: path.resolve(root, read(env, 'DATA_DIR') ?? '.data'),
    host: readHost(env),
    port: readPort(env, 'PORT') ?? 3000,
    arcadePort: readPort(env, 'ARCADE_PORT'),
    parlourPort: readPort(env, 'PARLOUR_PORT'),
    paygatePort: readPort(env, 'PAYGATE_PORT'),
    metricsPort: readPort(env, 'METRICS_PORT'),
    databaseUrl: readDatabaseUrl(env, 'DATABASE_URL'),
    arcadeDatabaseUrl: readDatabaseUrl(env, 'ARCADE_DATABASE_URL'),
    parlourDatabaseUrl: readDatabaseUrl(env, 'PARLOUR_DATABASE_URL'),
    redisUrl: readUrl(env, 'REDIS_URL', ['redis:', 'rediss:'], 'redis://localhost:6379'),
    echoLogs: read(env, 'LANTERN_LOGS') === '1',
  });
}
