import { Tags } from 'lucide-react';
import type { RoomManifest } from '../../lib/room-manifest.ts';
import { LotteryPricesRoom } from './lottery-prices.tsx';

export const lotteryPrices = {
  name: 'lotteryPrices',
  path: '/lottery-prices',
  icon: Tags,
  permission: 'lottery.look',
  page: <LotteryPricesRoom />,
  texts: { en: () => import('./texts/en.json'), vi: () => import('./texts/vi.json') },
} as const satisfies RoomManifest;
