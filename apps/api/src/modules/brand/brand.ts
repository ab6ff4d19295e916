import type { BrandSettings } from '@lantern/database';
import { matchLanguage, type SwitchId } from '@lantern/rules';

/** One site on this install (the specification's merchant). */
export interface Brand {
  id: string;
  /** `merchantCode` on the wire. */
  code: string;
  name: string;
  currency: string;
  /** IANA; defines the brand's days. */
  timeZone: string;
  hosts: readonly string[];
  /** Those that serve the console and nothing else. */
  consoleHosts: readonly string[];
  settings: BrandSettings;
}

export const hasSwitch = (brand: Brand, modId: SwitchId) => brand.settings.switches.includes(modId);

const remembered = 1000;
/** Matches by list of languages and wish: matching is the slowest part of a cached reply. */
const found = new WeakMap<readonly string[], Map<string, string | undefined>>();

function matchOf(languages: readonly string[], wish: string): string | undefined {
  const known = found.get(languages) ?? new Map<string, string | undefined>();
  if (known.has(wish)) return known.get(wish);
  const match = matchLanguage(wish, languages);
  if (known.size >= remembered) known.clear();
  found.set(languages, known.set(wish, match));
  return match;
}

/** The brand's language of a platform code, such as `vi` for `TY`; codes are upper case. */
export const languageOfCode = (
  { settings: { languages, site } }: Brand,
  code: string,
): string | undefined => languages.find((language) => site.languageCodes[language] === code);

/**
 * The brand's language that matches a wish best, such as `en` for `en-GB`, `zh-Hant` for `zh-TW`,
 * and `vi` for the platform's code `TY`; the brand's default if none matches.
 * @param wishes BCP 47 or platform codes, in order of preference
 */
export function languageFor(brand: Brand, wishes: readonly string[]): string {
  for (const wish of wishes) {
    const match = languageOfCode(brand, wish) ?? matchOf(brand.settings.languages, wish);
    if (match) return match;
  }
  return brand.settings.languages[0] ?? 'en';
}
