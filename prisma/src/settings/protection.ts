import { coolOffHours, limitKinds, limitPeriods, periodsOf } from '@lantern/rules';
import * as z from 'zod/mini';
import { atLeastOne, minorUnits } from './numbers.ts';

export const protection = {
  protection: z.strictObject({
    /**
     * Hours that a raise of a member's limit waits, and for how many after that its second yes may
     * come.
     */
    raiseWaitHours: atLeastOne,
    raiseLapseHours: atLeastOne,
    /** The cool-offs to choose from, in hours. */
    coolOffHours: z.array(
      z.number().check(z.int(), z.minimum(coolOffHours.least), z.maximum(coolOffHours.most)),
    ),
    /** The self-exclusions to choose from, in months; one without an end is always there. */
    exclusionMonths: z.array(atLeastOne),
    /** The first months of a self-exclusion, in which it cannot be lifted. */
    liftAfterMonths: atLeastOne,
    /**
     * Minutes between two reality checks: those to choose from, and those of a member who has not
     * chosen; null for none.
     */
    realityMinutes: z.array(z.number().check(z.int(), z.minimum(5), z.maximum(240))),
    realityUsual: z.nullable(z.number().check(z.int(), z.minimum(5), z.maximum(240))),
    /** Whether a birthday is required before the first deposit. */
    ageBeforeDeposit: z.boolean(),
    /**
     * What happens to a new account of an excluded or disabled person. `strong` signals are proofs
     * such as a document or a verified phone; `weak` ones are a shared device or a typed phone.
     * `reject` declines the registration; an account that already exists is held in any case.
     */
    samePerson: z.strictObject({
      strong: z.enum(['off', 'hold', 'reject']),
      weak: z.enum(['off', 'hold']),
    }),
    /** The brand's own limits for every member: minor units, or minutes for `session`. */
    limits: z.array(
      z
        .strictObject({
          kind: z.enum(limitKinds),
          period: z.enum(limitPeriods),
          amount: minorUnits,
        })
        .check(
          z.refine(
            ({ kind, period }) => periodsOf(kind).includes(period),
            'has a period that is not limited',
          ),
        ),
    ),
  }),
};
