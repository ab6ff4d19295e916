import { UserRoundCog } from 'lucide-react';
import type { RoomManifest } from '../../lib/room-manifest.ts';
import { PeopleRoom } from './people.tsx';

export const staff = {
  name: 'staff',
  path: '/staff',
  icon: UserRoundCog,
  permission: 'staff.look',
  page: <PeopleRoom />,
  texts: { en: () => import('./texts/en.json'), vi: () => import('./texts/vi.json') },
} as const satisfies RoomManifest;
