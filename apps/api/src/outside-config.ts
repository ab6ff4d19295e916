import * as z from 'zod/mini';
import { address, ConfigError, expression, jsonObject, oneOf, text, web } from './config-values.ts';

/** The variables about what talks to the outside, and what each of them may hold. */
export const outsideVariables = {
  SMS_URL: z.optional(web),
  SMS_METHOD: z._default(oneOf('POST', 'GET', 'PUT'), 'POST'),
  SMS_HEADERS: z.optional(jsonObject),
  SMS_BODY: z.optional(z.string()),
  SMS_ACCEPTED: z.optional(expression),
  SMTP_URL: z.optional(address('smtp', 'smtps')),
  MAIL_FROM: z.optional(text((given) => /^[^\s"(),:;<>@]+@[^\s"(),:;<>@]+$/.test(given), 'is not an e-mail address')),
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
};
type OutsideVariables = z.infer<z.ZodMiniObject<typeof outsideVariables>>;

/** Each of them is undefined where it is not configured. */
export interface OutsideConfig {
  /** The SMS gateway. */
  sms: Readonly<SmsConfig> | undefined;
  mail: Readonly<{ url: string; from: string }> | undefined;
  google: Readonly<SignInConfig> | undefined;
  facebook: Readonly<SignInConfig> | undefined;
  firebase: Readonly<FirebaseConfig> | undefined;
}

export interface SmsConfig {
  /** With the same places to fill in as `body`. */
  url: string;
  method: 'POST' | 'GET' | 'PUT';
  headers: Readonly<Record<string, string>>;
  /** The request body, with `{{to}}`, `{{text}}` and `{{brand}}` where these go; its content type says how they are escaped. */
  body: string | undefined;
  /** The answer has to match this expression, beside having a good status. */
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

/** What talks to the outside and may be left out; half of it given is a mistake. */
export function readOutside(env: OutsideVariables): OutsideConfig {
  const together = (...names: (keyof typeof env)[]): boolean => {
    const missing = names.filter((name) => env[name] === undefined);
    if (missing.length > 0 && missing.length < names.length)
      throw new ConfigError(`${missing[0]} is not set, and ${names.find((name) => env[name] !== undefined)} needs it.`);
    return missing.length === 0;
  };
  const { SMS_URL: smsUrl, SMTP_URL: smtpUrl, MAIL_FROM: from } = env;
  const signIn = (issuer: string, clientId: string | undefined, clientSecret: string | undefined) =>
    clientId && clientSecret ? Object.freeze({ issuer, clientId, clientSecret }) : undefined;
  together('SMTP_URL', 'MAIL_FROM');
  together('GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET');
  together('FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET');
  together('FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN');
  return {
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
  };
}
