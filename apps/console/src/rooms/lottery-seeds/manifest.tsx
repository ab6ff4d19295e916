import { Link2 } from 'lucide-react';
import type { RoomManifest } from '../../lib/room-manifest.ts';
import { LotterySeedsRoom } from './lottery-seeds.tsx';

export const lotterySeeds = {
  name: 'lotterySeeds',
  path: '/lottery-seeds',
  icon: Link2,
  permission: 'lottery.look',
  page: <LotterySeedsRoom />,
  texts: { en: () => import('./texts/en.json'), vi: () => import('./texts/vi.json') },
} as const satisfies RoomManifest;
