import { findRows } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import { askVerdict } from '../../db/verdict.ts';

/** How a vendor is reached. */
export interface ConnectionRow {
  vendorCode: string;
  protocol: string;
  /** As they were given; the protocol's adapter checks and reads them. */
  options: Record<string, string>;
  /** Sealed. */
  secret: string;
  networks: string[];
}

export const findConnections = ({ pool }: Pick<Database, 'pool'>): Promise<ConnectionRow[]> =>
  findRows<ConnectionRow>(
    pool,
    'select vendor_code, protocol, options, secret, networks from vendor_connection order by 1',
  );

/** @param publicKeys in PEM; undefined keeps those that the vendor has */
export async function saveConnection(
  { pool }: Pick<Database, 'pool'>,
  { vendorCode, protocol, options, secret, networks }: ConnectionRow,
  name: string,
  publicKeys: readonly string[] | undefined,
): Promise<void> {
  const values = [vendorCode, name, protocol, JSON.stringify(options), secret, networks];
  await pool.query('select catalogue_connect($1, $2, $3, $4, $5, $6, $7)', [
    ...values,
    publicKeys ?? null,
  ]);
}

/** `unknown` without a connection; `money` while members have money there. */
export const removeConnection = ({ pool }: Pick<Database, 'pool'>, code: string) =>
  askVerdict(pool, 'select catalogue_disconnect($1) as verdict', [code]);

/** The connected vendors whose games have not been asked for. */
export async function findUnread({ pool }: Database): Promise<string[]> {
  const rows = await findRows<{ vendorCode: string }>(
    pool,
    `select n.vendor_code from vendor_connection n
       left join vendor_catalogue c on c.vendor_code = n.vendor_code
      where c.vendor_code is null`,
  );
  return rows.map(({ vendorCode }) => vendorCode);
}
