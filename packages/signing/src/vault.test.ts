import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Vault } from './vault.ts';

const systemRandom = { bytes: randomBytes };
const vault = new Vault('a keyring secret for tests, long enough', systemRandom);
const locked = vault.lock('purpose', 'owner', 'a text');
const bytes = Buffer.from(locked, 'base64url');

describe('an encrypted text', () => {
  it('is decrypted only for its purpose and owner', () => {
    expect(vault.open('purpose', 'owner', locked)).toBe('a text');
    expect(() => vault.open('another', 'owner', locked)).toThrow();
    expect(() => vault.open('purpose', 'another', locked)).toThrow();
    expect(() =>
      new Vault('another secret, as long as the first', systemRandom).open(
        'purpose',
        'owner',
        locked,
      ),
    ).toThrow();
  });

  it('C5 is rejected with any changed bit', () => {
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const turned = Buffer.from(bytes);
      turned[bit >> 3] = (turned[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(() => vault.open('purpose', 'owner', turned.toString('base64url'))).toThrow();
    }
  });

  it('C5 is rejected when it is cut', () => {
    for (let length = 0; length < bytes.length; length += 1)
      for (const cut of [
        bytes.subarray(0, length),
        bytes.subarray(bytes.length - length),
        randomBytes(length),
      ])
        expect(
          () => vault.open('purpose', 'owner', cut.toString('base64url')),
          String(length),
        ).toThrow();
  });

  it.each([4, 8, 12, 15])(
    'C5 is rejected with a tag of %i bytes, which can be guessed',
    (length) => {
      const short = randomBytes(length).toString('base64url');
      expect(() => vault.open('purpose', 'owner', short)).toThrow(/authentication tag length/);
    },
  );
});
