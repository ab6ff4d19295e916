import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readPublicKey, signRsa, verifyRsa } from './rsa.ts';

const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
const [old, current] = [pair(), pair()];
const keys = [old, current].flatMap(({ publicKey }) => readPublicKey(publicKey) ?? []);
const body = '{"amount":100000}';

describe('a body signed with RSA', () => {
  it('is valid with the old and with the new key', () => {
    for (const { privateKey } of [old, current])
      expect(verifyRsa(keys, body, signRsa(privateKey, body))).toBe(true);
    expect(verifyRsa(keys.slice(1), body, signRsa(old.privateKey, body))).toBe(false);
  });

  it.each([
    ['another body', `${body} `, signRsa(current.privateKey, body)],
    ['no signature', body, ''],
    ['a signature that is not base64', body, `!${signRsa(current.privateKey, body).slice(1)}`],
    ['an unknown key', body, signRsa(pair().privateKey, body)],
  ])('F1 is invalid with %s', (_what, given, signature) => {
    expect(verifyRsa(keys, given, signature)).toBe(false);
  });

  it('accepts only RSA keys', () => {
    const { publicKey } = generateKeyPairSync('ed25519', {
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    expect([readPublicKey(publicKey), readPublicKey('a key')]).toEqual([undefined, undefined]);
  });
});
