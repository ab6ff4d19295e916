import { Flame, Gamepad2 } from 'lucide-react';
import type { MenuLink, SideEntry } from '../../lib/menu/manifest.ts';
import type { Overlays } from '../../lib/navigation/overlay-manifest.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { SideCategories } from './side-categories.tsx';

declare module '../../lib/navigation/overlay.ts' {
  interface OverlayNames {
    /** The games of a vendor, or one game over the page. */
    gamePopup: true;
  }
}

export const overlays: Overlays<'gamePopup'> = {
  gamePopup: { for: 'everybody', load: () => import('./game-popup.tsx') },
};

export const side: readonly SideEntry[] = [
  { order: 2, icon: Flame, to: paths.hot, label: (t) => t('menu.hot') },
  { order: 3, Part: SideCategories },
];

export const tabs: readonly MenuLink[] = [
  { order: 2, icon: Gamepad2, to: paths.hot, label: (t) => t('tabs.games') },
];
