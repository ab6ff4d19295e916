import { directionOf, type Language, languages } from '@lantern/locales';
import { matchLanguage } from '@lantern/rules';
import { visitorStore } from '../device/storage.ts';

const storageKey = 'language';

/**
 * The site's own tag of a BCP 47 tag (`vi-VN` is `vi`), or undefined where the site has no texts in
 * it.
 */
export const knownLanguage = (tag: string | undefined): Language | undefined =>
  tag === undefined ? undefined : matchLanguage(tag, languages);

export const storedLanguage = (): Language | undefined =>
  knownLanguage(visitorStore.read(storageKey));

export const rememberLanguage = (language: Language) => visitorStore.write(storageKey, language);

/**
 * The language among those of a brand: the visitor's own choice, else the first of the browser's
 * languages that the brand has, else the brand's first. Undefined if the site has texts in none.
 */
export function languageAmong(languagesOfBrand: readonly string[]): Language | undefined {
  const offered = languagesOfBrand.flatMap((tag) => knownLanguage(tag) ?? []);
  const stored = storedLanguage();
  if (stored && offered.includes(stored)) return stored;
  const wished = navigator.languages.flatMap((tag) => matchLanguage(tag, offered) ?? []);
  return wished[0] ?? offered[0];
}

/**
 * What the page will be in, before the brand's settings say so. The gateway has put the brand's
 * languages on the page.
 */
export const expectedLanguage = (): Language | undefined =>
  languageAmong(document.documentElement.dataset.languages?.split(' ') ?? []);

let current: Language = expectedLanguage() ?? languages[0];

/** The language of the page now; it goes with every call. */
export const currentLanguage = (): Language => current;

/** Sets the language of the document and of the calls; the texts are the matter of i18n.ts. */
export function applyLanguage(language: Language): void {
  current = language;
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}
