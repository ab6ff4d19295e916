import { texts } from 'virtual:texts';
import { type Language, shellFeatures } from '@lantern/locales';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { applyLanguage, expectedLanguage, rememberLanguage } from './language.ts';

async function readTexts(language: string, feature: string): Promise<Record<string, unknown>> {
  const { featureTexts } = (await texts[language]?.()) ?? { featureTexts: {} };
  const read = featureTexts[feature];
  if (!read) throw new Error(`There are no texts for ${feature} in ${language}.`);
  return read();
}

const backend = {
  type: 'backend',
  callbackApi: false,
  init: () => undefined,
  read: readTexts,
} as const;

export const i18n = createInstance();

/**
 * Begins to fetch what every page says, and these features, before the brand's settings are known.
 */
export function warmTexts(features: readonly string[]): void {
  const language = expectedLanguage();
  if (!language) return;
  // A failure is shown by the load that waits for these texts.
  for (const feature of [...shellFeatures, ...features])
    readTexts(language, feature).catch(() => undefined);
}

/** Starts the translation with the texts that every page needs. */
export async function startI18n(language: Language): Promise<void> {
  applyLanguage(language);
  if (i18n.isInitialized) {
    await i18n.changeLanguage(language);
    return;
  }
  await i18n
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      load: 'currentOnly',
      // Every language is complete, which the repository checks; a second language would only cost
      // requests.
      fallbackLng: false,
      ns: [...shellFeatures],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
    });
}

/**
 * Loads the texts of refusals, which no page needs before its first one. It never rejects: a text
 * that is missing is replaced by a general one.
 */
export async function loadErrorTexts(): Promise<void> {
  if (i18n.isInitialized) await i18n.loadNamespaces('error');
}

/** Shows the site in another language from now on, also at the next visit. */
export async function changeLanguage(language: Language): Promise<void> {
  rememberLanguage(language);
  applyLanguage(language);
  await i18n.changeLanguage(language);
}
