import { languages } from '@lantern/locales';
import { expect, it } from 'vitest';
import { gameName, regionLabels } from './labels.ts';

const names = { en: 'K3 1 min', vi: 'Xúc xắc K3 1 phút' };

it.each([
  ['en', 'K3 1 min'],
  ['vi', 'Xúc xắc K3 1 phút'],
  ['ja', 'K3 1 分'],
  ['ru', 'K3 1 мин'],
  ['ar', 'K3 1 د'],
])('LOT-01 the minutes of a game are written as in %s', (language, name) => {
  expect(gameName(names, language)).toBe(name);
});

it('LOT-01 a name without minutes is the same in each language', () => {
  expect(gameName({ en: 'TP.HCM', vi: 'TP.HCM' }, 'ar')).toBe('TP.HCM');
});

it.each(languages)('LOT-01 each region has a name in %s', (language) => {
  for (const labels of Object.values(regionLabels)) expect(labels[language]).toBeTruthy();
});
