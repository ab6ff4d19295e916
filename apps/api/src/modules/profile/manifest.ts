import type { Manifest } from '../../manifest.ts';
import { bindingRoutes } from './binding.routes.ts';
import type { ProfileContext } from './context.ts';
import { profileRoutes } from './profile.routes.ts';

export const profile = {
  routes: [bindingRoutes, profileRoutes],
  settings: ['birthdayAge'],
} as const satisfies Manifest<ProfileContext>;
