import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { visitorStore } from './storage.ts';

/** The languages that the staff work in. */
export const languages = ['en', 'vi'] as const;
export type Language = (typeof languages)[number];

const storageKey = 'language';

type File = { default: object };
/** The import of a text file for each language. */
export type TextFiles = Readonly<Record<Language, () => Promise<File>>>;

/** The console's own texts, and files that members see: refusals, kinds of text, plays. */
const texts: Record<Language, () => Promise<[File, File, File, File]>> = {
  en: () =>
    Promise.all([
      import('../texts/en.json'),
      import('@lantern/locales/en/error.json'),
      import('@lantern/locales/en/patterns.json'),
      import('@lantern/locales/en/plays.json'),
    ]),
  vi: () =>
    Promise.all([
      import('../texts/vi.json'),
      import('@lantern/locales/vi/error.json'),
      import('@lantern/locales/vi/patterns.json'),
      import('@lantern/locales/vi/plays.json'),
    ]),
};

const known = (tag: string | undefined): Language | undefined =>
  languages.find((one) => tag?.split('-')[0] === one);

/** What was chosen before, on the site too; or else what the browser wants. */
export const firstLanguage = (): Language =>
  known(visitorStore.read(storageKey)) ?? navigator.languages.map(known).find(Boolean) ?? 'en';

export const i18n = createInstance();

export const currentLanguage = (): string => i18n.language ?? 'en';

/** The texts that rooms bring along. */
let roomTexts: readonly TextFiles[] = [];

async function load(language: Language): Promise<void> {
  const [[console, error, patterns, plays], ...ofRooms] = await Promise.all([
    texts[language](),
    ...roomTexts.map((files) => files[language]()),
  ]);
  i18n.addResourceBundle(language, 'console', console.default);
  for (const room of ofRooms) i18n.addResourceBundle(language, 'console', room.default, true);
  i18n.addResourceBundle(language, 'error', error.default);
  i18n.addResourceBundle(language, 'patterns', patterns.default);
  i18n.addResourceBundle(language, 'plays', plays.default);
  document.documentElement.lang = language;
}

interface Start {
  rooms: readonly { texts?: TextFiles }[];
  /** Hears of a key without a text. */
  onMissing?: (key: string) => void;
}

export async function startI18n(language: Language, { rooms, onMissing }: Start): Promise<void> {
  roomTexts = rooms.flatMap(({ texts }) => texts ?? []);
  await i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: ['console', 'error', 'patterns', 'plays'],
    defaultNS: 'console',
    resources: {},
    interpolation: { escapeValue: false },
    saveMissing: onMissing !== undefined,
    missingKeyHandler: (_languages, _namespace, key) => onMissing?.(key),
  });
  await load(language);
}

/** Shows the console in another language from now on, also at the next visit. */
export async function changeLanguage(language: Language): Promise<void> {
  visitorStore.write(storageKey, language);
  await load(language);
  await i18n.changeLanguage(language);
}
