import type { Overlays } from '../../lib/navigation/overlay-manifest.ts';

declare module '../../lib/navigation/overlay.ts' {
  interface OverlayNames {
    customerService: true;
  }
}

export const overlays: Overlays<'customerService'> = {
  customerService: { for: 'everybody', load: () => import('./service-dialog.tsx') },
};
