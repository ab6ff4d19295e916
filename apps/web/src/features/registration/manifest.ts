import type { Overlays } from '../../lib/navigation/overlay-manifest.ts';

declare module '../../lib/navigation/overlay.ts' {
  interface OverlayNames {
    register: true;
    registerSuccess: true;
    terms: true;
  }
}

export const overlays: Overlays<'register' | 'registerSuccess' | 'terms'> = {
  register: { for: 'everybody', load: () => import('./register-modal.tsx') },
  registerSuccess: { for: 'everybody', load: () => import('./register-success.tsx') },
  terms: { for: 'everybody', load: () => import('./terms-overlay.tsx') },
};
