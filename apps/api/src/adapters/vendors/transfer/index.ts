import * as z from 'zod/mini';
import { secret, web } from '../../../config-values.ts';
import { adapter } from '../adapter.ts';
import { Transfer } from './transfer.ts';

/** Our protocol for vendors with their own wallets (docs/transfer-wallet.md). */
export const transfer = adapter({
  options: z.strictObject({ url: web, publicUrl: z.optional(web) }),
  key: secret,
  open: ({ code, options: { url, publicUrl = url }, key }, { clock }) => ({
    transferVendor: new Transfer({ code, url, publicUrl, secret: key, clock }),
  }),
});
