import { BookOpenText } from 'lucide-react';
import type { RoomManifest } from '../../lib/room-manifest.ts';
import { AuditRoom } from './audit.tsx';

export const audit = {
  name: 'audit',
  path: '/audit',
  icon: BookOpenText,
  permission: 'audit.look',
  page: <AuditRoom />,
  texts: { en: () => import('./texts/en.json'), vi: () => import('./texts/vi.json') },
} as const satisfies RoomManifest;
