import { expect, it } from 'vitest';
import { isReservedName } from './reserved-names.ts';

it.each([
  'admin',
  'Admin',
  'ADMIN1',
  'adm1n',
  'Adm1n2024',
  'support',
  'Supp0rt',
  'staff007',
  'Lantern',
  '1antern88',
])('K14 %s is the house’s own name', (name) => {
  expect(isReservedName(name, ['lantern', 'Lantern'])).toBe(true);
});

it.each([
  'Lantern Support',
  'lanternsupport',
  'Official_Lantern-Team 24',
  'Customer Service',
  'helpAdmin',
])('K14 %s is made of the house’s names', (name) => {
  expect(isReservedName(name, ['lantern', 'Lantern'])).toBe(true);
});

it('K14 a brand name without letters reserves no names', () => {
  expect(isReservedName('linh88', ['88', '…'])).toBe(false);
  expect(isReservedName('…', ['88', '…'])).toBe(false);
});

it.each([
  'adminton',
  'player1',
  'harbour',
  '12345678',
  'supporter',
  'landmine',
  'teammate',
  'lanternfan',
])('K14 %s is anybody’s', (name) => {
  expect(isReservedName(name, ['lantern', 'Lantern'])).toBe(false);
});
