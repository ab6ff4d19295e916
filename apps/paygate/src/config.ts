import { readVariables, variable } from '@lantern/outside/config';
import * as z from 'zod/mini';

export interface Config {
  readonly port: number;
  readonly host: string;
  /** The origin at which payers reach us. */
  readonly publicUrl: string;
  /** The key of the first protocol, which signs in both directions. */
  readonly secret: string;
  /** The keys of the second and the third protocol; without its keys a protocol is switched off. */
  readonly fieldpay: Readonly<{ merchant: string; secret: string }> | undefined;
  readonly tokenpay: Readonly<{ apiKey: string; callbackToken: string }> | undefined;
  /** How long a bank or a chain takes for a step, in milliseconds. */
  readonly stepDelayMs: number;
  /** The delay of a reply that is late on purpose, in milliseconds. */
  readonly hangMs: number;
  /** The delay before the first retry of a webhook, in milliseconds; it doubles with each retry. */
  readonly retryDelayMs: number;
  readonly logLevel: string;
}

const environment = z.object({
  PORT: variable.port('5000'),
  HOST: variable.host,
  PUBLIC_URL: variable.origin('http://localhost:5000'),
  PAYGATE_SECRET: variable.secret,
  FIELDPAY_MERCHANT: z._default(
    z.string().check(z.regex(/^[A-Z0-9]{4,16}$/, 'must be capital letters and digits')),
    'LANTERN',
  ),
  FIELDPAY_SECRET: z.optional(variable.secret),
  TOKENPAY_API_KEY: z.optional(variable.secret),
  TOKENPAY_CALLBACK_TOKEN: z.optional(variable.secret),
  STEP_DELAY_MS: variable.whole(1, 60_000, '2000'),
  HANG_MS: variable.whole(1, 60_000, '8000'),
  RETRY_DELAY_MS: variable.whole(1, 60_000, '1000'),
  LOG_LEVEL: variable.logLevel,
});

type Values = z.output<typeof environment>;

function fieldpayOf({ FIELDPAY_MERCHANT: merchant, FIELDPAY_SECRET: secret }: Values) {
  return secret ? Object.freeze({ merchant, secret }) : undefined;
}

function tokenpayOf({ TOKENPAY_API_KEY: apiKey, TOKENPAY_CALLBACK_TOKEN: callbackToken }: Values) {
  return apiKey && callbackToken ? Object.freeze({ apiKey, callbackToken }) : undefined;
}

/** Reads the whole configuration. @throws ConfigError */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const values = readVariables(environment, env);
  return Object.freeze({
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL,
    secret: values.PAYGATE_SECRET,
    fieldpay: fieldpayOf(values),
    tokenpay: tokenpayOf(values),
    stepDelayMs: values.STEP_DELAY_MS,
    hangMs: values.HANG_MS,
    retryDelayMs: values.RETRY_DELAY_MS,
    logLevel: values.LOG_LEVEL,
  });
}
