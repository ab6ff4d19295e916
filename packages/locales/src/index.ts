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

/** The texts of every page; other features load theirs with their part of the site. */
export const shellFeatures = ['common', 'layout', 'home', 'games', 'wallet', 'error'] as const;

/** All features with texts: `<language>/<feature>.json`. */
export const features = [
  ...shellFeatures,
  'registration',
  'session',
  'password',
  'bot-check',
  'phone',
  'deposit',
  'withdrawal',
  'records',
  'movements',
  'security',
  'profile',
  'patterns',
  'messages',
  'status',
  'announcements',
  'help',
  'promotions',
  'winners',
  'download',
  'lobby',
  'lottery',
  'points',
  'centre',
  'protection',
  'wallets',
  'agent',
] as const;

export type Feature = (typeof features)[number];
