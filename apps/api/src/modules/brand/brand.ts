import type { BrandSettings } from '@lantern/database';
import type { SwitchId } from '@lantern/rules';

/** One site on this install (the specification's merchant). */
export interface Brand {
  id: string;
  /** `merchantCode` on the wire. */
  code: string;
  name: string;
  currency: string;
  hosts: readonly string[];
  settings: BrandSettings;
}

export const hasSwitch = (brand: Brand, modId: SwitchId) => brand.settings.switches.includes(modId);

/** The language of the brand that fits a wish best, such as `en` for `en-GB`; its default where none does. */
export function languageFor(brand: Brand, wishes: readonly string[]): string {
  const { languages } = brand.settings;
  for (const wish of wishes) {
    const exact = languages.find((language) => language.toLowerCase() === wish.toLowerCase());
    if (exact) return exact;
    const base = wish.split('-')[0]?.toLowerCase();
    const near = languages.find((language) => language.split('-')[0]?.toLowerCase() === base);
    if (near) return near;
  }
  return languages[0] ?? 'en';
}
