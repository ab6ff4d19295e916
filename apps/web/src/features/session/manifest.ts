import type { LiveRefreshes } from '../../lib/live/refresh.ts';
import type { Overlays } from '../../lib/navigation/overlay-manifest.ts';
import { endSession } from '../../lib/session/session.ts';

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
