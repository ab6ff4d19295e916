import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { chooseLanguage, languages } from './languages.ts';
import { controls, textsOf } from './texts.ts';
import { englishControls, explanations } from './words.ts';

const placesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

/** The texts of a language that are empty, or that do not have the values of the English text. */
const wrongIn = (texts: Readonly<Record<string, string>>, english: typeof texts) =>
  Object.entries(english).filter(([key, text]) => {
    const own = texts[key] ?? '';
    return own.trim() === '' || placesIn(own).join() !== placesIn(text).join();
  });

describe('I18N-01 the texts of the games', () => {
  test('have one file of controls per language', () => {
    const files = readdirSync(path.join(import.meta.dirname, 'controls'));
    expect(files.sort()).toEqual(languages.map((language) => `${language}.json`).sort());
  });

  test.each(languages)('have every control in %s, with the same values put in', (language) => {
    const own = controls[language];
    expect(Object.keys(own)).toEqual(Object.keys(englishControls));
    expect(wrongIn(own, englishControls)).toEqual([]);
  });

  test('explain in both languages, with the same values put in', () => {
    expect(wrongIn(explanations.vi, explanations.en)).toEqual([]);
  });

  test('have each key once', () => {
    const twice = Object.keys(explanations.en).filter((key) => key in englishControls);
    expect(twice).toEqual([]);
  });

  test('put the named values in', () => {
    expect(textsOf('en')('tileStaked', { symbol: 'Crab', amount: '₫2' })).toBe(
      'Put a chip on Crab. Stake now: ₫2',
    );
  });

  test.each([
    [['vi-VN'], 'vi'],
    [[null, 'VI'], 'vi'],
    [['fr-CA', 'vi'], 'fr'],
    [['zh-TW'], 'zh-Hant'],
    [['pt'], 'pt-BR'],
    [['de', 'en-GB'], 'en'],
    [[undefined, 'constructor'], 'en'],
    [[], 'en'],
  ])('for the wishes %j are %s', (wishes, language) => {
    expect(chooseLanguage(...wishes)).toBe(language);
  });
});
