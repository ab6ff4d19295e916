import type { Manifest } from '../../manifest.ts';
import type { PasswordContext } from './context.ts';
import { passwordRoutes } from './password.routes.ts';

export const password = {
  routes: [passwordRoutes],
  chaos: { none: 'moves no money' },
} as const satisfies Manifest<PasswordContext>;
