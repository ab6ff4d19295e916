import { capabilities } from '@lantern/contracts';
import type { Data, Logged } from '../../contexts.ts';
import type { Manifest } from '../../manifest.ts';
import { payReferrals } from './pay-referrals.ts';
import { referralRoutes } from './referral.routes.ts';

export const referral = {
  declares: capabilities.referral,
  routes: [referralRoutes],
  jobs: [{ name: 'referral-payment', cron: '23 * * * *', run: payReferrals }],
  chaos: { part: 'referral' },
} as const satisfies Manifest<Data & Logged>;
