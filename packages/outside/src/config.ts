import { isIP } from 'node:net';
import * as z from 'zod/mini';

/** A variable of the environment is missing or wrong; the message is one sentence that names it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const missing = 'is missing';
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

function isOrigin(value: string): boolean {
  const parsed = URL.canParse(value) ? new URL(value) : undefined;
  return /^https?:\/\/[^*]+$/.test(value) && parsed?.origin === value.replace(/\/$/, '');
}

/** An origin, or every name below a host: `https://*.example`. */
const isAncestor = (value: string): boolean => isOrigin(value.replace('://*.', '://any.'));

/** An address or a CIDR network; a network of all addresses is always a mistake. */
function isNetwork(value: string): boolean {
  const [ip = '', bits = '1', ...rest] = value.split('/');
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(ip)] ?? 0;
  return rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most;
}

/** A list in one variable, empty when the variable is not set; each item has to pass `isValid`. */
const list = (separator: string, isValid: (item: string) => boolean, sentence: string) =>
  z.pipe(
    z._default(z.string(), ''),
    z.pipe(
      z.transform((value: string) =>
        value
          .split(separator)
          .map((item) => item.trim())
          .filter((item) => item !== ''),
      ),
      z.array(z.string().check(z.refine(isValid, sentence))),
    ),
  );

/** The variables that these programs have in common, each checked and with its usual value. */
export const variable = {
  whole: (min: number, max: number, usual: string) => {
    const sentence = `must be a whole number from ${min} to ${max}`;
    return z.pipe(
      z._default(z.string().check(z.regex(/^\d{1,9}$/, sentence)), usual),
      z.pipe(
        z.transform((value: string) => Number.parseInt(value, 10)),
        z.number().check(z.minimum(min, sentence), z.maximum(max, sentence)),
      ),
    );
  },
  port: (usual: string) => variable.whole(0, 65_535, usual),
  host: z._default(z.string(), '127.0.0.1'),
  databaseUrl: z
    .string(missing)
    .check(z.regex(/^postgres(ql)?:\/\//, 'must be the address of a database, postgres://…')),
  /** A shared key. */
  secret: z.string(missing).check(z.minLength(32, 'must have at least 32 characters')),
  origin: (example = 'http://localhost:3000') =>
    z.pipe(
      z.string(missing).check(z.refine(isOrigin, `must be an origin such as ${example}`)),
      z.transform((value: string) => new URL(value).origin),
    ),
  frameAncestors: z.pipe(
    list(' ', isAncestor, 'must be origins such as http://localhost:3000, with spaces between'),
    z.transform((values: string[]) => values.map((value) => new URL(value).origin)),
  ),
  trustedProxies: list(',', isNetwork, 'must be addresses or networks such as 10.0.0.0/8'),
  logLevel: z._default(z.enum(logLevels, `must be one of ${logLevels.join(', ')}`), 'info'),
};

/**
 * Reads the variables of a schema; an empty variable counts as not set. Throws a ConfigError that
 * names the first wrong one.
 */
export function readVariables<Schema extends z.ZodMiniType>(
  schema: Schema,
  env: NodeJS.ProcessEnv,
): z.output<Schema> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = z.safeParse(schema, given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ConfigError(`The environment variable ${String(issue?.path[0])} ${issue?.message}.`);
}
