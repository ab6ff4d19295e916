import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import { renewCodes, turnOff } from './change.ts';
import type { AuthenticatorContext } from './context.ts';
import { confirmEnrolment, startEnrolment } from './enrol.ts';

export function authenticatorRoutes(routes: Routes, context: AuthenticatorContext): void {
  routes.on(endpoints.startAuthenticator, (call) => startEnrolment(context, call));
  routes.on(endpoints.confirmAuthenticator, (call) => confirmEnrolment(context, call));
  routes.on(endpoints.renewRecoveryCodes, (call) => renewCodes(context, call));
  routes.on(endpoints.removeAuthenticator, (call) => turnOff(context, call));
}
