import * as z from 'zod/mini';
import { csvFile } from './csv-file.ts';
import { endpoint } from './endpoint.ts';
import { amountOrZero, currency, sumOrZero } from './money.ts';
import { string } from './strings.ts';
import { empty, instant, page, paging } from './wire.ts';

export const referralBases = ['turnover', 'net'] as const;
export const referralPeriods = ['day', 'week', 'month'] as const;

/** The highest share of each base, in parts per million. */
export const highestReferralRate = { turnover: 20_000, net: 500_000 } as const;

export const referralTerms = {
  /** A share of the friends’ turnover, or of what they lose. */
  base: z.enum(referralBases),
  period: z.enum(referralPeriods),
  /** Parts per million by level: friends, their friends, and those of these. */
  rates: z
    .array(z.int().check(z.minimum(1), z.maximum(highestReferralRate.net)))
    .check(z.minLength(1), z.maxLength(3)),
  /** What a friend must have deposited and wagered in all before it counts. */
  deposits: amountOrZero,
  turnover: amountOrZero,
  /** Days between the end of a period and the payment. */
  holdDays: z.int().check(z.minimum(0), z.maximum(90)),
};

const friend = z.strictObject({
  /** Masked. */
  name: string(),
  joinedAt: instant,
  /**
   * `qualified`: has deposited and wagered enough; `held`: staff look at it; `paid`: has brought a
   * commission that was paid. Without a plan all are `registered`.
   */
  state: z.enum(['registered', 'qualified', 'held', 'paid']),
  /** Commission that was paid for this friend. */
  paid: sumOrZero,
});
export type ReferredFriend = z.infer<typeof friend>;

export const referral = endpoint({
  name: 'referral',
  method: 'GET',
  path: '/wps/member/referral',
  summary: 'Returns the brand’s plan for members who invite, their commission, and their invitees.',
  access: 'member',
  query: z.strictObject(paging(10)),
  value: z.strictObject({
    ...page(friend).shape,
    /** Null where the brand pays no commission, or not to this type of account. */
    plan: z.nullable(z.strictObject(referralTerms)),
    currency,
    /** Of all levels; `waiting` is calculated and not paid yet. */
    paid: sumOrZero,
    waiting: sumOrZero,
  }),
  refusals: [],
});

export const referralFile = endpoint({
  ...csvFile,
  name: 'referralFile',
  path: '/wps/member/referral/file',
  summary: 'Exports the member’s invitees, with the commission paid for each, as CSV.',
  access: 'member',
  query: empty,
  refusals: [],
});
