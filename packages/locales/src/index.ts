/** The languages that have texts, as BCP 47 tags. Each is a folder here, with one JSON file per feature. */
export const languages = ['en', 'vi'] as const;

export type Language = (typeof languages)[number];

/** The features that have texts: `<language>/<feature>.json`. */
export const features = [
  'common',
  'layout',
  'home',
  'games',
  'registration',
  'session',
  'password',
  'bot-check',
  'phone',
  'wallet',
  'deposit',
  'records',
  'security',
  'profile',
  'patterns',
  'error',
  'messages',
] as const;

export type Feature = (typeof features)[number];
