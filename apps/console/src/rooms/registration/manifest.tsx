import { ClipboardPen } from 'lucide-react';
import type { RoomManifest } from '../../lib/room-manifest.ts';
import { RegistrationRoom } from './registration.tsx';

export const registration = {
  name: 'registration',
  path: '/registration',
  icon: ClipboardPen,
  permission: 'registration.look',
  page: <RegistrationRoom />,
  texts: { en: () => import('./texts/en.json'), vi: () => import('./texts/vi.json') },
} as const satisfies RoomManifest;
