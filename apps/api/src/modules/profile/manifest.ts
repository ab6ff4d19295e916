import type { Manifest } from '../../manifest.ts';
import { bindingRoutes } from './binding.routes.ts';
import type { ProfileContext } from './context.ts';
import { memberInfoRoutes } from './member-info.routes.ts';
import { profileRoutes } from './profile.routes.ts';

export const profile = {
  routes: [bindingRoutes, memberInfoRoutes, profileRoutes],
  settings: ['birthdayAge', 'ranks'],
  chaos: { none: 'moves no money' },
} as const satisfies Manifest<ProfileContext>;
