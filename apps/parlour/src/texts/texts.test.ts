import { expect, test } from 'vitest';
import { en } from './en.ts';
import { chooseLanguage, textsOf } from './texts.ts';
import { vi } from './vi.ts';

const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

test('every language has every text, with the same values in it', () => {
  expect(Object.keys(vi)).toEqual(Object.keys(en));
  for (const key of Object.keys(en) as (keyof typeof en)[])
    expect([key, namesIn(vi[key])]).toEqual([key, namesIn(en[key])]);
});

test('the first supported language is chosen, otherwise English', () => {
  expect([
    chooseLanguage('vi-VN'),
    chooseLanguage('fr', 'vi'),
    chooseLanguage('fr'),
    chooseLanguage(null),
  ]).toEqual(['vi', 'vi', 'en', 'en']);
  expect(textsOf('en')('won', { roll: '1.00', payout: '₫5' })).toBe('1.00: you get ₫5.');
});
