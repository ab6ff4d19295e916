import type { HeaderPart } from '../../lib/menu/manifest.ts';
import { HeaderLanguage } from './header-language.tsx';
import { ThemeButton } from './theme-switch.tsx';

export const tools: readonly HeaderPart[] = [
  { order: 3, for: 'everybody', Part: HeaderLanguage },
  { order: 4, for: 'everybody', Part: ThemeButton },
];
