import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { renewCodes, turnOff } from './change.ts';
import { confirmEnrolment, startEnrolment } from './enrol.ts';

export function authenticatorRoutes(routes: Routes, site: Site): void {
  routes.on(endpoints.startAuthenticator, (call) => startEnrolment(site, call));
  routes.on(endpoints.confirmAuthenticator, (call) => confirmEnrolment(site, call));
  routes.on(endpoints.renewRecoveryCodes, (call) => renewCodes(site, call));
  routes.on(endpoints.removeAuthenticator, (call) => turnOff(site, call));
}
