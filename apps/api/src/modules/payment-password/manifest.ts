import { capabilities } from '@lantern/contracts';
import type { Manifest } from '../../manifest.ts';
import type { PaymentPasswordContext } from './context.ts';
import { paymentPasswordRoutes } from './payment-password.routes.ts';
import { noticeClearing } from './propose-clearing.ts';

export const paymentPassword = {
  declares: capabilities.paymentPassword,
  routes: [paymentPasswordRoutes],
  proposalKinds: { payment_password: { onApproved: noticeClearing } },
} as const satisfies Manifest<PaymentPasswordContext>;
