import { Landmark } from 'lucide-react';
import type { RoomManifest } from '../../lib/room-manifest.ts';
import { LedgerRoom } from './ledger.tsx';

export const ledger = {
  name: 'ledger',
  path: '/ledger',
  icon: Landmark,
  permission: 'ledger.look',
  page: <LedgerRoom />,
  texts: { en: () => import('./texts/en.json'), vi: () => import('./texts/vi.json') },
} as const satisfies RoomManifest;
