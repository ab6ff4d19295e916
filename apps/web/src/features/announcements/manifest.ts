import type { HeaderPart } from '../../lib/menu/manifest.ts';
import type { Overlays } from '../../lib/navigation/overlay-manifest.ts';
import { AnnouncementsTool } from './announcements-tool.tsx';

declare module '../../lib/navigation/overlay.ts' {
  interface OverlayNames {
    announcements: true;
    /** One announcement, as it pops up; the parameter `id` names it. */
    announcement: true;
    notice: true;
  }
}

export const overlays: Overlays<'announcements' | 'announcement' | 'notice'> = {
  announcements: { for: 'everybody', load: () => import('./announcements-modal.tsx') },
  announcement: { for: 'everybody', load: () => import('./announcement-popup.tsx') },
  notice: { for: 'everybody', load: () => import('./notice-modal.tsx') },
};

export const tools: readonly HeaderPart[] = [
  { order: 1, for: 'everybody', Part: AnnouncementsTool },
];
