import { Gift } from 'lucide-react';
import type { RoomManifest } from '../../lib/room-manifest.ts';
import { FreeRoundsRoom } from './free-rounds.tsx';

export const freeRounds = {
  name: 'freeRounds',
  path: '/free-rounds',
  icon: Gift,
  permission: 'freeRounds.look',
  page: <FreeRoundsRoom />,
  texts: { en: () => import('./texts/en.json'), vi: () => import('./texts/vi.json') },
} as const satisfies RoomManifest;
