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

/** Each language by its own name. Asking the browser for them costs a phone 0.1 s. */
export const endonyms: Readonly<Record<Language, string>> = {
  en: 'English',
  vi: 'Tiếng Việt',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
  ja: '日本語',
  th: 'ไทย',
  es: 'Español',
  hi: 'हिन्दी',
  id: 'Bahasa Indonesia',
  ko: '한국어',
  ms: 'Bahasa Melayu',
  'pt-BR': 'Português (Brasil)',
  'pt-PT': 'Português (Portugal)',
  ta: 'தமிழ்',
  fil: 'Filipino',
  ur: 'اردو',
  tr: 'Türkçe',
  bn: 'বাংলা',
  ar: 'العربية',
  fa: 'فارسی',
  ru: 'Русский',
  km: 'ខ្មែរ',
  lo: 'ລາວ',
  ne: 'नेपाली',
  fr: 'Français',
  te: 'తెలుగు',
  sw: 'Kiswahili',
};

/** Right-to-left languages. */
const rightToLeft: readonly string[] = ['ar', 'fa', 'ur'];

export const directionOf = (language: string): 'ltr' | 'rtl' =>
  rightToLeft.includes(language) ? 'rtl' : 'ltr';

export { type Feature, features, shellFeatures, type Texts } from './features.ts';
