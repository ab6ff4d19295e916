import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import type { PaymentPasswordContext } from './context.ts';
import { proposeClearing } from './propose-clearing.ts';
import { resetPaymentPassword, sendResetCode } from './reset-payment-password.ts';
import { setPaymentPassword } from './set-payment-password.ts';

export function paymentPasswordRoutes(routes: Routes, context: PaymentPasswordContext): void {
  routes.on(endpoints.setPaymentPassword, ({ caller, body }) =>
    setPaymentPassword(context, caller, body),
  );
  routes.on(endpoints.proposePaymentPasswordClearing, ({ caller, body }) =>
    proposeClearing(context, caller, body),
  );
  routes.on(endpoints.sendPaymentResetCode, ({ caller, body }) =>
    sendResetCode(context, caller, body),
  );
  routes.on(endpoints.resetPaymentPassword, ({ caller, body }) =>
    resetPaymentPassword(context, caller, body),
  );
}
