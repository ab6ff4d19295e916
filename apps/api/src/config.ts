import * as z from 'zod/mini';
import { withFiles } from './config-files.ts';
import {
  address,
  ConfigError,
  networks,
  number,
  oneOf,
  port,
  secret,
  secrets,
  text,
  web,
  webs,
} from './config-values.ts';
import { type OutsideConfig, outsideVariables, readOutside } from './outside-config.ts';

export { ConfigError } from './config-values.ts';

/** The role of the process: it serves calls, runs jobs, or both. */
export type Role = 'web' | 'worker' | 'all';

const variables = z.object({
  // A setting that was forgotten must not open the pages of development.
  NODE_ENV: z._default(oneOf('development', 'test', 'production'), 'production'),
  ROLE: z._default(oneOf('web', 'worker', 'all'), 'all'),
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: z._default(port, 3000),
  METRICS_PORT: z._default(port, 9000),
  LOG_LEVEL: z._default(
    oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    'info',
  ),
  DATABASE_URL: address('postgres', 'postgresql'),
  DATABASE_ROLE: z._default(
    text((given) => /^[a-z_][a-z0-9_]{0,62}$/.test(given), 'is not the name of a role'),
    'lantern_app',
  ),
  DATABASE_POOL: z._default(number(/^\d{1,2}$/, 1, 99), 10),
  REDIS_URL: z.union([z.literal('memory:'), address('redis', 'rediss')]),
  TRUSTED_PROXIES: networks,
  KEYRING_SECRET: secret,
  BGS_URL: z.optional(web),
  BGS_PUBLIC_URL: web,
  BGS_SECRET: secrets,
  BGS_ALLOWED_ADDRESSES: networks,
  PAYGATE_URL: web,
  PAYGATE_SECRET: secret,
  WEBHOOK_BASE_URL: web,
  DRAND_RELAYS: z.optional(webs),
  FILES_DIR: z._default(z.string(), '.data/files'),
  ...outsideVariables,
});

/** The process's settings from the environment. */
export interface Config extends OutsideConfig {
  environment: 'development' | 'test' | 'production';
  role: Role;
  host: string;
  port: number;
  metricsPort: number;
  logLevel: string;
  databaseUrl: string;
  databaseRole: string;
  databasePool: number;
  /** `memory:` is a Redis inside this process, for a single process only. */
  redisUrl: string;
  trustedProxies: readonly string[];
  keyringSecret: string;
  bgs: Readonly<{
    /** Its address for us, and for browsers. */
    url: string;
    publicUrl: string;
    secrets: readonly string[];
    allowedAddresses: readonly string[];
  }>;
  paygate: Readonly<{ url: string; secret: string; webhookBaseUrl: string }>;
  /** Relays of drand's quicknet; empty for a beacon of this process, in development. */
  drandRelays: readonly string[];
  /** The folder of uploaded files. */
  filesDir: string;
}

/**
 * Reads the environment, and the files it names, once and whole; an empty variable is one that is
 * not set.
 * @throws ConfigError that names the first wrong or missing variable, and never its value, in one
 *   sentence
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const given = withFiles(set, Object.keys(variables.shape));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = String(issue?.path[0]);
    if (given[name] === undefined)
      throw new ConfigError(`${name} is not set: .env.example says what it means.`);
    throw new ConfigError(`${name} is wrong: it ${issue?.message}.`);
  }
  const env = parsed.data;
  if (env.NODE_ENV === 'production' && env.REDIS_URL === 'memory:') {
    throw new ConfigError(
      'REDIS_URL is memory:, which is for development: a production start needs a Redis server.',
    );
  }
  if (env.NODE_ENV === 'production') refusePublicSecrets(given);
  return Object.freeze({
    environment: env.NODE_ENV,
    role: env.ROLE,
    host: env.HOST,
    port: env.PORT,
    metricsPort: env.METRICS_PORT,
    logLevel: env.LOG_LEVEL,
    databaseUrl: env.DATABASE_URL,
    databaseRole: env.DATABASE_ROLE,
    databasePool: env.DATABASE_POOL,
    redisUrl: env.REDIS_URL,
    trustedProxies: Object.freeze(env.TRUSTED_PROXIES),
    keyringSecret: env.KEYRING_SECRET,
    bgs: Object.freeze({
      url: env.BGS_URL ?? env.BGS_PUBLIC_URL,
      publicUrl: env.BGS_PUBLIC_URL,
      secrets: Object.freeze(env.BGS_SECRET),
      allowedAddresses: Object.freeze(env.BGS_ALLOWED_ADDRESSES),
    }),
    paygate: Object.freeze({
      url: env.PAYGATE_URL,
      secret: env.PAYGATE_SECRET,
      webhookBaseUrl: env.WEBHOOK_BASE_URL,
    }),
    drandRelays: Object.freeze(env.DRAND_RELAYS ?? relaysOf(env.NODE_ENV)),
    filesDir: env.FILES_DIR,
    ...readOutside(env),
  });
}

/** The public relays of drand. */
const publicRelays = [
  'https://api.drand.sh',
  'https://api2.drand.sh',
  'https://drand.cloudflare.com',
];
const relaysOf = (environment: Config['environment']) =>
  environment === 'production' ? publicRelays : [];

/** The secrets of docker-compose.yml are public. */
function refusePublicSecrets(given: Readonly<Record<string, string | undefined>>): void {
  const isPublic = /for-the-demonstration-only/;
  const name = Object.keys(variables.shape).find((one) => isPublic.test(given[one] ?? ''));
  if (name) throw new ConfigError(`${name} is the public one of the demonstration: set your own.`);
}
