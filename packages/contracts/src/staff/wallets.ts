import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amountOrZero, currency } from '../money.ts';
import { id, instant, page, paging } from '../wire.ts';

const stuckTransfer = z.strictObject({
  /** The vendor knows it by this one, too. */
  reference: z.string(),
  member: z.strictObject({ id, username: z.string() }),
  vassalage: z.string(),
  vendorName: z.string(),
  /** `in`: from the main wallet to the vendor; `out`: back. */
  direction: z.enum(['in', 'out']),
  /** Null for all that is there. */
  amount: z.nullable(amountOrZero),
  currency,
  since: instant,
  /**
   * What the vendor said last, which ended nothing: no answer, or another amount; null where nobody
   * has asked yet.
   */
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
    'Transfers to and from vendors with wallets of their own that have waited too long for the vendor’s word, or got one that cannot be; the longest waiting first.',
  access: 'staff',
  permission: 'wallets.look',
  passive: true,
  query: z.strictObject(paging(20)),
  value: page(stuckTransfer),
  refusals: [],
});
