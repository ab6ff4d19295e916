import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import { renewCodes, turnOff } from './change.ts';
import type { AuthenticatorContext } from './context.ts';
import { confirmEnrolment, startEnrolment } from './enrol.ts';

export function authenticatorRoutes(routes: Routes, context: AuthenticatorContext): void {
  routes.on(endpoints.startAuthenticator, ({ caller, body }) =>
    startEnrolment(context, caller, body),
  );
  routes.on(endpoints.confirmAuthenticator, ({ caller, body }) =>
    confirmEnrolment(context, caller, body),
  );
  routes.on(endpoints.renewRecoveryCodes, ({ caller, body }) => renewCodes(context, caller, body));
  routes.on(endpoints.removeAuthenticator, ({ caller, body }) => turnOff(context, caller, body));
}
