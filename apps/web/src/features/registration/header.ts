import type { HeaderPart } from '../../lib/menu/manifest.ts';
import { RegisterControl } from './register-control.tsx';

export const controls: readonly HeaderPart[] = [{ order: 4, for: 'trials', Part: RegisterControl }];
