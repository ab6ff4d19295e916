import { features, type Language } from '@lantern/locales';
import { i18n, startI18n } from '../src/lib/i18n/i18n.ts';

/**
 * Has every text of a language at hand before a visit begins. An event of a test is handled inside
 * `act`, which lets nothing arrive until React is idle; and React renders two parts that wait at
 * the same time in turn, without end.
 */
export async function readAllTexts(language: Language): Promise<void> {
  if (!i18n.isInitialized) await startI18n(language);
  if (i18n.language !== language) await i18n.changeLanguage(language);
  await i18n.loadNamespaces(features);
}
