/**
 * The languages that have texts, as BCP 47 tags: those of the specification, with Chinese in both
 * scripts and Portuguese in both forms. Each is a folder here, with one JSON file per feature.
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

/** Languages that are written from the right to the left. */
const rightToLeft: readonly string[] = ['ar', 'fa', 'ur'];

export const directionOf = (language: string): 'ltr' | 'rtl' =>
  rightToLeft.includes(language) ? 'rtl' : 'ltr';

/** What every page says; the texts of the other features come with their own parts of the site. */
export const shellFeatures = ['common', 'layout', 'home', 'games', 'wallet', 'error'] as const;

/** The features that have texts: `<language>/<feature>.json`. */
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
