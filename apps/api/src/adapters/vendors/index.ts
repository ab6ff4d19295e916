import type { VendorAdapter } from './adapter.ts';
import { hub88 } from './hub88/index.ts';
import { seamless } from './seamless/index.ts';
import { transfer } from './transfer/index.ts';

export type { Around, Connection } from './adapter.ts';
export { Seamless } from './seamless/seamless.ts';
export { Transfer } from './transfer/transfer.ts';

/** The protocols that a vendor can be connected with, one line each. */
export const vendorAdapters: Readonly<Record<string, VendorAdapter>> = {
  hub88,
  seamless,
  transfer,
};
