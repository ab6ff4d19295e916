import type { Overlays } from '../../lib/navigation/overlay-manifest.ts';

declare module '../../lib/navigation/overlay.ts' {
  interface OverlayNames {
    forgot: true;
  }
}

export const overlays: Overlays<'forgot'> = {
  forgot: { for: 'visitors', load: () => import('./forgot-modal.tsx') },
};
