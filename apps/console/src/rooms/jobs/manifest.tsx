import { CalendarClock } from 'lucide-react';
import type { RoomManifest } from '../../lib/room-manifest.ts';
import { JobsRoom } from './jobs.tsx';

export const jobs = {
  name: 'jobs',
  path: '/jobs',
  icon: CalendarClock,
  permission: 'jobs.look',
  page: <JobsRoom />,
  texts: { en: () => import('./texts/en.json'), vi: () => import('./texts/vi.json') },
} as const satisfies RoomManifest;
