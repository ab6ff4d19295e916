import { capability } from './capability.ts';

export const paymentPassword = capability({
  name: 'payment-password',
  proposalKinds: { payment_password: 'members' },
});
