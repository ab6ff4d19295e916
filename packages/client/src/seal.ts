import type { sealingKeys, ValueOf } from '@lantern/contracts';
import { CompactEncrypt, importJWK } from 'jose';

export type SealingKeys = ValueOf<typeof sealingKeys>;

interface Destination {
  readonly method: string;
  readonly path: string;
}

/** Seconds that the site's clock is ahead of this one. */
const clockOffset = (keys: SealingKeys, receivedAt: number) => keys.now - receivedAt;

const seconds = () => Math.floor(Date.now() / 1000);

function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

let known: Promise<{ keys: SealingKeys; offset: number }> | undefined;

/** Makes the next seal fetch the keys and the site's time again. */
export const forgetKeys = () => {
  known = undefined;
};

/**
 * Seals a body for one method and path: a compact JWE, ECDH-ES on P-256 with A256GCM. Each seal has
 * its own id and time, so a repeated call needs a new one.
 */
export async function seal(
  to: Destination,
  body: unknown,
  fetchKeys: () => Promise<SealingKeys>,
): Promise<string> {
  known ??= fetchKeys().then((keys) => ({ keys, offset: clockOffset(keys, seconds()) }));
  const { keys, offset } = await known.catch((error: unknown) => {
    forgetKeys();
    throw error;
  });
  const [newest] = keys.keys;
  if (!newest) throw new Error('The site has no key to seal to.');
  const plaintext = JSON.stringify({ iat: seconds() + offset, jti: randomId(), body });
  return new CompactEncrypt(new TextEncoder().encode(plaintext))
    .setProtectedHeader({
      alg: 'ECDH-ES',
      enc: 'A256GCM',
      kid: newest.kid,
      typ: 'wps+jwe',
      m: to.method,
      p: to.path,
    })
    .encrypt(await importJWK(newest, 'ECDH-ES'));
}
