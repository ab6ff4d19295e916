import en from './controls/en.json' with { type: 'json' };
import vi from './controls/vi.json' with { type: 'json' };
import type { Language } from './languages.ts';
import { type Controls, type Text, type Words, wordsIn } from './words.ts';

export { chooseLanguage, type Language } from './languages.ts';
export type { Text, TextKey } from './words.ts';

/** The controls of every language, for the server. A page loads those of one language. */
export const controls: Readonly<Record<Language, Controls>> = { en, vi };

export const wordsOf = (language: Language): Words => wordsIn(language, controls[language]);
export const textsOf = (language: Language): Text => wordsOf(language).text;
