import { type DayRange, dayPresets, isDayRange, movementTypes } from '@lantern/rules';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { currency, signedAmount, sumOrZero } from './money.ts';
import { id, instant, page, paging } from './wire.ts';

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** Days of the brand's own calendar: a preset, or the first and the last one. */
export const period = {
  days: z._default(z.enum(dayPresets), 'last7'),
  from: z.optional(day),
  to: z.optional(day),
};

/** Both ends or none, in their order, and not further apart than records go. */
export const sensiblePeriod = z.refine<{ from?: string | undefined; to?: string | undefined }>(
  ({ from, to }) =>
    (from === undefined && to === undefined) ||
    isDayRange({ from: from ?? '', to: to ?? '' } satisfies DayRange),
  { error: 'is no range of days', path: ['from'] },
);

/** The days that an answer is about. */
export const shownDays = { from: day, to: day };

const movement = z.strictObject({
  /** Of the transfer in the ledger; to be named when somebody asks about it. */
  id,
  type: z.enum(movementTypes),
  /** The ledger's own word for it, such as `deposit_fee`. */
  kind: z.string(),
  /** Seen from the member's wallet. */
  amount: signedAmount,
  currency,
  /**
   * What the wallet held after it; null in a list of one type, where the lines between are left
   * out.
   */
  balanceAfter: z.nullable(signedAmount),
  at: instant,
  /** What it belongs to, such as `D-7K2M9Q4W`; null where that has no number for people. */
  reference: z.nullable(z.string()),
});
export type Movement = z.infer<typeof movement>;

/** The types that the list can be narrowed to. Rounds have a record of their own. */
const narrowings = ['all', 'deposit', 'withdrawal', 'transfer', 'wallet', 'correction'] as const;

/**
 * Where a first page begins: with it the other pages show the same list, whatever happens
 * meanwhile.
 */
export const upTo = z.string().check(z.regex(/^\d{1,18}$/));

export const accountRecord = endpoint({
  name: 'accountRecord',
  method: 'GET',
  path: '/wps/member/transactions',
  summary:
    'Every movement of the member’s wallet, the newest first, with the totals of the chosen days.',
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
     * By type, of the days and whatever the list is narrowed to; a type that did not happen is left
     * out. What came in by games goes below zero where an earlier day's win is taken back.
     */
    totals: z.array(
      z.strictObject({ type: z.enum(movementTypes), in: signedAmount, out: sumOrZero }),
    ),
  }),
  refusals: [],
});

export const accountRecordFile = endpoint({
  name: 'accountRecordFile',
  method: 'GET',
  path: '/wps/member/transactions/file',
  summary: 'The account record of the chosen days as comma-separated values.',
  access: 'member',
  file: 'csv',
  limit: { calls: 10, seconds: 600 },
  query: z
    .strictObject({ ...period, type: z._default(z.enum(narrowings), 'all') })
    .check(sensiblePeriod),
  value: z.any(),
  refusals: [],
});

/** What was won goes below zero on the day on which an earlier day's win is taken back. */
const outcome = { staked: sumOrZero, won: signedAmount, refunded: sumOrZero, net: signedAmount };
/** What was withdrawn goes below zero on the day on which an earlier day's payout is given back. */
const cash = { deposited: sumOrZero, withdrawn: signedAmount };

export const profitReport = endpoint({
  name: 'profitReport',
  method: 'GET',
  path: '/wps/member/profit',
  summary:
    'What playing has come to in the chosen days: in all, by vendor and by day; and what was deposited and withdrawn.',
  access: 'member',
  passive: true,
  query: z.strictObject(period).check(sensiblePeriod),
  value: z.strictObject({
    ...shownDays,
    currency,
    /** `net` is won + refunded − staked, seen from the member. */
    total: z.strictObject({ ...outcome, bets: z.number(), ...cash }),
    vendors: z.array(
      z.strictObject({
        vassalage: z.string(),
        vendorName: z.string(),
        bets: z.number(),
        ...outcome,
      }),
    ),
    /** Each day on which something happened, the oldest first. */
    byDay: z.array(z.strictObject({ day, ...outcome, ...cash })),
  }),
  refusals: [],
});
export type ProfitReport = z.infer<typeof profitReport.value>;

export const profitReportFile = endpoint({
  name: 'profitReportFile',
  method: 'GET',
  path: '/wps/member/profit/file',
  summary:
    'What the chosen days have come to as comma-separated values: by day and vendor, and the cash of each day.',
  access: 'member',
  file: 'csv',
  limit: { calls: 10, seconds: 600 },
  query: z.strictObject(period).check(sensiblePeriod),
  value: z.any(),
  refusals: [],
});
