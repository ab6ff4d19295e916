import { House } from 'lucide-react';
import type { MenuLink } from '../../lib/menu/manifest.ts';
import { isHome, paths } from '../../lib/navigation/paths.ts';

const home = { order: 1, icon: House, to: paths.home, isAt: isHome };

export const side: readonly MenuLink[] = [{ ...home, label: (t) => t('menu.home') }];
export const tabs: readonly MenuLink[] = [{ ...home, label: (t) => t('tabs.home') }];
