import * as z from 'zod/mini';
import { oneOf, secrets, web } from '../../../config-values.ts';
import { adapter } from '../adapter.ts';
import { Seamless } from './seamless.ts';

/** Our own protocol (docs/seamless-wallet.md). Two keys, with a comma, while one is exchanged. */
export const seamless = adapter({
  options: z.strictObject({
    url: web,
    publicUrl: z.optional(web),
    /** Whether it plays the rounds that a brand grants (`free_round_taken_by`). */
    freeRounds: z.optional(oneOf('yes', 'no')),
  }),
  key: secrets,
  open: ({ code, options: { url, publicUrl = url }, key, networks }, { clock }) => ({
    vendor: new Seamless({
      ...{ code, url, publicUrl, clock, allowedAddresses: networks },
      secrets: secrets.parse(key),
    }),
  }),
});
