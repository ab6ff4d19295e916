import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export { accountLock, accountText } from './account-lock.ts';
export { canonicalFields, type Fields, signFields, verifyFields } from './fields.ts';
export { readPublicKey, signRsa, verifyRsa } from './rsa.ts';
export { isSameText, Vault } from './vault.ts';

/**
 * How machines sign their messages to each other (game vendors, payment gateways).
 *
 *   X-Timestamp: seconds since 1970
 *   X-Nonce:     16 random bytes in hex
 *   X-Signature: hex( HMAC-SHA256( key, timestamp "." nonce "." METHOD " " path "." raw body ) )
 *
 * The raw bytes of the body are signed, never a parsed and printed copy of them.
 */
export interface SignedHeaders {
  'x-timestamp': string;
  'x-nonce': string;
  'x-signature': string;
}

export interface Message {
  method: string;
  /** Path and query as in the request line. */
  path: string;
  /** The raw body; empty for a GET. */
  body: string | Uint8Array;
}

/** The allowed clock difference in seconds. */
export const signatureWindow = 300;

export type Verdict = 'valid' | 'bad_signature' | 'stale';

function digest(key: string, timestamp: string, nonce: string, message: Message): Buffer {
  return createHmac('sha256', key)
    .update(`${timestamp}.${nonce}.${message.method.toUpperCase()} ${message.path}.`)
    .update(message.body)
    .digest();
}

/** Signs a message at `now` (milliseconds since 1970). */
export function sign(
  key: string,
  message: Message,
  now: number,
  nonce = randomBytes(16).toString('hex'),
): SignedHeaders {
  const timestamp = String(Math.floor(now / 1000));
  return {
    'x-timestamp': timestamp,
    'x-nonce': nonce,
    'x-signature': digest(key, timestamp, nonce, message).toString('hex'),
  };
}

type HeaderValues = Record<string, string | string[] | undefined>;

function header(
  headers: HeaderValues,
  name: keyof SignedHeaders,
  shape: RegExp,
): string | undefined {
  const value = headers[name];
  return typeof value === 'string' && shape.test(value) ? value : undefined;
}

/**
 * Verifies a signed message. Several keys may be valid during a rotation. The signature is compared
 * before the time and in constant time, so that outsiders learn nothing.
 */
export function verify(
  keys: readonly string[],
  message: Message,
  headers: HeaderValues,
  now: number,
): Verdict {
  const timestamp = header(headers, 'x-timestamp', /^\d{1,12}$/);
  const nonce = header(headers, 'x-nonce', /^[0-9a-f]{16,64}$/);
  const signature = header(headers, 'x-signature', /^[0-9a-f]{64}$/);
  if (!timestamp || !nonce || !signature) return 'bad_signature';
  const given = Buffer.from(signature, 'hex');
  const valid =
    keys.filter((key) => timingSafeEqual(digest(key, timestamp, nonce, message), given)).length > 0;
  if (!valid) return 'bad_signature';
  return Math.abs(now / 1000 - Number(timestamp)) > signatureWindow ? 'stale' : 'valid';
}
