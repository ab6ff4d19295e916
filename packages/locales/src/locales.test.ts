import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { errorCodes } from '@lantern/contracts';
import { patternKindNames } from '@lantern/rules';
import { describe, expect, it } from 'vitest';
import { type Feature, features, type Language, languages } from './index.ts';

type Texts = { [key: string]: string | Texts };

const folder = import.meta.dirname;
const [reference, ...others] = languages;

const read = (language: Language, feature: Feature): Texts =>
  JSON.parse(readFileSync(path.join(folder, language, `${feature}.json`), 'utf8'));

/** Texts by key path, such as `trouble.title`. */
function flat(texts: Texts, before = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[before + key, value]] : flat(value, `${before}${key}.`),
  );
}

const pluralEnd = /_(zero|one|two|few|many|other)$/;
const flatOf = (language: Language, feature: Feature) => flat(read(language, feature));
/** The keys of a file; plural forms count as one key, because languages have different ones. */
const keysOf = (language: Language, feature: Feature) =>
  [...new Set(flatOf(language, feature).map(([key]) => key.replace(pluralEnd, '')))].sort();
const placeholdersOf = (text: string) =>
  [...new Set(text.match(/\{\{[^}]+\}\}|<\/?[a-zA-Z0-9]+\/?>/g))].sort();

const everyFile = languages.flatMap((language) =>
  features.map((feature) => [language, feature] as const),
);
const everyOther = others.flatMap((language) =>
  features.map((feature) => [language, feature] as const),
);

describe('I18N-01 the languages', () => {
  it.each(languages)('%s has exactly one file per feature', (language) => {
    expect(readdirSync(path.join(folder, language)).sort()).toEqual(
      features.map((feature) => `${feature}.json`).sort(),
    );
  });

  it('match the folders', () => {
    const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    expect(folders.map(({ name }) => name).sort()).toEqual([...languages].sort());
  });

  it.each(everyOther)(
    '%s has the texts of %s that the first language has, and no other',
    (language, feature) => {
      expect(keysOf(language, feature)).toEqual(keysOf(reference, feature));
    },
  );

  it.each(everyFile)('%s has no empty text in %s', (language, feature) => {
    expect(flatOf(language, feature).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it.each(everyOther)('%s has the same placeholders in %s', (language, feature) => {
    const expected = new Map(
      flatOf(reference, feature).map(([key, text]) => [key.replace(pluralEnd, ''), text]),
    );
    const wrong = flatOf(language, feature).filter(([key, text]) => {
      const other = expected.get(key.replace(pluralEnd, '')) ?? '';
      return placeholdersOf(text).join() !== placeholdersOf(other).join();
    });
    expect(wrong).toEqual([]);
  });

  it.each(everyFile)('%s has exactly its plural forms in %s', (language, feature) => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const keys = flatOf(language, feature).map(([key]) => key);
    const plurals = new Set(
      keys.filter((key) => pluralEnd.test(key)).map((key) => key.replace(pluralEnd, '')),
    );
    const expected = [...plurals].flatMap((key) => forms.map((form) => `${key}_${form}`));
    expect(keys.filter((key) => pluralEnd.test(key)).sort()).toEqual(expected.sort());
  });
});

describe('ERR-01 the refusals', () => {
  it.each(languages)('have exactly one text each in %s', (language) => {
    expect(Object.keys(read(language, 'error')).sort()).toEqual([...errorCodes].sort());
  });
});

describe('REG-03 the kinds of text', () => {
  const lengths = ['length', 'length_exact'];

  it.each(languages)('have an explanation with bounds in %s', (language) => {
    expect(Object.keys(read(language, 'patterns')).sort()).toEqual(
      [...patternKindNames, ...lengths].sort(),
    );
    const [bounds, exact] = lengths.map((key) =>
      placeholdersOf(String(read(language, 'patterns')[key])),
    );
    expect([bounds, exact]).toEqual([['{{max}}', '{{min}}'], ['{{min}}']]);
  });
});
