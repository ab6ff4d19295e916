import { Store } from 'lucide-react';
import type { RoomManifest } from '../../lib/room-manifest.ts';
import { OpenRoundPage } from './open-round.tsx';
import { VendorsRoom } from './vendors.tsx';

export const vendors = {
  name: 'vendors',
  path: '/vendors',
  icon: Store,
  permission: 'vendors.look',
  page: <VendorsRoom />,
  inside: [{ path: '/vendors/rounds/:id', page: <OpenRoundPage /> }],
  texts: { en: () => import('./texts/en.json'), vi: () => import('./texts/vi.json') },
} as const satisfies RoomManifest;
