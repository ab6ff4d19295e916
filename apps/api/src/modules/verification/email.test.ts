import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalEmail } from './email.ts';

describe('B8 an e-mail address', () => {
  it.each([
    ['linh@mail.example', 'linh@mail.example'],
    [' Linh.N+play@Mail.EXAMPLE ', 'Linh.N+play@mail.example'],
    ['linh@bücher.example', 'linh@xn--bcher-kva.example'],
    ['linh@ｍａｉｌ.example', 'linh@mail.example'],
    ['đặng@mail.example', 'đặng@mail.example'],
  ])('B8 %j is %s', (typed, address) => {
    expect(canonicalEmail(typed)).toBe(address);
    expect(canonicalEmail(address)).toBe(address);
  });

  it.each([
    '',
    'linh',
    '@mail.example',
    'linh@',
    'linh@localhost',
    'linh@127.0.0.1',
    'linh@[127.0.0.1]',
    'a@b@mail.example',
    'linh@mail.example, thief@evil.example',
    '"linh"@mail.example',
    'Linh <linh@mail.example>',
    'li nh@mail.example',
    'linh@mail..example',
    'linh@-mail.example',
    `${'x'.repeat(65)}@mail.example`,
    `linh@${'x'.repeat(63)}.${'y'.repeat(63)}.${'z'.repeat(63)}.${'w'.repeat(60)}.example`,
    'linh@mail.example\r\nBcc: thief@evil.example',
    'linh\r\nBcc: x@mail.example',
    'linh\u0000@mail.example',
    'linh@mail.example\u0000',
    'linh@mail.example%0d%0aBcc:x',
  ])('K16 %j is invalid', (typed) => {
    expect(canonicalEmail(typed)).toBeUndefined();
  });

  it('K16 has one "@", no space and no control character, for any input', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: 'binary' })), (typed) => {
        const address = canonicalEmail(typed) ?? 'a@b.example';
        expect(address).toMatch(/^[^\s@\p{Cc}]+@[a-z0-9.-]+$/u);
        expect(canonicalEmail(address)).toBe(address);
      }),
    );
  });
});
