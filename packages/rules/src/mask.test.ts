import { expect, it } from 'vitest';
import { maskAccount, maskEmail, maskMobile, maskName } from './mask.ts';

it('D9 masks a number, an e-mail and an account', () => {
  expect(maskMobile('+639171234567')).toBe('+63•••567');
  expect(maskEmail('anna.lee@example.com')).toBe('a•••@example.com');
  expect(maskEmail('é@example.com')).toBe('é•••@example.com');
  expect(maskAccount('6789')).toBe('••••••6789');
});

it.each([
  ['', '•••'],
  ['a', '•••'],
  ['ab', 'a•••'],
  ['annie', 'a•••'],
  ['annabel', 'a•••l'],
  ['𝒶𝓃', '𝒶•••'],
])('D10 masks the name %j as %s', (name, told) => {
  expect(maskName(name)).toBe(told);
});
