import { describe, expect, it } from 'vitest';
import { containsName, isPredictable } from './passwords.ts';

describe('PWD-01 a predictable password', () => {
  it.each(['111111', '121212', '123123', '123456', '654321', '890123', '112233', '998877'])(
    '%s of digits',
    (text) => expect(isPredictable(text)).toBe(true),
  );

  it.each(['aaaaaaaa', 'AbAbAbAb', 'abcdefgh', 'hgfedcba', 'qwertyuiop', 'poiuytre', 'aabbccdd'])(
    '%s of letters',
    (text) => expect(isPredictable(text)).toBe(true),
  );

  it.each(['246813', '731640', '112358', '202613', 'Secret-pass-1', 'a1b2c3d4e', ''])(
    'is not %s',
    (text) => expect(isPredictable(text)).toBe(false),
  );
});

describe('PWD-01 the name of an account in its password', () => {
  it.each([
    ['my-LanternFan-1', 'lanternfan'],
    ['ｌａｎｔｅｒｎfan9', 'LanternFan'],
    ['x-9171234567-x', '+09171234567'],
    ['9171234567', '09171234567'],
  ])('%s contains %s', (password, name) => expect(containsName(password, [name])).toBe(true));

  it('does not count a name of fewer than four letters, or none', () => {
    expect(containsName('banana-boat', ['ana', '', ' '])).toBe(false);
  });
});
