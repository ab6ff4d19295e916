import type { ThemeColours } from '@lantern/contracts';
import { checkTheme } from '@lantern/ui/brand-theme';
import type { Brand } from './brand.ts';

/** `brandHover` of the settings is `brand-hover` of the design tokens. */
const tokens = (colours: ThemeColours) =>
  Object.fromEntries(
    Object.entries(colours).map(([name, colour]) => [
      name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`),
      colour,
    ]),
  );

/** @throws Error in one sentence, for colours with too little contrast, in light or dark */
export function refuseBadTheme({
  code,
  settings: { theme },
}: Pick<Brand, 'code' | 'settings'>): void {
  const problems = checkTheme({ name: code, light: tokens(theme.light), dark: tokens(theme.dark) });
  if (problems.length > 0)
    throw new Error(`The theme of brand ${code} cannot be used: ${problems.join('; ')}.`);
}
