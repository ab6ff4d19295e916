import { createPrivateKey } from 'node:crypto';
import { isIP } from 'node:net';
import * as z from 'zod/mini';

// The types of environment variables.

/** A text that passes `fits`; `wrong` completes the error "PORT is wrong: it …". */
export const text = (fits: (text: string) => boolean, wrong: string) =>
  z.string().check(z.refine(fits, wrong));
export const oneOf = <const Values extends readonly string[]>(...values: Values) =>
  z.enum(values, `is none of ${values.join(', ')}`);
export const number = (pattern: RegExp, least: number, most: number) => {
  const fits = (given: string) =>
    pattern.test(given) && Number(given) >= least && Number(given) <= most;
  return z.pipe(text(fits, `is not a number from ${least} to ${most}`), z.transform(Number));
};
/** Comma-separated values. */
const listOf = (fits: (one: string) => boolean, wrong: string) => {
  const split = (given: string) => given.split(',').map((one) => one.trim());
  return z.pipe(
    text((given) => split(given).every(fits), wrong),
    z.transform(split),
  );
};

export const address = (...schemes: string[]) =>
  text(
    (given) => URL.canParse(given) && schemes.includes(new URL(given).protocol.slice(0, -1)),
    `is not an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
  );

/** An address or a CIDR network; a network of all addresses is rejected as a mistake. */
function isNetwork(given: string): boolean {
  const [ip = '', bits = '1', ...rest] = given.split('/');
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(ip)] ?? 0;
  return rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most;
}

const isExpression = (given: string) => {
  try {
    return new RegExp(given) instanceof RegExp;
  } catch {
    return false;
  }
};
export const expression = text(isExpression, 'is not a regular expression');

/** Names and texts as a JSON object. */
export const jsonObject = z.pipe(
  text((given) => readTexts(given) !== undefined, 'is not a JSON object of texts'),
  z.transform((given) => readTexts(given) ?? {}),
);
function readTexts(given: string): Record<string, string> | undefined {
  try {
    return z.record(z.string(), z.string()).safeParse(JSON.parse(given)).data;
  } catch {
    return undefined;
  }
}

export const port = number(/^\d{1,5}$/, 0, 65_535);
const isSecret = (given: string) => given.length >= 32;
export const secret = text(isSecret, 'is shorter than 32 characters');
export const secrets = listOf(isSecret, 'has a key shorter than 32 characters');
export const networks = z._default(
  listOf(isNetwork, 'is not a list of addresses or networks such as 10.0.0.0/8'),
  [],
);
export const web = address('http', 'https');
export const webs = listOf(
  (given) => web.safeParse(given).success,
  'is not a list of addresses that begin with http:// or https://',
);

/** A private RSA key in PEM. */
export const privateKey = text((given) => {
  try {
    return createPrivateKey(given).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}, 'is not a private RSA key in PEM');

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
