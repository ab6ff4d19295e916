import { endpoints } from '@lantern/contracts';
import type { PatternMatcher } from '@lantern/rules';
import type { Routes } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { changePassword } from './change-password.ts';
import { sendPasswordCode } from './first-password.ts';
import { forgotByEmail } from './forgot-by-email.ts';
import { resetPassword, resetPasswordByPhone } from './reset-password.ts';

export function passwordRoutes(routes: Routes, site: Site, matches: PatternMatcher): void {
  routes.on(endpoints.changePassword, (call) => changePassword(site, call, matches));
  routes.on(endpoints.sendPasswordCode, (call) => sendPasswordCode(site, call));
  routes.on(endpoints.forgotByEmail, (call) => forgotByEmail(site, call));
  routes.on(endpoints.resetPassword, (call) => resetPassword(site, call, matches));
  routes.on(endpoints.resetPasswordByPhone, (call) => resetPasswordByPhone(site, call, matches));
}
