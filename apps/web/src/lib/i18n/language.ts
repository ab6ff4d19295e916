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
 * What the page will be in, before the brand's settings say so: the visitor's choice, else what the
 * gateway has put on the page.
 */
export const expectedLanguage = (): Language | undefined =>
  storedLanguage() ?? knownLanguage(document.documentElement.dataset.language);

let current: Language = expectedLanguage() ?? languages[0];

/** The language of the page now; it goes with every call. */
export const currentLanguage = (): Language => current;

/** Sets the language of the document and of the calls; the texts are the matter of i18n.ts. */
export function applyLanguage(language: Language): void {
  current = language;
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}
