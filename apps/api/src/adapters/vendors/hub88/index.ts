import * as z from 'zod/mini';
import { number, privateKey, web, webs } from '../../../config-values.ts';
import { adapter } from '../adapter.ts';
import { Hub88 } from './hub88.ts';

/** Hub88's operator API (docs/vendors.md). The key is our private one. */
export const hub88 = adapter({
  options: z.strictObject({
    url: web,
    operatorId: number(/^\d{1,9}$/, 1, 999_999_999),
    gameOrigins: webs,
  }),
  key: privateKey,
  publicKeys: true,
  open: ({ code, options, key, networks }, { clock, publicKeys }) => ({
    vendor: new Hub88({
      ...{ code, url: options.url, operatorId: options.operatorId, privateKey: key, clock },
      ...{ origins: options.gameOrigins, allowedAddresses: networks, publicKeys },
    }),
  }),
});
