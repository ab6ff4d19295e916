import type { Manifest } from '../../manifest.ts';
import type { SocialContext } from './context.ts';
import { socialRoutes } from './social.routes.ts';

export const social = {
  routes: [socialRoutes],
  chaos: { none: 'moves no money' },
} as const satisfies Manifest<SocialContext>;
