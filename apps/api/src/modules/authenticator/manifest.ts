import type { Manifest } from '../../manifest.ts';
import { authenticatorRoutes } from './authenticator.routes.ts';
import type { AuthenticatorContext } from './context.ts';

export const authenticator = {
  routes: [authenticatorRoutes],
  chaos: { none: 'moves no money' },
} as const satisfies Manifest<AuthenticatorContext>;
