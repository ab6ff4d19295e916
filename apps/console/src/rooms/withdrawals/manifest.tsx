import { ArrowUpFromLine, Gavel } from 'lucide-react';
import type { RoomManifest } from '../../lib/room-manifest.ts';
import { WithdrawalRoom } from './withdrawal.tsx';
import { DisputesRoom, WithdrawalsRoom } from './withdrawals.tsx';

export const withdrawals = {
  name: 'withdrawals',
  path: '/withdrawals',
  icon: ArrowUpFromLine,
  permission: 'withdrawals.look',
  queue: 'withdrawals',
  page: <WithdrawalsRoom />,
  inside: [{ path: '/withdrawals/:reference', page: <WithdrawalRoom /> }],
  texts: { en: () => import('./texts/en.json'), vi: () => import('./texts/vi.json') },
} as const satisfies RoomManifest;

export const disputes = {
  name: 'disputes',
  path: '/disputes',
  icon: Gavel,
  permission: 'disputes.look',
  queue: 'disputes',
  page: <DisputesRoom />,
} as const satisfies RoomManifest;
