import { expect, it } from 'vitest';
import { categoryAt, categoryPath, ownPath, vendorPath } from './paths.ts';

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

it.each([
  ['LOTT', '/elott'],
  ['ELOTT', '/elott'],
  ['LIVE', '/live'],
  ['SPORTS', '/sports'],
  ['FISH', '/fish'],
  ['RNG', '/rng'],
  ['PVP', '/pvp'],
  ['ESPORTS', '/esports'],
  ['COCKFIGHT', '/cockfight'],
  ['INHOUSE', '/inhouse'],
] as const)('NAV-06 leads from %s to %s', (category, path) => {
  expect(categoryPath(category)).toBe(path);
  expect(categoryPath(categoryAt(path) ?? 'LIVE')).toBe(path);
});

it('NAV-03 names the vendor in the address of a lobby', () => {
  expect(vendorPath('RNG', 'A&B')).toBe('/rng?page=A%26B');
});

it('has no category at any other address', () => {
  expect(categoryAt('/hot')).toBeUndefined();
});
