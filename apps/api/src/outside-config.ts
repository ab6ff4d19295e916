import * as z from 'zod/mini';
import {
  address,
  ConfigError,
  expression,
  jsonObject,
  oneOf,
  secret,
  text,
  web,
} from './config-values.ts';

/** The variables of external services, with their types. */
export const outsideVariables = {
  PARLOUR_URL: z.optional(web),
  PARLOUR_PUBLIC_URL: z.optional(web),
  PARLOUR_SECRET: z.optional(secret),
  RESULTS_ONE_URL: z.optional(web),
  RESULTS_ONE_KEY: z.optional(secret),
  RESULTS_TWO_URL: z.optional(web),
  RESULTS_TWO_KEY: z.optional(secret),
  SMS_URL: z.optional(web),
  SMS_METHOD: z._default(oneOf('POST', 'GET', 'PUT'), 'POST'),
  SMS_HEADERS: z.optional(jsonObject),
  SMS_BODY: z.optional(z.string()),
  SMS_ACCEPTED: z.optional(expression),
  SMTP_URL: z.optional(address('smtp', 'smtps')),
  MAIL_FROM: z.optional(
    text((given) => /^[^\s"(),:;<>@]+@[^\s"(),:;<>@]+$/.test(given), 'is not an e-mail address'),
  ),
  GOOGLE_ISSUER: z._default(web, 'https://accounts.google.com'),
  GOOGLE_CLIENT_ID: z.optional(z.string()),
  GOOGLE_CLIENT_SECRET: z.optional(z.string()),
  FACEBOOK_ISSUER: z._default(web, 'https://www.facebook.com'),
  FACEBOOK_CLIENT_ID: z.optional(z.string()),
  FACEBOOK_CLIENT_SECRET: z.optional(z.string()),
  FIREBASE_PROJECT_ID: z.optional(z.string()),
  FIREBASE_API_KEY: z.optional(z.string()),
  FIREBASE_AUTH_DOMAIN: z.optional(z.string()),
  FIREBASE_KEYS_URL: z._default(
    web,
    'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
  ),
  FIREBASE_EMULATOR_URL: z.optional(web),
  FIELDPAY_URL: z.optional(web),
  FIELDPAY_PUBLIC_URL: z.optional(web),
  FIELDPAY_MERCHANT: z.optional(
    text((given) => /^[A-Z0-9]{4,16}$/.test(given), 'is not the name of a merchant'),
  ),
  FIELDPAY_SECRET: z.optional(secret),
  TOKENPAY_URL: z.optional(web),
  TOKENPAY_API_KEY: z.optional(secret),
  TOKENPAY_CALLBACK_TOKEN: z.optional(secret),
};
type OutsideVariables = z.infer<z.ZodMiniObject<typeof outsideVariables>>;

/** Each is undefined if it is not configured. */
export interface OutsideConfig {
  /** The vendor in transfer mode. */
  parlour: Readonly<ParlourConfig> | undefined;
  /** Two independent sources of Vietnamese results, or none. */
  results: readonly Readonly<{ name: string; url: string; key: string }>[];
  /** The SMS gateway. */
  sms: Readonly<SmsConfig> | undefined;
  mail: Readonly<{ url: string; from: string }> | undefined;
  google: Readonly<SignInConfig> | undefined;
  facebook: Readonly<SignInConfig> | undefined;
  firebase: Readonly<FirebaseConfig> | undefined;
  /** Payment gateways in addition to the first one. */
  fieldpay:
    | Readonly<{ url: string; publicUrl: string; merchant: string; secret: string }>
    | undefined;
  tokenpay: Readonly<{ url: string; apiKey: string; callbackToken: string }> | undefined;
}

export interface ParlourConfig {
  /** Its address for this site, and for browsers. */
  url: string;
  publicUrl: string;
  secret: string;
}

export interface SmsConfig {
  /** With the placeholders of `body`. */
  url: string;
  method: 'POST' | 'GET' | 'PUT';
  headers: Readonly<Record<string, string>>;
  /**
   * The request body with the placeholders `{{to}}`, `{{text}}` and `{{brand}}`, which are escaped
   * for its content type.
   */
  body: string | undefined;
  /** An expression that the reply must match, in addition to a status of success. */
  accepted: string | undefined;
}

