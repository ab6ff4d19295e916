import { expect, it } from 'vitest';
import { isReservedName } from './reserved-names.ts';

it.each(['admin', 'Admin', 'ADMIN1', 'adm1n', 'Adm1n2024', 'support', 'Supp0rt', 'staff007', 'Lantern', '1antern88'])(
  'K14 %s is the house’s own name',
  (name) => {
    expect(isReservedName(name, ['lantern', 'Lantern'])).toBe(true);
  },
);

it.each(['adminton', 'player1', 'harbour', '12345678', 'supporter', 'landmine'])('K14 %s is anybody’s', (name) => {
  expect(isReservedName(name, ['lantern', 'Lantern'])).toBe(false);
});
