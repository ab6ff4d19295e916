import { periodsOf } from '@lantern/rules';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { amountOrZero, currency, signedAmount, sumOrZero } from './money.ts';
import { limitPlace } from './protection-limit.ts';
import { exclusion } from './protection-now.ts';
import { empty, instant, page, paging } from './wire.ts';

/** A kind of limit with a period that it has. */
export const hasPeriod = z.refine<z.infer<z.ZodMiniObject<typeof limitPlace>>>(
  ({ kind, period }) => periodsOf(kind).includes(period),
  'has a period that is not limited',
);

export const memberLimit = z.strictObject({
  ...limitPlace,
  /** The member's own; null where there is none. */
  amount: z.nullable(amountOrZero),
  /** A raise that waits for its second yes; `to` is null where the limit is to go. */
  raise: z.nullable(
    z.strictObject({ to: z.nullable(amountOrZero), opensAt: instant, lapsesAt: instant }),
  ),
  /** What brand or staff allow at most; null where they leave it to the member. */
  most: z.nullable(amountOrZero),
  /** Of the period so far; below zero for losses of somebody who has won. */
  used: signedAmount,
  /** Of the lowest limit that holds; null where none does. */
  left: z.nullable(sumOrZero),
});
export type MemberLimit = z.infer<typeof memberLimit>;

export const protection = endpoint({
  name: 'protection',
  method: 'GET',
  path: '/wps/protection',
  summary:
    'What protects the member: the limits with what is used and left of them, and what there is to choose from.',
  access: 'member',
  passive: true,
  value: z.strictObject({
    currency,
    /** One for each kind and period that can be limited. */
    limits: z.array(memberLimit),
    exclusion: z.nullable(exclusion),
    /** Minutes between two reality checks, `null` for none; `own` where the member has chosen. */
    reality: z.strictObject({ every: z.nullable(z.number()), own: z.boolean() }),
    options: z.strictObject({
      raiseWaitHours: z.number(),
      coolOffHours: z.array(z.number()),
      exclusionMonths: z.array(z.number()),
      realityMinutes: z.array(z.number()),
      /** Whether the member may do without reality checks. */
      realityOff: z.boolean(),
    }),
  }),
  refusals: [],
});

const changed = { access: 'member', value: empty } as const;

export const setLimit = endpoint({
  ...changed,
  name: 'setLimit',
  method: 'PUT',
  path: '/wps/protection/limits',
  summary:
    'Wishes for a limit, or (amount null) for none. A first or a lower limit holds at once; a higher one or none waits and needs a second yes.',
  body: z.strictObject({ ...limitPlace, amount: z.nullable(amountOrZero) }).check(hasPeriod),
  value: z.strictObject({ outcome: z.enum(['set', 'waits', 'unchanged']) }),
  refusals: ['limit_above_maximum'],
});

export const confirmRaise = endpoint({
  ...changed,
  name: 'confirmRaise',
  method: 'POST',
  path: '/wps/protection/limits/confirm',
  summary: 'The second yes to a raise that has waited.',
  forPlay: true,
  body: z.strictObject(limitPlace).check(hasPeriod),
  refusals: ['no_raise_waiting', 'raise_too_soon'],
});

export const dropRaise = endpoint({
  ...changed,
  name: 'dropRaise',
  method: 'POST',
  path: '/wps/protection/limits/drop',
  summary: 'Takes a raise back that waits; the limit stays as it is.',
  body: z.strictObject(limitPlace).check(hasPeriod),
  refusals: ['no_raise_waiting'],
});

export const coolOff = endpoint({
  ...changed,
  name: 'coolOff',
  method: 'POST',
  path: '/wps/protection/cool-off',
  summary:
    'Excludes the member from play for some hours, at once; every login and game ends. Nobody can take it back.',
  body: z.strictObject({ hours: z.number().check(z.int(), z.minimum(1), z.maximum(1008)) }),
  value: exclusion,
  refusals: ['exclusion_shorter'],
});

export const selfExclude = endpoint({
  ...changed,
  name: 'selfExclude',
  method: 'POST',
  path: '/wps/protection/self-exclusion',
  summary:
    'Excludes the member from play for months, or (months null) for ever, at once; every login and game ends.',
  body: z.strictObject({
    months: z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(600))),
  }),
  value: exclusion,
  refusals: ['exclusion_shorter'],
});

export const setRealityCheck = endpoint({
  ...changed,
  name: 'setRealityCheck',
  method: 'PUT',
  path: '/wps/protection/reality-check',
  summary:
    'Chooses the minutes between two reality checks; null for none, where the brand leaves that open.',
  body: z.strictObject({
    every: z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(240))),
  }),
  refusals: [],
});

export const seeRealityCheck = endpoint({
  ...changed,
  name: 'seeRealityCheck',
  method: 'POST',
  path: '/wps/protection/reality-check/seen',
  summary: 'The member has seen the reality check; the next one comes after as many minutes.',
  body: empty,
  refusals: [],
});

/** What was withdrawn goes below zero on the day on which an earlier day's payout is given back. */
const cash = { deposited: sumOrZero, withdrawn: signedAmount, net: signedAmount };

export const spendingSpans = ['day', 'week', 'month', 'all'] as const;
const spent = z.strictObject({ ...cash, staked: signedAmount, lost: signedAmount });
export type Spent = z.infer<typeof spent>;

export const spending = endpoint({
  name: 'spending',
  method: 'GET',
  path: '/wps/protection/spending',
  summary:
    'What playing has cost the member: deposited less withdrawn, and lost, of this day, week, month and ever, and by days or months.',
  access: 'member',
  passive: true,
  query: z.strictObject({ by: z._default(z.enum(['day', 'month']), 'day') }),
  value: z.strictObject({
    currency,
    totals: z.strictObject({ day: spent, week: spent, month: spent, all: spent }),
    /** Thirty days or twelve months, the oldest first, those without anything too. */
    list: z.array(z.strictObject({ from: z.iso.date(), ...cash, lost: signedAmount })),
  }),
  refusals: [],
});

/** What can have happened; the detail of each says more. */
export const protectionEventKinds = [
  'limit_set',
  'raise_asked',
  'raise_dropped',
  'raise_confirmed',
  'cool_off',
  'self_exclusion',
  'reality_check',
  'time_up',
  'operator_limit',
  'operator_exclusion',
  'exclusion_lifted',
] as const;

export const protectionEvent = z.strictObject({
  at: instant,
  kind: z.enum(protectionEventKinds),
  /** Of a limit; null amounts are limits that are gone. */
  limit: z.nullable(z.strictObject({ ...limitPlace, amount: z.nullable(amountOrZero) })),
  /** Of an exclusion; null where it has no end, and of what is none. */
  until: z.nullable(instant),
  /** Of the reality check; null for none. */
  every: z.nullable(z.number()),
});
export type ProtectionEvent = z.infer<typeof protectionEvent>;

export const protectionHistory = endpoint({
  name: 'protectionHistory',
  method: 'GET',
  path: '/wps/protection/history',
  summary: 'What was changed about the member’s protection, the newest first.',
  access: 'member',
  passive: true,
  query: z.strictObject(paging(10)),
  value: page(protectionEvent),
  refusals: [],
});
