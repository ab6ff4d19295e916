import type { Overlays } from '../../lib/navigation/overlay-manifest.ts';

declare module '../../lib/navigation/overlay.ts' {
  interface OverlayNames {
    /** The games of a vendor, or one game over the page. */
    gamePopup: true;
  }
}

export const overlays: Overlays<'gamePopup'> = {
  gamePopup: { for: 'everybody', load: () => import('./game-popup.tsx') },
};
