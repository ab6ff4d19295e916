import * as z from 'zod/mini';

export interface Config {
  readonly port: number;
  readonly host: string;
  /** The origin at which payers reach us. */
  readonly publicUrl: string;
  /** The key of the first protocol, which signs in both directions. */
  readonly secret: string;
  /**
   * What the second and the third protocol are secured with; each is spoken where this is given.
   */
  readonly fieldpay: Readonly<{ merchant: string; secret: string }> | undefined;
  readonly tokenpay: Readonly<{ apiKey: string; callbackToken: string }> | undefined;
  /** How long a bank or a chain takes for a step, in milliseconds. */
  readonly stepDelayMs: number;
  /** How long an answer hangs that is to come too late, in milliseconds. */
  readonly hangMs: number;
  /**
   * The pause before a webhook is sent again the first time, in milliseconds; it doubles each time.
   */
  readonly retryDelayMs: number;
  readonly logLevel: string;
}

/** A variable of the environment is missing or wrong; the message is one sentence that names it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

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

function isOrigin(value: string): boolean {
  return (
    /^https?:\/\//.test(value) &&
    URL.canParse(value) &&
    new URL(value).origin === value.replace(/\/$/, '')
  );
}

const secret = z.minLength(32, 'must have at least 32 characters');
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const environment = z.object({
  PORT: whole(0, 65_535, '5000'),
  HOST: z._default(z.string().check(z.minLength(1, 'must not be empty')), '127.0.0.1'),
  PUBLIC_URL: z.pipe(
    z
      .string('is missing')
      .check(z.refine(isOrigin, 'must be an origin such as http://localhost:5000')),
    z.transform((value: string) => new URL(value).origin),
  ),
  PAYGATE_SECRET: z.string('is missing').check(secret),
  FIELDPAY_MERCHANT: z._default(
    z.string().check(z.regex(/^[A-Z0-9]{4,16}$/, 'must be capital letters and digits')),
    'LANTERN',
  ),
  FIELDPAY_SECRET: z.optional(z.string().check(secret)),
  TOKENPAY_API_KEY: z.optional(z.string().check(secret)),
  TOKENPAY_CALLBACK_TOKEN: z.optional(z.string().check(secret)),
  STEP_DELAY_MS: whole(1, 60_000, '2000'),
  HANG_MS: whole(1, 60_000, '8000'),
  RETRY_DELAY_MS: whole(1, 60_000, '1000'),
  LOG_LEVEL: z._default(z.enum(logLevels, `must be one of ${logLevels.join(', ')}`), 'info'),
});

/**
 * Reads the whole configuration; an empty variable counts as one that is not set. Throws a
 * ConfigError.
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
    publicUrl: values.PUBLIC_URL,
    secret: values.PAYGATE_SECRET,
    fieldpay: values.FIELDPAY_SECRET
      ? Object.freeze({ merchant: values.FIELDPAY_MERCHANT, secret: values.FIELDPAY_SECRET })
      : undefined,
    tokenpay:
      values.TOKENPAY_API_KEY && values.TOKENPAY_CALLBACK_TOKEN
        ? Object.freeze({
            apiKey: values.TOKENPAY_API_KEY,
            callbackToken: values.TOKENPAY_CALLBACK_TOKEN,
          })
        : undefined,
    stepDelayMs: values.STEP_DELAY_MS,
    hangMs: values.HANG_MS,
    retryDelayMs: values.RETRY_DELAY_MS,
    logLevel: values.LOG_LEVEL,
  });
}
