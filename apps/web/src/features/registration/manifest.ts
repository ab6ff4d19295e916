import { UserPlus } from 'lucide-react';
import type { HeaderPart, MiddleTab } from '../../lib/menu/manifest.ts';
import type { Overlays } from '../../lib/navigation/overlay-manifest.ts';
import { RegisterControl } from './register-control.tsx';

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

export const middleTabs: readonly MiddleTab[] = [
  {
    order: 2,
    for: 'everybody',
    needs: 'DIRECTREG3',
    icon: UserPlus,
    label: (t) => t('tabs.register'),
    open: (overlay) => overlay.open('register'),
  },
];

export const visitorControls: readonly HeaderPart[] = [
  { order: 3, for: 'visitors', Part: RegisterControl },
];
