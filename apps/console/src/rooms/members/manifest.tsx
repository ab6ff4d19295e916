import { Network, UsersRound } from 'lucide-react';
import type { RoomManifest } from '../../lib/room-manifest.ts';
import { LineMovesRoom } from './line-moves.tsx';
import { MemberRoom } from './member.tsx';
import { MembersRoom } from './members.tsx';

const texts = { en: () => import('./texts/en.json'), vi: () => import('./texts/vi.json') };

export const members = {
  name: 'members',
  path: '/members',
  icon: UsersRound,
  permission: 'members.look',
  page: <MembersRoom />,
  inside: [{ path: '/members/:id', page: <MemberRoom /> }],
  texts,
} as const satisfies RoomManifest;

export const lineMoves = {
  name: 'lineMoves',
  path: '/line-moves',
  icon: Network,
  permission: 'members.look',
  page: <LineMovesRoom />,
  texts,
} as const satisfies RoomManifest;
