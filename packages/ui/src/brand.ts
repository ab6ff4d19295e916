import { type BrandTheme, brandTokens, checkTheme, chosenColours } from './brand-theme.ts';
import { colours, type Mode } from './tokens.ts';

export * from './brand-theme.ts';

export class BrandThemeRefused extends Error {
  readonly problems: readonly string[];
  constructor(theme: BrandTheme, problems: readonly string[]) {
    super(`The theme of brand "${theme.name}" cannot be used: ${problems.join('; ')}`);
    this.name = 'BrandThemeRefused';
    this.problems = problems;
  }
}

/**
 * The style sheet of a theme: both modes, under `[data-brand]`.
 * @throws {BrandThemeRefused} when `checkTheme` finds a problem.
 */
export function brandCss(theme: BrandTheme): string {
  const problems = checkTheme(theme);
  if (problems.length > 0) throw new BrandThemeRefused(theme, problems);
  const lines = (mode: Mode) =>
    Object.entries(chosenColours(theme, mode)).map(([token, hex]) => `--c-${token}:${hex};`);
  const shape = [
    ...(theme.radiusScale === undefined ? [] : [`--radius-scale:${theme.radiusScale};`]),
    ...(theme.fontDisplay === undefined
      ? []
      : [`--font-brand:"${theme.fontDisplay}",var(--font-text);`]),
  ];
  const root = `:root[data-brand="${theme.name}"]`;
  const light = [...lines('light'), ...shape].join('');
  const dark = `${darkReset(theme)}${lines('dark').join('')}`;
  return `${root}{${light}}\n${root}[data-theme="dark"]{${dark}}\n`;
}

/**
 * A colour set for light alone must not leak into dark, where the house's own value is the checked
 * one.
 */
function darkReset(theme: BrandTheme): string {
  const own = chosenColours(theme, 'dark');
  return brandTokens
    .filter((token) => chosenColours(theme, 'light')[token] && !own[token])
    .map((token) => `--c-${token}:${colours.dark[token]};`)
    .join('');
}

let applied: CSSStyleSheet | undefined;

/**
 * Puts a theme on the page and names it in `data-brand`; a later call replaces it. A constructed
 * sheet is used, so a strict content security policy allows it and switching between light and dark
 * needs no second call.
 * @throws {BrandThemeRefused} when the theme's colours cannot be read well enough; the page keeps
 *   its look.
 */
export function applyBrand(theme: BrandTheme, page: Document = document): void {
  const css = brandCss(theme);
  if (!applied || !page.adoptedStyleSheets.includes(applied)) {
    applied = new CSSStyleSheet();
    page.adoptedStyleSheets = [...page.adoptedStyleSheets, applied];
  }
  applied.replaceSync(css);
  page.documentElement.dataset.brand = theme.name;
}
