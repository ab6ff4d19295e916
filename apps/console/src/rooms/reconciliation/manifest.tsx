import { GitCompareArrows } from 'lucide-react';
import type { RoomManifest } from '../../lib/room-manifest.ts';
import { ReconciliationRoom } from './reconciliation.tsx';

export const reconciliation = {
  name: 'reconciliation',
  path: '/reconciliation',
  icon: GitCompareArrows,
  permission: 'deposits.look',
  queue: 'reconciliation',
  page: <ReconciliationRoom />,
  texts: { en: () => import('./texts/en.json'), vi: () => import('./texts/vi.json') },
} as const satisfies RoomManifest;
