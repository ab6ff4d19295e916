import { isIP } from 'node:net';
import * as z from 'zod/mini';

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string;
  /** The key that the site signs its calls with. */
  readonly secret: string;
  /** The origin at which players reach us. */
  readonly publicUrl: string;
  /**
   * The origins that may show the game in a frame; `http://*.localhost:3000` is every name below
   * localhost.
   */
  readonly frameAncestors: readonly string[];
  /** Addresses and networks of proxies that may say who the visitor is. */
  readonly trustedProxies: readonly string[];
  readonly logLevel: string;
  /** How long a call is left without an answer where that is asked for, in milliseconds. */
  readonly hangMs: number;
}

/** A variable of the environment is missing or wrong; the message is one sentence that names it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

function isOrigin(value: string): boolean {
  const parsed = URL.canParse(value) ? new URL(value) : undefined;
  return /^https?:\/\/[^*]+$/.test(value) && parsed?.origin === value.replace(/\/$/, '');
}

/** An origin, or every name below a host: `https://*.example`. */
const isAncestor = (value: string): boolean => isOrigin(value.replace('://*.', '://any.'));

const originSentence = 'must be an origin such as http://localhost:3000';
const origin = z.pipe(
  z.string('is missing').check(z.refine(isOrigin, originSentence)),
  z.transform((value: string) => new URL(value).origin),
);
const whole = (min: number, max: number, otherwise: string) => {
  const sentence = `must be a whole number from ${min} to ${max}`;
  return z.pipe(
    z._default(z.string().check(z.regex(/^\d{1,9}$/, sentence)), otherwise),
    z.pipe(
      z.transform((value: string) => Number.parseInt(value, 10)),
      z.number().check(z.minimum(min, sentence), z.maximum(max, sentence)),
    ),
  );
};
const origins = z.pipe(
  z._default(z.string(), ''),
  z.pipe(
    z.transform((value: string) => value.split(' ').filter((part) => part !== '')),
    z.array(
      z
        .string()
        .check(
          z.refine(
            isAncestor,
            'must be origins such as http://localhost:3000, with spaces between',
          ),
        ),
    ),
  ),
);
/** An address or a CIDR network; one that holds every address is never meant. */
function isNetwork(value: string): boolean {
  const [ip = '', bits = '1', ...rest] = value.split('/');
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(ip)] ?? 0;
  return rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most;
}

const networks = z.pipe(
  z._default(z.string(), ''),
  z.pipe(
    z.transform((value: string) =>
      value === '' ? [] : value.split(',').map((part) => part.trim()),
    ),
    z.array(
      z.string().check(z.refine(isNetwork, 'must be addresses or networks such as 10.0.0.0/8')),
    ),
  ),
);
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const environment = z.object({
  PORT: whole(0, 65_535, '6100'),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATABASE_URL: z
    .string('is missing')
    .check(z.regex(/^postgres(ql)?:\/\//, 'must be the address of a database, postgres://…')),
  PARLOUR_SECRET: z.string('is missing').check(z.minLength(32, 'must have at least 32 characters')),
  PUBLIC_URL: origin,
  FRAME_ANCESTORS: origins,
  TRUSTED_PROXIES: networks,
  LOG_LEVEL: z._default(z.enum(logLevels, `must be one of ${logLevels.join(', ')}`), 'info'),
  HANG_MS: whole(10, 60_000, '12000'),
});

/**
 * Reads the whole configuration; an empty variable is one that is not set. Throws a ConfigError
 * that names the first variable at fault.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = z.safeParse(environment, given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`The environment variable ${String(issue?.path[0])} ${issue?.message}.`);
  }
  const values = parsed.data;
  return Object.freeze({
    port: values.PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL,
    secret: values.PARLOUR_SECRET,
    publicUrl: values.PUBLIC_URL,
    frameAncestors: Object.freeze(values.FRAME_ANCESTORS.map((value) => new URL(value).origin)),
    trustedProxies: Object.freeze(values.TRUSTED_PROXIES),
    logLevel: values.LOG_LEVEL,
    hangMs: values.HANG_MS,
  });
}
