import type * as z from 'zod/mini';
import type { Clock } from '../../ports/clock.ts';
import type { TransferVendor } from '../../ports/transfer-vendor.ts';
import type { Vendor } from '../../ports/vendor.ts';

/** How a vendor is reached: a row of `vendor_connection`, with its key opened. */
export interface Connection<Options = unknown> {
  code: string;
  options: Options;
  /** Shared with the vendor, or ours alone, as the protocol says. */
  key: string;
  /** Where its calls may come from; empty for anywhere. */
  networks: readonly string[];
}

/** What adapters need of the site. */
export interface Around {
  clock: Clock;
  /** The public keys of a vendor, in PEM. They may change while the site runs. */
  publicKeys(code: string): Promise<readonly string[]>;
}

export type Opened = { vendor: Vendor } | { transferVendor: TransferVendor };

/** A protocol that vendors speak: what a connection needs, and how it is opened. */
export interface VendorAdapter {
  readonly options: z.ZodMiniType;
  readonly key: z.ZodMiniType;
  /** Whether the vendor signs with keys of its own, whose public halves are rows of `vendor`. */
  readonly publicKeys?: boolean;
  /** The options must be valid. */
  open(connection: Connection, around: Around): Opened;
}

/** Names the type of the options once for an adapter. */
export const adapter = <Options extends z.ZodMiniType>(one: {
  options: Options;
  key: z.ZodMiniType;
  publicKeys?: boolean;
  open(connection: Connection<z.output<Options>>, around: Around): Opened;
}): VendorAdapter => ({
  ...one,
  open: (connection, around) =>
    one.open({ ...connection, options: one.options.parse(connection.options) }, around),
});
