import type { Vault } from '@lantern/signing';
import { Seamless, Transfer, vendorAdapters } from './adapters/vendors/index.ts';
import { type Config, ConfigError } from './config.ts';
import type { Database } from './db/database.ts';
import { findVendorKeys } from './modules/play/index.ts';
import { type ConnectionRow, findConnections } from './modules/vendors/index.ts';
import type { Clock } from './ports/clock.ts';
import type { TransferVendor } from './ports/transfer-vendor.ts';
import type { Vendor } from './ports/vendor.ts';

/** The vendors of this repository, which the environment configures, and the lottery. */
const arcade = 'BGS';
const parlour = 'PLR';
export const ownVendors: readonly string[] = [arcade, parlour, 'LOTT'];

export const seamlessVendors = ({ bgs }: Config, clock: Clock): Vendor[] => [
  new Seamless({ ...bgs, code: arcade, clock, house: true }),
];

export const transferVendors = ({ parlour: config }: Config, clock: Clock): TransferVendor[] =>
  config ? [new Transfer({ ...config, code: parlour, clock })] : [];

/** Seals the key of a connection; the code of the vendor opens it. */
const keyPurpose = 'vendor key';
export const sealKey = (vault: Vault, code: string, key: string): string =>
  vault.lock(keyPurpose, code, key);

/**
 * The vendors that were connected by connect-vendor.ts.
 * @throws ConfigError if one of them can't be opened: its members' money must not wait unnoticed
 */
export async function openConnected({
  db,
  vault,
  clock,
}: {
  db: Database;
  vault: Vault;
  clock: Clock;
}): Promise<{ vendors: Vendor[]; transferVendors: TransferVendor[] }> {
  const around = { clock, publicKeys: (code: string) => findVendorKeys(db, code) };
  const opened = (await findConnections(db)).map((row) =>
    adapterOf(row).open(
      {
        code: row.vendorCode,
        options: row.options,
        key: keyOf(vault, row),
        networks: row.networks,
      },
      around,
    ),
  );
  return {
    vendors: opened.flatMap((one) => ('vendor' in one ? [one.vendor] : [])),
    transferVendors: opened.flatMap((one) => ('transferVendor' in one ? [one.transferVendor] : [])),
  };
}

function adapterOf({ vendorCode, protocol }: ConnectionRow) {
  const found = vendorAdapters[protocol];
  if (found) return found;
  throw new ConfigError(
    `The vendor ${vendorCode} is connected by ${protocol}, which this version does not speak.`,
  );
}

function keyOf(vault: Vault, { vendorCode, secret }: ConnectionRow): string {
  try {
    return vault.open(keyPurpose, vendorCode, secret);
  } catch {
    throw new ConfigError(
      `KEYRING_SECRET does not open the key of the vendor ${vendorCode}. Connect it again ` +
        '(docs/vendors.md).',
    );
  }
}
