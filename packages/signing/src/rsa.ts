import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

/** Signs the raw body: base64 of RSA-SHA256, as vendors with public keys do. */
export const signRsa = (privateKey: string | KeyObject, body: string | Uint8Array): string =>
  sign('sha256', Buffer.from(body), privateKey).toString('base64');

/** A public RSA key in PEM; undefined for anything else. */
export function readPublicKey(pem: string): KeyObject | undefined {
  try {
    const key = createPublicKey(pem);
    return key.asymmetricKeyType === 'rsa' ? key : undefined;
  } catch {
    return undefined;
  }
}

/** Whether one of the keys has signed these bytes. Two keys are valid while they are exchanged. */
export function verifyRsa(
  keys: readonly KeyObject[],
  body: string | Uint8Array,
  signature: string,
): boolean {
  if (!/^[A-Za-z0-9+/]{171,1368}={0,2}$/.test(signature)) return false;
  const given = Buffer.from(signature, 'base64');
  return keys.some((key) => verify('sha256', Buffer.from(body), key, given));
}
