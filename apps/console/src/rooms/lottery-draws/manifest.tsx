import { Ticket } from 'lucide-react';
import type { RoomManifest } from '../../lib/room-manifest.ts';
import { LotteryDrawsRoom } from './lottery-draws.tsx';

export const lotteryDraws = {
  name: 'lotteryDraws',
  path: '/lottery-draws',
  icon: Ticket,
  permission: 'lottery.look',
  page: <LotteryDrawsRoom />,
  texts: { en: () => import('./texts/en.json'), vi: () => import('./texts/vi.json') },
} as const satisfies RoomManifest;
