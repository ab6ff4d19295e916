import { capabilities } from '@lantern/contracts';
import type { Manifest } from '../../manifest.ts';
import { carryOutClearing } from './clearing.store.ts';
import type { PaymentPasswordContext } from './context.ts';
import { paymentPasswordRoutes } from './payment-password.routes.ts';
import { noticeClearing } from './propose-clearing.ts';

export const paymentPassword = {
  declares: capabilities.paymentPassword,
  routes: [paymentPasswordRoutes],
  proposalKinds: {
    payment_password: { carryOut: carryOutClearing, onApproved: noticeClearing },
  },
  chaos: { none: 'moves no money' },
} as const satisfies Manifest<PaymentPasswordContext>;
