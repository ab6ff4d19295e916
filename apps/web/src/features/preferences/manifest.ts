import type { HeaderPart } from '../../lib/menu/manifest.ts';
import { ThemeButton } from './theme-switch.tsx';

export const tools: readonly HeaderPart[] = [{ order: 3, for: 'everybody', Part: ThemeButton }];
