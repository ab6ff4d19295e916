import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amount, sumOrZero } from '../money.ts';
import { approvalAreas } from './permissions.ts';

export const staffLimits = endpoint({
  name: 'staffLimits',
  method: 'GET',
  path: '/ops/limits',
  summary: 'Returns from which amounts on two people are needed, and what the caller did today.',
  access: 'staff',
  permission: approvalAreas.map((area) => `${area}.look` as const),
  passive: true,
  value: z.strictObject({
    /** From these sums of one member's day on, a second person approves. */
    creditMember: amount,
    approveMember: amount,
    /** From these sums of one person's day on, over all members, a second person approves. */
    creditAlone: amount,
    approveAlone: amount,
    /** From this sum of a member's day on, different people credit, approve and pay. */
    separateFrom: amount,
    /** Over so many days. */
    separateDays: z.number(),
    /** The largest adjustment, and the sum of a day that one person may propose. */
    adjustmentMost: amount,
    adjustmentDay: amount,
    /** What the caller did today: alone, and by approved adjustments. */
    own: z.strictObject({ credited: sumOrZero, approved: sumOrZero, adjusted: sumOrZero }),
  }),
  refusals: [],
});
export type StaffLimits = z.infer<(typeof staffLimits)['value']>;
