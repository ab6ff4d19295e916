import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { amount, currency, signedAmount, sumOrZero } from './money.ts';
import { period, sensiblePeriod, shownDays, upTo } from './records.ts';
import { roundDetails } from './seamless-wallet.ts';
import { string } from './strings.ts';
import { id, instant, page, paging, text } from './wire.ts';

/** `won` and `lost` refer to the net result of the round; `even` returned exactly the bets. */
const roundStatuses = ['open', 'won', 'even', 'lost', 'refunded'] as const;
export const roundStatus = z.enum(roundStatuses);

const betRecord = z.strictObject({
  roundId: id,
  /** The vendor's id of the round. */
  vendorRoundId: string(),
  vassalage: string(),
  vendorName: string(),
  gameName: string(),
  currency,
  stake: sumOrZero,
  win: sumOrZero,
  /** Refunded bets. */
  refund: sumOrZero,
  /** The part of the stake that counts towards the turnover. */
  counted: sumOrZero,
  /** win + refund − stake, from the member's side. */
  net: signedAmount,
  status: roundStatus,
  startedAt: instant,
  endedAt: z.nullable(instant),
  details: z.nullable(
    z.extend(roundDetails, {
      /** The part of the win that the jackpot paid. */
      jackpot: z.optional(amount),
      /** The lottery draw of the ticket. Its page verifies the draw and the ticket. */
      draw: z.optional(string()),
      /** What a free round of the brand was played for. */
      freeRound: z.optional(amount),
    }),
  ),
});
export type BetRecord = z.infer<typeof betRecord>;

/** Filters besides the days: rounds of one state or one vendor. */
const narrowing = {
  status: z._default(z.enum(['all', ...roundStatuses]), 'all'),
  vassalage: z.optional(text(16, 1)),
};

export const betHistory = endpoint({
  name: 'betHistory',
  method: 'GET',
  path: '/wps/member/bets',
  summary: 'Lists the member’s rounds, newest first, with totals of the selection.',
  access: 'member',
  passive: true,
  query: z
    .strictObject({ ...paging(20), ...period, ...narrowing, upTo: z.optional(upTo) })
    .check(sensiblePeriod),
  value: z.extend(page(betRecord), {
    ...shownDays,
    upTo,
    totals: z.strictObject({ currency, stake: sumOrZero, win: sumOrZero, net: signedAmount }),
    /** The vendors played in these days, regardless of the filter. */
    vendors: z.array(z.strictObject({ vassalage: string(), vendorName: string() })),
  }),
  refusals: ['search_stopped'],
});

export const betHistoryFile = endpoint({
  name: 'betHistoryFile',
  method: 'GET',
  path: '/wps/member/bets/file',
  summary: 'Exports the rounds of the chosen days as CSV.',
  access: 'member',
  file: 'csv',
  limit: { calls: 10, seconds: 600 },
  query: z.strictObject({ ...period, ...narrowing }).check(sensiblePeriod),
  value: z.any(),
  refusals: [],
});
