import { expect, it } from 'vitest';
import { maskAccount, maskEmail, maskMobile, maskName } from './mask.ts';

it('D9 a number, an e-mail and an account are told in part', () => {
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
])('D10 the name %j is told as %s, never whole', (name, told) => {
  expect(maskName(name)).toBe(told);
});