export interface SignInConfig {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

export interface FirebaseConfig {
  projectId: string;
  apiKey: string;
  authDomain: string;
  keysUrl: string;
  emulatorUrl: string | undefined;
}

/** Reads the optional external services. A partly configured one is an error. */
export function readOutside(env: OutsideVariables): OutsideConfig {
  const together = (...names: (keyof typeof env)[]): boolean => {
    const missing = names.filter((name) => env[name] === undefined);
    if (missing.length > 0 && missing.length < names.length)
      throw new ConfigError(
        `${missing[0]} is not set, and ${names.find((name) => env[name] !== undefined)} needs it.`,
      );
    return missing.length === 0;
  };
  const { SMS_URL: smsUrl, SMTP_URL: smtpUrl, MAIL_FROM: from } = env;
  const { PARLOUR_URL: url, PARLOUR_PUBLIC_URL: publicUrl, PARLOUR_SECRET: parlourSecret } = env;
  const signIn = (
    issuer: string,
    clientId: string | undefined,
    clientSecret: string | undefined,
  ) => (clientId && clientSecret ? Object.freeze({ issuer, clientId, clientSecret }) : undefined);
  together('PARLOUR_URL', 'PARLOUR_PUBLIC_URL');
  // A key without the vendor is accepted: Compose requires the key in every installation.
  if (url) together('PARLOUR_URL', 'PARLOUR_SECRET');
  together('RESULTS_ONE_URL', 'RESULTS_ONE_KEY', 'RESULTS_TWO_URL', 'RESULTS_TWO_KEY');
  together('SMTP_URL', 'MAIL_FROM');
  together('GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET');
  together('FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET');
  together('FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN');
  together('FIELDPAY_URL', 'FIELDPAY_PUBLIC_URL', 'FIELDPAY_MERCHANT', 'FIELDPAY_SECRET');
  together('TOKENPAY_URL', 'TOKENPAY_API_KEY', 'TOKENPAY_CALLBACK_TOKEN');
  return {
    parlour:
      url && publicUrl && parlourSecret
        ? Object.freeze({ url, publicUrl, secret: parlourSecret })
        : undefined,
    sms: smsUrl
      ? Object.freeze({
          url: smsUrl,
          method: env.SMS_METHOD,
          headers: Object.freeze(env.SMS_HEADERS ?? {}),
          body: env.SMS_BODY,
          accepted: env.SMS_ACCEPTED,
        })
      : undefined,
    mail: smtpUrl && from ? Object.freeze({ url: smtpUrl, from }) : undefined,
    google: signIn(env.GOOGLE_ISSUER, env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET),
    facebook: signIn(env.FACEBOOK_ISSUER, env.FACEBOOK_CLIENT_ID, env.FACEBOOK_CLIENT_SECRET),
    firebase:
      env.FIREBASE_PROJECT_ID && env.FIREBASE_API_KEY && env.FIREBASE_AUTH_DOMAIN
        ? Object.freeze({
            projectId: env.FIREBASE_PROJECT_ID,
            apiKey: env.FIREBASE_API_KEY,
            authDomain: env.FIREBASE_AUTH_DOMAIN,
            keysUrl: env.FIREBASE_KEYS_URL,
            emulatorUrl: env.FIREBASE_EMULATOR_URL,
          })
        : undefined,
    results: readResults(env),
    ...readGateways(env),
  };
}

/** @throws ConfigError when both are the same service, which would agree with itself */
function readResults(env: OutsideVariables): OutsideConfig['results'] {
  const { RESULTS_ONE_URL: one, RESULTS_ONE_KEY: oneKey } = env;
  const { RESULTS_TWO_URL: two, RESULTS_TWO_KEY: twoKey } = env;
  if (!one || !oneKey || !two || !twoKey) return [];
  if (new URL(one).host === new URL(two).host)
    throw new ConfigError('RESULTS_TWO_URL is wrong: it names the same service as the first.');
  return Object.freeze([
    Object.freeze({ name: 'one', url: one, key: oneKey }),
    Object.freeze({ name: 'two', url: two, key: twoKey }),
  ]);
}

function readGateways(env: OutsideVariables): Pick<OutsideConfig, 'fieldpay' | 'tokenpay'> {
  const {
    FIELDPAY_URL,
    FIELDPAY_PUBLIC_URL: publicUrl,
    FIELDPAY_MERCHANT: merchant,
    FIELDPAY_SECRET: fieldSecret,
  } = env;
  const { TOKENPAY_URL, TOKENPAY_API_KEY: apiKey, TOKENPAY_CALLBACK_TOKEN: callbackToken } = env;
  return {
    fieldpay:
      FIELDPAY_URL && publicUrl && merchant && fieldSecret
        ? Object.freeze({ url: FIELDPAY_URL, publicUrl, merchant, secret: fieldSecret })
        : undefined,
    tokenpay:
      TOKENPAY_URL && apiKey && callbackToken
        ? Object.freeze({ url: TOKENPAY_URL, apiKey, callbackToken })
        : undefined,
  };
}
