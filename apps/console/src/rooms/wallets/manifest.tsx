import { ArrowLeftRight } from 'lucide-react';
import type { RoomManifest } from '../../lib/room-manifest.ts';
import { WalletsRoom } from './wallets.tsx';

export const wallets = {
  name: 'wallets',
  path: '/wallets',
  icon: ArrowLeftRight,
  permission: 'wallets.look',
  queue: 'wallets',
  page: <WalletsRoom />,
  texts: { en: () => import('./texts/en.json'), vi: () => import('./texts/vi.json') },
} as const satisfies RoomManifest;
