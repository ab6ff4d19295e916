import { endpoints } from '@lantern/contracts';
import type { PatternMatcher } from '@lantern/rules';
import type { Routes } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { proposeClearing } from './propose-clearing.ts';
import { resetPaymentPassword, sendResetCode } from './reset-payment-password.ts';
import { setPaymentPassword } from './set-payment-password.ts';

export function paymentPasswordRoutes(routes: Routes, site: Site, matches: PatternMatcher): void {
  routes.on(endpoints.setPaymentPassword, (call) => setPaymentPassword(site, matches, call));
  routes.on(endpoints.proposePaymentPasswordClearing, (call) => proposeClearing(site, call));
  routes.on(endpoints.sendPaymentResetCode, (call) => sendResetCode(site, call));
  routes.on(endpoints.resetPaymentPassword, (call) => resetPaymentPassword(site, matches, call));
}
