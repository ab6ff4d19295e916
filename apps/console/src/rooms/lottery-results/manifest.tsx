import { ListChecks } from 'lucide-react';
import type { RoomManifest } from '../../lib/room-manifest.ts';
import { LotteryResultsRoom } from './lottery-results.tsx';

export const lotteryResults = {
  name: 'lotteryResults',
  path: '/lottery-results',
  icon: ListChecks,
  permission: 'lottery.look',
  queue: 'lottery',
  page: <LotteryResultsRoom />,
  texts: { en: () => import('./texts/en.json'), vi: () => import('./texts/vi.json') },
} as const satisfies RoomManifest;
