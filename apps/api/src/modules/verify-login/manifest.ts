import type { Manifest } from '../../manifest.ts';
import type { VerifyLoginContext } from './context.ts';
import { verifyLoginRoutes } from './verify-login.routes.ts';

export const verifyLogin = {
  routes: [verifyLoginRoutes],
  chaos: { none: 'moves no money' },
} as const satisfies Manifest<VerifyLoginContext>;
