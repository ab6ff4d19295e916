import { Trophy } from 'lucide-react';
import type { RoomManifest } from '../../lib/room-manifest.ts';
import { WinningsRoom } from './winnings.tsx';

export const winnings = {
  name: 'winnings',
  path: '/winnings',
  icon: Trophy,
  permission: 'winnings.look',
  queue: 'winnings',
  page: <WinningsRoom />,
  texts: { en: () => import('./texts/en.json'), vi: () => import('./texts/vi.json') },
} as const satisfies RoomManifest;
