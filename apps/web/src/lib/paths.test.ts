import { expect, it } from 'vitest';
import { ownPath } from './paths.ts';

it.each([
  ['/', '/'],
  ['/?category=live#games', '/?category=live#games'],
  ['/a/../register', '/register'],
])('takes %s for a path of this site', (address, path) => {
  expect(ownPath(address)).toBe(path);
});

it.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'https:evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  'register',
  '',
])('K2 K3 refuses %j', (address) => {
  expect(ownPath(address)).toBeUndefined();
});
