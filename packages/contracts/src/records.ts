import { type DayRange, dayPresets, isDayRange, movementTypes } from '@lantern/rules';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { currency, signedAmount, sumOrZero } from './money.ts';
import { string } from './strings.ts';
import { id, instant, page, paging } from './wire.ts';

const day = string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** Days in the brand's time zone: a preset, or a first and last day. */
export const period = {
  days: z._default(z.enum(dayPresets), 'last7'),
  from: z.optional(day),
  to: z.optional(day),
};

/** Both days or none, in order, within the maximum range. */
export const sensiblePeriod = z.refine<{ from?: string | undefined; to?: string | undefined }>(
  ({ from, to }) =>
    (from === undefined && to === undefined) ||
    isDayRange({ from: from ?? '', to: to ?? '' } satisfies DayRange),
  { error: 'is no range of days', path: ['from'] },
);

/** The days that the reply covers. */
export const shownDays = { from: day, to: day };

const movement = z.strictObject({
  /** The ledger transfer's id, for support. */
  id,
  type: z.enum(movementTypes),
  /** The ledger's transfer kind, such as `deposit_fee`. */
  kind: string(),
  /** From the member's side. */
  amount: signedAmount,
  currency,
  /** The balance after it; null in a list filtered by type, where it would not add up. */
  balanceAfter: z.nullable(signedAmount),
  at: instant,
  /** The reference, such as `D-7K2M9Q4W`; null if it has none. */
  reference: z.nullable(string()),
});
export type Movement = z.infer<typeof movement>;

/** The filter types. Rounds have their own record. */
const narrowings = [
  'all',
  'deposit',
  'withdrawal',
  'transfer',
  'wallet',
  'agreement',
  'correction',
] as const;

/** The position of the first page, so that later pages show the same list. */
export const upTo = string().check(z.regex(/^\d{1,18}$/));

export const accountRecord = endpoint({
  name: 'accountRecord',
  method: 'GET',
  path: '/wps/member/transactions',
  summary: 'Lists the member’s wallet transactions, newest first, with totals of the chosen days.',
  access: 'member',
  passive: true,
  query: z
    .strictObject({
      ...paging(20),
      ...period,
      type: z._default(z.enum(narrowings), 'all'),
      upTo: z.optional(upTo),
    })
    .check(sensiblePeriod),
  value: z.extend(page(movement), {
    ...shownDays,
    currency,
    upTo,
    /**
     * Totals by type of these days, regardless of the filter; types without transactions are
     * omitted. Game income is negative if an earlier day's win was reversed.
     */
    totals: z.array(
      z.strictObject({ type: z.enum(movementTypes), in: signedAmount, out: sumOrZero }),
    ),
  }),
  refusals: ['search_stopped'],
});

export const accountRecordFile = endpoint({
  name: 'accountRecordFile',
  method: 'GET',
  path: '/wps/member/transactions/file',
  summary: 'Exports the account record of the chosen days as CSV.',
  access: 'member',
  file: 'csv',
  limit: { calls: 10, seconds: 600 },
  query: z
    .strictObject({ ...period, type: z._default(z.enum(narrowings), 'all') })
    .check(sensiblePeriod),
  value: z.any(),
  refusals: [],
});

/** `won` is negative on a day that reverses an earlier day's win. */
const outcome = { staked: sumOrZero, won: signedAmount, refunded: sumOrZero, net: signedAmount };
/** `withdrawn` is negative on a day that refunds an earlier day's payout. */
const cash = { deposited: sumOrZero, withdrawn: signedAmount };

export const profitReport = endpoint({
  name: 'profitReport',
  method: 'GET',
  path: '/wps/member/profit',
  summary:
    'Returns profit and loss of the chosen days: total, by vendor and by day, with deposits ' +
    'and withdrawals.',
  access: 'member',
  passive: true,
  query: z.strictObject(period).check(sensiblePeriod),
  value: z.strictObject({
    ...shownDays,
    currency,
    /** `net` is won + refunded − staked, from the member's side. */
    total: z.strictObject({ ...outcome, bets: z.number(), ...cash }),
    vendors: z.array(
      z.strictObject({
        vassalage: string(),
        vendorName: string(),
        bets: z.number(),
        ...outcome,
      }),
    ),
    /** Days with activity, oldest first. */
    byDay: z.array(z.strictObject({ day, ...outcome, ...cash })),
  }),
  refusals: ['search_stopped'],
});
export type ProfitReport = z.infer<typeof profitReport.value>;

export const profitReportFile = endpoint({
  name: 'profitReportFile',
  method: 'GET',
  path: '/wps/member/profit/file',
  summary:
    'Exports profit and loss of the chosen days as CSV: by day and vendor, with each day’s cash.',
  access: 'member',
  file: 'csv',
  limit: { calls: 10, seconds: 600 },
  query: z.strictObject(period).check(sensiblePeriod),
  value: z.any(),
  refusals: [],
});
