import * as z from 'zod/mini';
import { csvFile } from '../csv-file.ts';
import { endpoint } from '../endpoint.ts';
import { currency, sumOrZero } from '../money.ts';
import { highestReferralRate, referralTerms } from '../referral.ts';
import { string } from '../strings.ts';
import { day, id, instant, page, paging } from '../wire.ts';
import { reason } from './members.ts';

const plan = z.strictObject({
  id,
  ...referralTerms,
  startsOn: day,
  endsOn: z.nullable(day),
  /** Null for the plan that the brand came with. */
  createdBy: z.nullable(string()),
});
export type ReferralPlan = z.infer<typeof plan>;

const plans = z.strictObject({
  currency,
  /** The plan without an end; null where no commission is paid. */
  current: z.nullable(plan),
  /** Plans that have ended, newest first. */
  past: z.array(plan),
});

export const referralPlans = endpoint({
  name: 'referralPlans',
  method: 'GET',
  path: '/ops/referrals/plans',
  summary: 'Returns the brand’s plan for members who invite, and its former plans.',
  access: 'staff',
  permission: 'referrals.look',
  value: plans,
  refusals: [],
});

/** The plan that the person has seen; null where there was none. */
const seen = z.nullable(id);

export const saveReferralPlan = endpoint({
  name: 'saveReferralPlan',
  method: 'PUT',
  path: '/ops/referrals/plans',
  summary:
    'Starts a plan. The current one ends with this day of the brand; refuses if it has changed.',
  access: 'staff',
  permission: 'referrals.act',
  body: z.strictObject({ seen, ...referralTerms, reason }).check(
    z.refine(({ base, rates }) => rates.every((rate) => rate <= highestReferralRate[base]), {
      message: 'a share is above the highest of its base',
      path: ['rates'],
    }),
  ),
  value: plans,
  refusals: ['rule_changed', 'person_too_new'],
});

export const endReferralPlan = endpoint({
  name: 'endReferralPlan',
  method: 'POST',
  path: '/ops/referrals/plans/end',
  summary: 'Ends the plan with this day of the brand. Commission of its days is still paid.',
  access: 'staff',
  permission: 'referrals.act',
  body: z.strictObject({ seen: id, reason }),
  value: plans,
  refusals: ['rule_changed', 'person_too_new'],
});

/** What two accounts share. */
export const referralSignals = ['device', 'network', 'holder'] as const;

const account = z.strictObject({ id, username: string() });
const heldReferral = z.strictObject({
  id,
  referrer: account,
  friend: account,
  signals: z.array(z.enum(referralSignals)),
  /** Commission of the pair that waits for the decision. */
  amount: sumOrZero,
  currency,
  foundAt: instant,
  status: z.enum(['held', 'released', 'rejected']),
  decided: z.nullable(z.strictObject({ at: instant, by: string() })),
});
export type HeldReferral = z.infer<typeof heldReferral>;

const show = z._default(z.enum(['held', 'decided']), 'held');

export const heldReferrals = endpoint({
  name: 'heldReferrals',
  method: 'GET',
  path: '/ops/referrals',
  summary:
    'Lists invited accounts that share a device, network or payment holder with the inviter.',
  access: 'staff',
  permission: 'referrals.look',
  passive: true,
  query: z.strictObject({ ...paging(20), show }),
  value: page(heldReferral),
  refusals: [],
});

export const heldReferralsFile = endpoint({
  ...csvFile,
  name: 'heldReferralsFile',
  path: '/ops/referrals/file',
  summary: 'Exports held or decided referrals as CSV. The export is logged.',
  access: 'staff',
  permission: 'referrals.look',
  query: z.strictObject({ show }),
  refusals: [],
});

export const decideReferral = endpoint({
  name: 'decideReferral',
  method: 'POST',
  path: '/ops/referrals/decide',
  summary: 'Releases or rejects the commission of such a pair, also for later periods.',
  access: 'staff',
  permission: 'referrals.act',
  body: z.strictObject({ id, decision: z.enum(['released', 'rejected']), reason }),
  value: heldReferral,
  refusals: ['member_not_found', 'match_decided', 'person_too_new'],
});
