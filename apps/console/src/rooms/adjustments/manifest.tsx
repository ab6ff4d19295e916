import { Scale } from 'lucide-react';
import type { RoomManifest } from '../../lib/room-manifest.ts';
import { AdjustmentsRoom } from './adjustments.tsx';

export const adjustments = {
  name: 'adjustments',
  path: '/adjustments',
  icon: Scale,
  permission: 'adjustments.look',
  page: <AdjustmentsRoom />,
  texts: { en: () => import('./texts/en.json'), vi: () => import('./texts/vi.json') },
} as const satisfies RoomManifest;
