import { isIP } from 'node:net';
import * as z from 'zod/mini';

/** What the process is for: it answers calls, does the jobs, or both. */
export type Role = 'web' | 'worker' | 'all';

/** A text of which `fits` is true; `wrong` finishes the sentence "PORT is wrong: it …". */
const text = (fits: (text: string) => boolean, wrong: string) => z.string().check(z.refine(fits, wrong));
const oneOf = <const Values extends readonly string[]>(...values: Values) =>
  z.enum(values, `is none of ${values.join(', ')}`);
const number = (pattern: RegExp, least: number, most: number) => {
  const fits = (given: string) => pattern.test(given) && Number(given) >= least && Number(given) <= most;
  return z.pipe(text(fits, `is not a number from ${least} to ${most}`), z.transform(Number));
};
/** Values with commas between them. */
const listOf = (fits: (one: string) => boolean, wrong: string) => {
  const split = (given: string) => given.split(',').map((one) => one.trim());
  return z.pipe(
    text((given) => split(given).every(fits), wrong),
    z.transform(split),
  );
};

const address = (...schemes: string[]) =>
  text(
    (given) => URL.canParse(given) && schemes.includes(new URL(given).protocol.slice(0, -1)),
    `is not an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
  );

/** An address or a CIDR network; one that holds every address is never meant. */
function isNetwork(given: string): boolean {
  const [ip = '', bits = '1', ...rest] = given.split('/');
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(ip)] ?? 0;
  return rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most;
}

const port = number(/^\d{1,5}$/, 0, 65_535);
const isSecret = (given: string) => given.length >= 32;
const secret = text(isSecret, 'is shorter than 32 characters');
const secrets = listOf(isSecret, 'has a key shorter than 32 characters');
const networks = z._default(listOf(isNetwork, 'is not a list of addresses or networks such as 10.0.0.0/8'), []);
const web = address('http', 'https');

const variables = z.object({
  NODE_ENV: z._default(oneOf('development', 'test', 'production'), 'development'),
  ROLE: z._default(oneOf('web', 'worker', 'all'), 'all'),
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: z._default(port, 3000),
  METRICS_PORT: z._default(port, 9000),
  LOG_LEVEL: z._default(oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'), 'info'),
  DATABASE_URL: address('postgres', 'postgresql'),
  DATABASE_ROLE: z._default(
    text((given) => /^[a-z_][a-z0-9_]{0,62}$/.test(given), 'is not the name of a role'),
    'lantern_app',
  ),
  DATABASE_POOL: z._default(number(/^\d{1,2}$/, 1, 99), 10),
  REDIS_URL: z.union([z.literal('memory:'), address('redis', 'rediss')]),
  TRUSTED_PROXIES: networks,
  KEYRING_SECRET: secret,
  BGS_PUBLIC_URL: web,
  BGS_SECRET: secrets,
  BGS_ALLOWED_ADDRESSES: networks,
  PAYGATE_URL: web,
  PAYGATE_SECRET: secret,
  WEBHOOK_BASE_URL: web,
});

/** Everything that the process takes from its surroundings. */
export interface Config {
  environment: 'development' | 'test' | 'production';
  role: Role;
  host: string;
  port: number;
  metricsPort: number;
  logLevel: string;
  databaseUrl: string;
  databaseRole: string;
  databasePool: number;
  /** `memory:` is a Redis inside this process: for one process alone. */
  redisUrl: string;
  trustedProxies: readonly string[];
  keyringSecret: string;
  bgs: Readonly<{ publicUrl: string; secrets: readonly string[]; allowedAddresses: readonly string[] }>;
  paygate: Readonly<{ url: string; secret: string; webhookBaseUrl: string }>;
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads the environment once and whole; an empty variable is one that is not set.
 * @throws ConfigError that names the first wrong or missing variable, and never its value, in one sentence
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = String(issue?.path[0]);
    if (given[name] === undefined) throw new ConfigError(`${name} is not set: .env.example says what it means.`);
    throw new ConfigError(`${name} is wrong: it ${issue?.message}.`);
  }
  const env = parsed.data;
  if (env.NODE_ENV === 'production' && env.REDIS_URL === 'memory:') {
    throw new ConfigError('REDIS_URL is memory:, which is for development: a production start needs a Redis server.');
  }
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
      publicUrl: env.BGS_PUBLIC_URL,
      secrets: Object.freeze(env.BGS_SECRET),
      allowedAddresses: Object.freeze(env.BGS_ALLOWED_ADDRESSES),
    }),
    paygate: Object.freeze({ url: env.PAYGATE_URL, secret: env.PAYGATE_SECRET, webhookBaseUrl: env.WEBHOOK_BASE_URL }),
  });
}
