import type { Overlays } from '../../lib/navigation/overlay-manifest.ts';

declare module '../../lib/navigation/overlay.ts' {
  interface OverlayNames {
    help: true;
    feedback: true;
  }
}

export const overlays: Overlays<'help' | 'feedback'> = {
  help: { for: 'everybody', load: () => import('./help-modal.tsx') },
  feedback: { for: 'everybody', load: () => import('./feedback-modal.tsx') },
};
