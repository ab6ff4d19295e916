import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amountOrZero, currency } from '../money.ts';
import { string } from '../strings.ts';
import { id, instant, page, paging } from '../wire.ts';

const stuckTransfer = z.strictObject({
  /** The reference, shared with the vendor. */
  reference: string(),
  member: z.strictObject({ id, username: string() }),
  vassalage: string(),
  vendorName: string(),
  /** `in`: from the main wallet to the vendor; `out`: back. */
  direction: z.enum(['in', 'out']),
  /** Null for the full balance. */
  amount: z.nullable(amountOrZero),
  currency,
  since: instant,
  /** The vendor's last inconclusive answer: none, or a different amount; null before the first. */
  heard: z.nullable(
    z.strictObject({
      what: z.enum(['silence', 'other_amount']),
      amount: z.nullable(amountOrZero),
      at: instant,
    }),
  ),
});
export type StuckTransfer = z.infer<typeof stuckTransfer>;

export const stuckTransfers = endpoint({
  name: 'stuckTransfers',
  method: 'GET',
  path: '/ops/wallets/transfers',
  summary:
    'Lists stuck transfers with vendor wallets, longest waiting first: unanswered, or ' +
    'answered inconsistently.',
  access: 'staff',
  permission: 'wallets.look',
  passive: true,
  query: z.strictObject(paging(20)),
  value: page(stuckTransfer),
  refusals: [],
});
