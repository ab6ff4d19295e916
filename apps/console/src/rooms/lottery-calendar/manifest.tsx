import { CalendarDays } from 'lucide-react';
import type { RoomManifest } from '../../lib/room-manifest.ts';
import { LotteryCalendarRoom } from './lottery-calendar.tsx';

export const lotteryCalendar = {
  name: 'lotteryCalendar',
  path: '/lottery-calendar',
  icon: CalendarDays,
  permission: 'lottery.look',
  page: <LotteryCalendarRoom />,
  texts: { en: () => import('./texts/en.json'), vi: () => import('./texts/vi.json') },
} as const satisfies RoomManifest;
