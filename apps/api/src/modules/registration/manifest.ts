import { capabilities } from '@lantern/contracts';
import type { Manifest } from '../../manifest.ts';
import type { RegistrationContext } from './context.ts';
import { registrationRoutes } from './registration.routes.ts';

export const registration = {
  declares: capabilities.registration,
  routes: [registrationRoutes],
  settings: ['registration'],
  chaos: { none: 'moves no money' },
} as const satisfies Manifest<RegistrationContext>;
