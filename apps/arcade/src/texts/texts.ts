import { en } from './en.ts';
import { vi } from './vi.ts';

export type TextKey = keyof typeof en;
export type Texts = Readonly<Record<TextKey, string>>;

/** Gives the text of a key, with the named values put in. */
export type Text = (key: TextKey, values?: Readonly<Record<string, string>>) => string;

const languages: Readonly<Record<string, Texts>> = { en, vi };

export type Language = 'en' | 'vi';

/** The first of the wishes (BCP 47, as `vi-VN`) that we speak; English when there is none. */
export function chooseLanguage(...wishes: readonly (string | null | undefined)[]): Language {
  const spoken = wishes
    .map((wish) => wish?.toLowerCase().split('-')[0])
    .find((wish) => wish && wish in languages);
  return spoken === 'vi' ? 'vi' : 'en';
}

/** The texts of a language. */
export function textsOf(language: Language): Text {
  const texts = languages[language] ?? en;
  return (key, values = {}) =>
    texts[key].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
