import { BadgeCheck } from 'lucide-react';
import type { RoomManifest } from '../../lib/room-manifest.ts';
import { ProposalsRoom } from './proposals.tsx';

export const proposals = {
  name: 'proposals',
  path: '/proposals',
  icon: BadgeCheck,
  permission: [
    'members.look',
    'adjustments.look',
    'withdrawals.look',
    'deposits.look',
    'disputes.look',
    'protection.look',
    'lottery.look',
    'freeRounds.look',
  ],
  queue: 'proposals',
  page: <ProposalsRoom />,
  texts: { en: () => import('./texts/en.json'), vi: () => import('./texts/vi.json') },
} as const satisfies RoomManifest;
