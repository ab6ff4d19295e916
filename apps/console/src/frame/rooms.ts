import type { StaffPermission, StaffQueue } from '@lantern/contracts';
import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  BadgeCheck,
  BookOpenText,
  CalendarClock,
  ClipboardPen,
  Gauge,
  Gavel,
  GitCompareArrows,
  Landmark,
  type LucideIcon,
  Scale,
  UserRoundCog,
  UsersRound,
} from 'lucide-react';

export interface RoomPlace {
  /** Its path, and the key of its name. */
  name: string;
  path: string;
  icon: LucideIcon;
  permission?: StaffPermission | readonly StaffPermission[];
  /** The queue whose number stands beside it. */
  queue?: StaffQueue;
}

/** The rooms, in the order of the menu. */
export const rooms: readonly RoomPlace[] = [
  { name: 'overview', path: '/', icon: Gauge },
  { name: 'members', path: '/members', icon: UsersRound, permission: 'members.look' },
  {
    name: 'deposits',
    path: '/deposits',
    icon: ArrowDownToLine,
    permission: 'deposits.look',
    queue: 'deposits',
  },
  {
    name: 'withdrawals',
    path: '/withdrawals',
    icon: ArrowUpFromLine,
    permission: 'withdrawals.look',
    queue: 'withdrawals',
  },
  {
    name: 'disputes',
    path: '/disputes',
    icon: Gavel,
    permission: 'disputes.look',
    queue: 'disputes',
  },
  { name: 'adjustments', path: '/adjustments', icon: Scale, permission: 'adjustments.look' },
  {
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
    ],
    queue: 'proposals',
  },
  {
    name: 'wallets',
    path: '/wallets',
    icon: ArrowLeftRight,
    permission: 'wallets.look',
    queue: 'wallets',
  },
  {
    name: 'reconciliation',
    path: '/reconciliation',
    icon: GitCompareArrows,
    permission: 'deposits.look',
    queue: 'reconciliation',
  },
  { name: 'ledger', path: '/ledger', icon: Landmark, permission: 'ledger.look' },
  { name: 'jobs', path: '/jobs', icon: CalendarClock, permission: 'jobs.look' },
  { name: 'audit', path: '/audit', icon: BookOpenText, permission: 'audit.look' },
  {
    name: 'registration',
    path: '/registration',
    icon: ClipboardPen,
    permission: 'registration.look',
  },
  { name: 'staff', path: '/staff', icon: UserRoundCog, permission: 'staff.look' },
];
