import type { ThemeColours } from '@lantern/contracts';
import type { Site } from '../lib/site/site.ts';

/** `brandHover` of the wire is `brand-hover` of the design tokens. */
const tokenOf = (name: string) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

function tokens(colours: ThemeColours, allowed: readonly string[]): Record<string, string> {
  const entries = Object.entries(colours).map(([name, colour]): [string, string] => [
    tokenOf(name),
    colour,
  ]);
  return Object.fromEntries(entries.filter(([token]) => allowed.includes(token)));
}

/**
 * Applies the brand's colours. Colours without enough contrast are ignored, and the page keeps the
 * default theme.
 */
export async function applyBrandTheme({ merchantCode, theme }: Site['settings']): Promise<void> {
  if (Object.keys(theme.light).length + Object.keys(theme.dark).length === 0) return;
  const { applyBrand, BrandThemeRefused, brandTokens } = await import('@lantern/ui/brand');
  try {
    applyBrand({
      name: merchantCode,
      light: tokens(theme.light, brandTokens),
      dark: tokens(theme.dark, brandTokens),
    });
  } catch (error) {
    if (!(error instanceof BrandThemeRefused)) throw error;
  }
}
