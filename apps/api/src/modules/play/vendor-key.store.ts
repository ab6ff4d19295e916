import { findRow } from '@lantern/rows';
import type { Database } from '../../db/database.ts';

/** The public keys of a vendor, in PEM; none for an unknown vendor. */
export async function findVendorKeys({ pool }: Database, code: string): Promise<string[]> {
  const row = await findRow<{ publicKeys: string[] }>(
    pool,
    'select public_keys from vendor where code = $1',
    [code],
  );
  return row?.publicKeys ?? [];
}
