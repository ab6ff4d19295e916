/**
 * The languages with texts, as BCP 47 tags: those of the specification, with both Chinese scripts
 * and both forms of Portuguese. Each has a folder with one JSON file per feature.
 */
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

/** Right-to-left languages. */
const rightToLeft: readonly string[] = ['ar', 'fa', 'ur'];

export const directionOf = (language: string): 'ltr' | 'rtl' =>
  rightToLeft.includes(language) ? 'rtl' : 'ltr';

export { type Feature, features, shellFeatures, type Texts } from './features.ts';
