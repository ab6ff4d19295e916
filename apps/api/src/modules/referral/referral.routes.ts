import { endpoints } from '@lantern/contracts';
import type { Data } from '../../contexts.ts';
import type { Routes } from '../../http/routes.ts';
import { describeReferral } from './describe-referral.ts';
import { friendsFile } from './friends-file.ts';
import { decideHeldReferral, heldReferralsList, listHeldReferrals } from './held-referrals.ts';
import { describePlans, endPlan, startPlan } from './referral-plans.ts';

export function referralRoutes(routes: Routes, context: Data): void {
  routes.on(endpoints.referral, ({ caller, query }) => describeReferral(context, caller, query));
  routes.on(endpoints.referralFile, ({ caller }) => friendsFile(context, caller));
  routes.on(endpoints.referralPlans, ({ caller }) => describePlans(context, caller));
  routes.on(endpoints.saveReferralPlan, ({ caller, body }) => startPlan(context, caller, body));
  routes.on(endpoints.endReferralPlan, ({ caller, body }) => endPlan(context, caller, body));
  routes.on(endpoints.heldReferrals, ({ caller, query }) =>
    listHeldReferrals(context, caller, query),
  );
  routes.on(endpoints.heldReferralsFile, ({ caller, query }) =>
    heldReferralsList(context, caller, query),
  );
  routes.on(endpoints.decideReferral, ({ caller, body }) =>
    decideHeldReferral(context, caller, body),
  );
}
