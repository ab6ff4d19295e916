import { ArrowDownToLine } from 'lucide-react';
import type { RoomManifest } from '../../lib/room-manifest.ts';
import { DepositRoom } from './deposit.tsx';
import { DepositsRoom } from './deposits.tsx';

export const deposits = {
  name: 'deposits',
  path: '/deposits',
  icon: ArrowDownToLine,
  permission: 'deposits.look',
  queue: 'deposits',
  page: <DepositsRoom />,
  inside: [{ path: '/deposits/:reference', page: <DepositRoom /> }],
  texts: { en: () => import('./texts/en.json'), vi: () => import('./texts/vi.json') },
} as const satisfies RoomManifest;
