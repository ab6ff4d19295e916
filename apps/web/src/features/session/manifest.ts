import { LogIn } from 'lucide-react';
import type { LiveRefreshes } from '../../lib/live/refresh.ts';
import type { HeaderPart, MiddleTab } from '../../lib/menu/manifest.ts';
import type { Overlays } from '../../lib/navigation/overlay-manifest.ts';
import { endSession } from '../../lib/session/session.ts';
import { FreePlayControl, LoginControl } from './visitor-controls.tsx';

declare module '../../lib/navigation/overlay.ts' {
  interface OverlayNames {
    login: true;
    logout: true;
  }
}

export const overlays: Overlays<'login' | 'logout'> = {
  login: { for: 'visitors', load: () => import('./login-modal.tsx') },
  logout: { for: 'members', load: () => import('./logout-dialog.tsx') },
};

export const live: LiveRefreshes<'session_ended'> = {
  session_ended: { asks: [], on: ({ code }, { token }) => endSession(code, token) },
};

export const middleTabs: readonly MiddleTab[] = [
  {
    order: 3,
    for: 'everybody',
    icon: LogIn,
    turns: true,
    label: (t) => t('tabs.login'),
    open: (overlay) => overlay.open('login'),
  },
];

export const visitorControls: readonly HeaderPart[] = [
  { order: 1, for: 'visitors', Part: FreePlayControl },
  { order: 2, for: 'visitors', Part: LoginControl },
];
