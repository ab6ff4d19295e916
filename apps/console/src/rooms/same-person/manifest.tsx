import { UserRoundSearch } from 'lucide-react';
import type { RoomManifest } from '../../lib/room-manifest.ts';
import { SamePersonRoom } from './same-person.tsx';

export const samePerson = {
  name: 'samePerson',
  path: '/same-person',
  icon: UserRoundSearch,
  permission: 'samePerson.look',
  queue: 'samePerson',
  page: <SamePersonRoom />,
  texts: { en: () => import('./texts/en.json'), vi: () => import('./texts/vi.json') },
} as const satisfies RoomManifest;
