import type { Overlays } from '../../lib/navigation/overlay-manifest.ts';

declare module '../../lib/navigation/overlay.ts' {
  interface OverlayNames {
    /** How to get the app. */
    app: true;
  }
}

export const overlays: Overlays<'app'> = {
  app: { for: 'everybody', load: () => import('./app-modal.tsx') },
};
