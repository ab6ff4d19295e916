import { capability } from './capability.ts';

export const referral = capability({
  name: 'referral',
  areas: {
    referrals: { look: ['cashier', 'reviewer', 'support'], act: ['reviewer'] },
  },
  movements: { referral: 'transfer' },
});
