import type { HeaderPart } from '../../lib/menu/manifest.ts';
import { BalancePill } from './balance-pill.tsx';

export const controls: readonly HeaderPart[] = [{ order: 1, for: 'holders', Part: BalancePill }];
