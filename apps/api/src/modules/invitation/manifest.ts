import type { Data } from '../../contexts.ts';
import type { Manifest } from '../../manifest.ts';
import { invitationRoutes } from './invitation.routes.ts';

export const invitation = {
  routes: [invitationRoutes],
  chaos: { none: 'moves no money' },
} as const satisfies Manifest<Data>;
