import { Megaphone } from 'lucide-react';
import type { RoomManifest } from '../../lib/room-manifest.ts';
import { AnnouncementsRoom } from './announcements.tsx';

export const announcements = {
  name: 'announcements',
  path: '/announcements',
  icon: Megaphone,
  permission: 'announcements.look',
  page: <AnnouncementsRoom />,
  texts: { en: () => import('./texts/en.json'), vi: () => import('./texts/vi.json') },
} as const satisfies RoomManifest;
