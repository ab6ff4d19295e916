import { ReceiptText } from 'lucide-react';
import type { RoomManifest } from '../../lib/room-manifest.ts';
import { StatementsRoom } from './statements.tsx';

export const statements = {
  name: 'statements',
  path: '/statements',
  icon: ReceiptText,
  permission: 'statements.look',
  queue: 'statements',
  page: <StatementsRoom />,
  texts: { en: () => import('./texts/en.json'), vi: () => import('./texts/vi.json') },
} as const satisfies RoomManifest;
