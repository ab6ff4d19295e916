import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { currency, signedAmount, sumOrZero } from './money.ts';
import { roundDetails } from './seamless-wallet.ts';
import { id, instant, page, paging } from './wire.ts';

/** `won` and `lost` tell what a round brought in all, `even` that it gave back just what was staked. */
export const roundStatus = z.enum(['open', 'won', 'even', 'lost', 'refunded']);

const betRecord = z.strictObject({
  roundId: id,
  /** The vendor’s own number of the round. */
  vendorRoundId: z.string(),
  vassalage: z.string(),
  vendorName: z.string(),
  gameName: z.string(),
  currency,
  stake: sumOrZero,
  win: sumOrZero,
  /** Given back of the stake. */
  refund: sumOrZero,
  /** win + refund − stake, seen from the member. */
  net: signedAmount,
  status: roundStatus,
  startedAt: instant,
  endedAt: z.nullable(instant),
  details: z.nullable(roundDetails),
});
export type BetRecord = z.infer<typeof betRecord>;

export const betHistory = endpoint({
  name: 'betHistory',
  method: 'GET',
  path: '/wps/member/bets',
  summary: 'The member’s rounds, the newest first, with the totals of the chosen days.',
  access: 'member',
  passive: true,
  query: z.strictObject({
    ...paging(20),
    /** Days back from now; today alone is 1. */
    range: z._default(z.enum(['1', '7', '30']), '7'),
  }),
  value: z.extend(page(betRecord), {
    totals: z.strictObject({ currency, stake: sumOrZero, win: sumOrZero, net: signedAmount }),
  }),
  refusals: [],
});
