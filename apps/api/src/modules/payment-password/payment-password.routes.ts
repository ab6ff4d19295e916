import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';

import type { PaymentPasswordContext } from './context.ts';
import { proposeClearing } from './propose-clearing.ts';
import { resetPaymentPassword, sendResetCode } from './reset-payment-password.ts';
import { setPaymentPassword } from './set-payment-password.ts';

export function paymentPasswordRoutes(routes: Routes, context: PaymentPasswordContext): void {
  routes.on(endpoints.setPaymentPassword, (call) =>
    setPaymentPassword(context, context.matchPattern, call),
  );
  routes.on(endpoints.proposePaymentPasswordClearing, (call) => proposeClearing(context, call));
  routes.on(endpoints.sendPaymentResetCode, (call) => sendResetCode(context, call));
  routes.on(endpoints.resetPaymentPassword, (call) =>
    resetPaymentPassword(context, context.matchPattern, call),
  );
}
