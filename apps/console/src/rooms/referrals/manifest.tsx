import { Share2 } from 'lucide-react';
import type { RoomManifest } from '../../lib/room-manifest.ts';
import { ReferralsRoom } from './referrals.tsx';

export const referrals = {
  name: 'referrals',
  path: '/referrals',
  icon: Share2,
  permission: 'referrals.look',
  queue: 'referrals',
  page: <ReferralsRoom />,
  texts: { en: () => import('./texts/en.json'), vi: () => import('./texts/vi.json') },
} as const satisfies RoomManifest;
