import { matchLanguage } from '@lantern/rules';

/** The languages of the controls (BCP 47): those of the site. */
export const languages = [
  'en',
  'vi',
  'zh-Hans',
  'zh-Hant',
  'ja',
  'th',
  'es',
  'hi',
  'id',
  'ko',
  'ms',
  'pt-BR',
  'pt-PT',
  'ta',
  'fil',
  'ur',
  'tr',
  'bn',
  'ar',
  'fa',
  'ru',
  'km',
  'lo',
  'ne',
  'fr',
  'te',
  'sw',
] as const;

export type Language = (typeof languages)[number];

/** A language of rules, fair play and the verifier. */
export type Explained = 'en' | 'vi';

export const explainedIn = (language: Language): Explained => (language === 'vi' ? 'vi' : 'en');

const rightToLeft: readonly string[] = ['ar', 'fa', 'ur'];

export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  rightToLeft.includes(language) ? 'rtl' : 'ltr';

/** The first of the wishes (BCP 47, as `vi-VN`) in one of the languages, or English. */
export function chooseLanguage(...wishes: readonly (string | null | undefined)[]): Language {
  for (const wish of wishes) {
    const match = matchLanguage(wish ?? '', languages);
    if (match) return match;
  }
  return 'en';
}
