import { Gem } from 'lucide-react';
import type { RoomManifest } from '../../lib/room-manifest.ts';
import { JackpotRoom } from './jackpot.tsx';

export const jackpot = {
  name: 'jackpot',
  path: '/jackpot',
  icon: Gem,
  permission: 'jackpot.look',
  page: <JackpotRoom />,
  texts: { en: () => import('./texts/en.json'), vi: () => import('./texts/vi.json') },
} as const satisfies RoomManifest;
