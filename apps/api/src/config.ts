import { isIP } from 'node:net';
import * as z from 'zod/mini';

/** What the process is for: it answers calls, does the jobs, or both. */
export type Role = 'web' | 'worker' | 'all';

const url = (...protocols: string[]) =>
  z
    .string()
    .check(
      z.refine(
        (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
        `is not a ${protocols.join(' or ')}// address`,
      ),
    );
const port = z.pipe(
  z.string().check(z.regex(/^\d{1,5}$/, 'is not a port number')),
  z.pipe(z.transform(Number), z.number().check(z.minimum(0), z.maximum(65535, 'is not a port number'))),
);
const secret = z.string().check(z.minLength(32, 'is shorter than 32 characters'));
const secrets = z.pipe(
  z
    .string()
    .check(
      z.refine((text) => text.split(',').every((one) => one.length >= 32), 'has a key shorter than 32 characters'),
    ),
  z.transform((text: string) => text.split(',')),
);
const isNetwork = (text: string) => {
  const [address = '', bits = '0', ...rest] = text.split('/');
  const version = isIP(address);
  return version > 0 && rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
};
const networks = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) => text.split(',').every((one) => one === '' || isNetwork(one)),
        'is not a list of addresses or CIDR networks',
      ),
    ),
  z.transform((text: string) => text.split(',').filter((one) => one !== '')),
);
const redisUrl = z
  .string()
  .check(
    z.refine(
      (text) => text === 'memory:' || (URL.canParse(text) && /^rediss?:$/.test(new URL(text).protocol)),
      'is not a redis:// address',
    ),
  );

const variables = z.object({
  NODE_ENV: z._default(z.enum(['development', 'test', 'production']), 'development'),
  ROLE: z._default(z.enum(['web', 'worker', 'all']), 'all'),
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: z._default(port, 3000),
  METRICS_PORT: z._default(port, 9000),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  DATABASE_URL: url('postgres:', 'postgresql:'),
  DATABASE_ROLE: z._default(z.string().check(z.regex(/^[a-z_][a-z0-9_]{0,62}$/, 'is not a role name')), 'lantern_app'),
  DATABASE_POOL: z._default(
    z.pipe(z.string().check(z.regex(/^[1-9]\d?$/, 'is not a number from 1 to 99')), z.transform(Number)),
    10,
  ),
  REDIS_URL: redisUrl,
  TRUSTED_PROXIES: z._default(networks, []),
  KEYRING_SECRET: secret,
  BGS_PUBLIC_URL: url('http:', 'https:'),
  BGS_SECRET: secrets,
  BGS_ALLOWED_ADDRESSES: z._default(networks, []),
  PAYGATE_URL: url('http:', 'https:'),
  PAYGATE_SECRET: secret,
  WEBHOOK_BASE_URL: url('http:', 'https:'),
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
  bgs: { publicUrl: string; secrets: readonly string[]; allowedAddresses: readonly string[] };
  paygate: { url: string; secret: string; webhookBaseUrl: string };
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads the environment once and whole. A wrong or missing variable is named in one sentence. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const [first] = parsed.error.issues;
    const name = String(first?.path[0] ?? 'The environment');
    if (given[name] === undefined) throw new ConfigError(`${name} is not set. See .env.example for what it means.`);
    throw new ConfigError(
      `${name} is wrong: it ${/^(is|has) /.test(first?.message ?? '') ? first?.message : 'has a value that is not allowed'}. See .env.example.`,
    );
  }
  const env = parsed.data;
  if (env.NODE_ENV === 'production' && env.REDIS_URL === 'memory:') {
    throw new ConfigError('REDIS_URL is memory:, which is for development. A production start needs a Redis server.');
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
    trustedProxies: env.TRUSTED_PROXIES,
    keyringSecret: env.KEYRING_SECRET,
    bgs: { publicUrl: env.BGS_PUBLIC_URL, secrets: env.BGS_SECRET, allowedAddresses: env.BGS_ALLOWED_ADDRESSES },
    paygate: { url: env.PAYGATE_URL, secret: env.PAYGATE_SECRET, webhookBaseUrl: env.WEBHOOK_BASE_URL },
  });
}
