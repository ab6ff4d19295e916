import { describe, expect, test } from 'vitest';
import { chooseLanguage, en, type TextKey, textsOf, vi } from './texts.ts';

const keys = Object.keys(en) as TextKey[];
const placesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe('the texts', () => {
  test.each(keys)('of %s exist in both languages, with the same values put in', (key) => {
    expect(vi[key].trim()).not.toBe('');
    expect(placesIn(vi[key])).toEqual(placesIn(en[key]));
  });

  test('put the named values in', () => {
    expect(textsOf('en')('win', { stake: '₫1', payout: '₫2' })).toBe('You staked ₫1 and get ₫2.');
  });

  test.each([
    [['vi-VN'], 'vi'],
    [[null, 'VI'], 'vi'],
    [['fr', 'vi'], 'vi'],
    [['en-GB', 'vi'], 'en'],
    [[undefined, 'constructor'], 'en'],
    [[], 'en'],
  ])('for the wishes %j are %s', (wishes, language) => {
    expect(chooseLanguage(...wishes)).toBe(language);
  });
});
