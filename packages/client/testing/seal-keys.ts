import { Refusal, type sealingKeys, type ValueOf } from '@lantern/contracts';
import { type CryptoKey, compactDecrypt, exportJWK, generateKeyPair } from 'jose';

let pair: Promise<{ publicKey: CryptoKey; privateKey: CryptoKey }> | undefined;

const keyPair = () => {
  pair ??= generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
  return pair;
};

/** The public key of a real key pair, as the site publishes it. */
export async function sealKeys(): Promise<ValueOf<typeof sealingKeys>> {
  const { publicKey } = await keyPair();
  const { x = '', y = '' } = await exportJWK(publicKey);
  return {
    keys: [{ kty: 'EC', crv: 'P-256', x, y, kid: 'test-1', use: 'enc', alg: 'ECDH-ES' }],
    now: Math.floor(Date.now() / 1000),
  };
}

/** Opens a sealed body; fails if it was sealed for another method or path. */
export async function openSeal(jwe: string, method: string, path: string): Promise<unknown> {
  const { privateKey } = await keyPair();
  const { plaintext, protectedHeader } = await compactDecrypt(jwe, privateKey);
  if (protectedHeader.m !== method || protectedHeader.p !== path)
    throw new Refusal('sealed_body_invalid');
  const sealed: { body: unknown } = JSON.parse(new TextDecoder().decode(plaintext));
  return sealed.body;
}
