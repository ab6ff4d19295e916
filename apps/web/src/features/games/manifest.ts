import { Flame, Gamepad2 } from 'lucide-react';
import type { LiveRefreshes } from '../../lib/live/refresh.ts';
import type { HeaderPart, MenuLink, SideEntry } from '../../lib/menu/manifest.ts';
import type { Overlays } from '../../lib/navigation/overlay-manifest.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { applyPot } from './jackpot/apply-pot.ts';
import { SearchTool } from './search/search-tool.tsx';
import { SideCategories } from './side-categories.tsx';

declare module '../../lib/navigation/overlay.ts' {
  interface OverlayNames {
    /** The games of a vendor, or one game over the page. */
    gamePopup: true;
    /** What is known of a game, which `nodeId` and `vassalage` name. */
    gameDetails: true;
    /** Looks through all games. */
    gameSearch: true;
  }
}

export const overlays: Overlays<'gamePopup' | 'gameDetails' | 'gameSearch'> = {
  gamePopup: { for: 'everybody', load: () => import('./game-popup.tsx') },
  gameDetails: { for: 'everybody', load: () => import('./game-details.tsx') },
  gameSearch: { for: 'everybody', load: () => import('./search/search-overlay.tsx') },
};

export const live: LiveRefreshes<'jackpot'> = {
  jackpot: { asks: ['jackpotNow'], on: (event, { client }) => applyPot(client, event) },
};

export const tools: readonly HeaderPart[] = [{ order: 0, for: 'everybody', Part: SearchTool }];

export const side: readonly SideEntry[] = [
  { order: 2, icon: Flame, to: paths.hot, label: (t) => t('menu.hot') },
  { order: 3, Part: SideCategories },
];

export const tabs: readonly MenuLink[] = [
  { order: 2, icon: Gamepad2, to: paths.hot, label: (t) => t('tabs.games') },
];
