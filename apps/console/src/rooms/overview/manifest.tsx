import { Gauge } from 'lucide-react';
import type { RoomManifest } from '../../lib/room-manifest.ts';
import { OverviewRoom } from './overview.tsx';

export const overview = {
  name: 'overview',
  path: '/',
  icon: Gauge,
  page: <OverviewRoom />,
  texts: { en: () => import('./texts/en.json'), vi: () => import('./texts/vi.json') },
} as const satisfies RoomManifest;
