import { UsersRound } from 'lucide-react';
import type { RoomManifest } from '../../lib/room-manifest.ts';
import { MemberRoom } from './member.tsx';
import { MembersRoom } from './members.tsx';

export const members = {
  name: 'members',
  path: '/members',
  icon: UsersRound,
  permission: 'members.look',
  page: <MembersRoom />,
  inside: [{ path: '/members/:id', page: <MemberRoom /> }],
  texts: { en: () => import('./texts/en.json'), vi: () => import('./texts/vi.json') },
} as const satisfies RoomManifest;
