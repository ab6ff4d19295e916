import { periodsOf } from '@lantern/rules';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { amountOrZero, currency, signedAmount, sumOrZero } from './money.ts';
import { limitPlace } from './protection-limit.ts';
import { exclusion } from './protection-now.ts';
import { empty, instant, page, paging } from './wire.ts';

/** A kind of limit and its period. */
export const hasPeriod = z.refine<z.infer<z.ZodMiniObject<typeof limitPlace>>>(
  ({ kind, period }) => periodsOf(kind).includes(period),
  'has a period that is not limited',
);

export const memberLimit = z.strictObject({
  ...limitPlace,
  /** The member's own limit; null without one. */
  amount: z.nullable(amountOrZero),
  /** A pending raise; `to` is null to remove the limit. */
  raise: z.nullable(
    z.strictObject({ to: z.nullable(amountOrZero), opensAt: instant, lapsesAt: instant }),
  ),
  /** The maximum set by brand or staff; null without one. */
  most: z.nullable(amountOrZero),
  /** Used in the current period; negative losses are net wins. */
  used: signedAmount,
  /** What is left of the lowest active limit; null without one. */
  left: z.nullable(sumOrZero),
});
export type MemberLimit = z.infer<typeof memberLimit>;

export const protection = endpoint({
  name: 'protection',
  method: 'GET',
  path: '/wps/protection',
  summary: 'Returns the member’s limits with used and left amounts, and the available choices.',
  access: 'member',
  passive: true,
  value: z.strictObject({
    currency,
    /** One entry per kind and period. */
    limits: z.array(memberLimit),
    exclusion: z.nullable(exclusion),
    /** Minutes between reality checks, null for none; `own` if the member chose them. */
    reality: z.strictObject({ every: z.nullable(z.number()), own: z.boolean() }),
    options: z.strictObject({
      raiseWaitHours: z.number(),
      coolOffHours: z.array(z.number()),
      exclusionMonths: z.array(z.number()),
      realityMinutes: z.array(z.number()),
      /** Whether the member may turn reality checks off. */
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
    'Requests a limit (amount null: none). A first or lower limit starts at once; a higher ' +
    'one or none waits for a second confirmation.',
  body: z.strictObject({ ...limitPlace, amount: z.nullable(amountOrZero) }).check(hasPeriod),
  value: z.strictObject({ outcome: z.enum(['set', 'waits', 'unchanged']) }),
  refusals: ['limit_above_maximum'],
});

export const confirmRaise = endpoint({
  ...changed,
  name: 'confirmRaise',
  method: 'POST',
  path: '/wps/protection/limits/confirm',
  summary: 'Confirms a raise after its wait.',
  forPlay: true,
  body: z.strictObject(limitPlace).check(hasPeriod),
  refusals: ['no_raise_waiting', 'raise_too_soon'],
});

export const dropRaise = endpoint({
  ...changed,
  name: 'dropRaise',
  method: 'POST',
  path: '/wps/protection/limits/drop',
  summary: 'Cancels a pending raise; the limit stays.',
  body: z.strictObject(limitPlace).check(hasPeriod),
  refusals: ['no_raise_waiting'],
});

export const coolOff = endpoint({
  ...changed,
  name: 'coolOff',
  method: 'POST',
  path: '/wps/protection/cool-off',
  summary: 'Excludes the member from play for hours, at once. Ends every login and game; final.',
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
    'Excludes the member from play for months (null: permanently), at once. Ends every login ' +
    'and game.',
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
  summary: 'Sets the minutes between reality checks; null for none, if the brand allows it.',
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
  summary: 'Confirms a reality check; the next one follows after the same interval.',
  body: empty,
  refusals: [],
});

/** `withdrawn` is negative on a day that refunds an earlier day's payout. */
const cash = { deposited: sumOrZero, withdrawn: signedAmount, net: signedAmount };

export const spendingSpans = ['day', 'week', 'month', 'all'] as const;
const spent = z.strictObject({ ...cash, staked: signedAmount, lost: signedAmount });
export type Spent = z.infer<typeof spent>;

export const spending = endpoint({
  name: 'spending',
  method: 'GET',
  path: '/wps/protection/spending',
  summary:
    'Returns deposits minus withdrawals and losses: of the day, week, month and all time, and ' +
    'by day or month.',
  access: 'member',
  passive: true,
  query: z.strictObject({ by: z._default(z.enum(['day', 'month']), 'day') }),
  value: z.strictObject({
    currency,
    totals: z.strictObject({ day: spent, week: spent, month: spent, all: spent }),
    /** Thirty days or twelve months, oldest first, including empty ones. */
    list: z.array(z.strictObject({ from: z.iso.date(), ...cash, lost: signedAmount })),
  }),
  refusals: [],
});

/** Kinds of change; `detail` says more. */
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
  /** Of a limit; null amounts mean removed limits. */
  limit: z.nullable(z.strictObject({ ...limitPlace, amount: z.nullable(amountOrZero) })),
  /** Of an exclusion; null if permanent or none. */
  until: z.nullable(instant),
  /** Of the reality check; null for none. */
  every: z.nullable(z.number()),
});
export type ProtectionEvent = z.infer<typeof protectionEvent>;

export const protectionHistory = endpoint({
  name: 'protectionHistory',
  method: 'GET',
  path: '/wps/protection/history',
  summary: 'Lists changes of the member’s protection, newest first.',
  access: 'member',
  passive: true,
  query: z.strictObject(paging(10)),
  value: page(protectionEvent),
  refusals: [],
});
