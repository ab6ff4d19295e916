import type { BrandSettings } from '@lantern/database';
import { findRow } from '@lantern/rows';
import type { Database } from '../../db/database.ts';

export interface CodeRequest {
  brandId: string;
  channel: 'sms' | 'mail';
  destination: Buffer;
  network: string;
  /** Whether a message is sent. */
  goesOut: boolean;
  gapSeconds: number;
  limits: Pick<BrandSettings['codes'], 'perHour' | 'perDay' | 'perNetworkHour' | 'budgetPerHour'>;
}

/** The limit that a request exceeds, and the seconds to wait. */
export interface OverLimit {
  over: 'gap' | 'destination' | 'network' | 'budget';
  wait: number;
}

interface RequestRow {
  requestId: string | null;
  over: OverLimit['over'] | null;
  waitSeconds: number | null;
}

/** Records a request and returns its id, or the limit it exceeds. See the function's comment. */
export async function requestCode(
  { pool }: Database,
  request: CodeRequest,
): Promise<string | OverLimit> {
  const { brandId, channel, destination, network, goesOut, gapSeconds, limits } = request;
  const row = await findRow<RequestRow>(
    pool,
    'select * from verification_request_code($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
    [
      brandId,
      channel,
      destination,
      network,
      goesOut,
      gapSeconds,
      limits.perHour,
      limits.perDay,
      limits.perNetworkHour,
      limits.budgetPerHour,
    ],
  );
  const { requestId: id = null, over = null, waitSeconds: wait } = row ?? {};
  if (id !== null) return id;
  if (over === null) throw new Error('A request for a code was neither accepted nor rejected.');
  return { over, wait: Math.max(1, wait ?? 1) };
}

/** Marks a request whose message could not be sent. */
export async function failRequest({ pool }: Database, id: string): Promise<void> {
  await pool.query('update code_request set failed = true where id = $1', [id]);
}

export async function countRequests(
  { pool }: Database,
  brandId: string,
  network: string,
): Promise<number> {
  const row = await findRow<{ count: number }>(
    pool,
    `select count(*)::integer as count from code_request
      where brand_id = $1 and network = $2 and created_at > now() - interval '1 hour'`,
    [brandId, network],
  );
  return row?.count ?? 0;
}

/** Deletes requests older than any limit. Returns their number. */
export async function forgetOldRequests({ pool }: Database): Promise<number> {
  const { rowCount } = await pool.query(
    "delete from code_request where created_at < now() - interval '1 day'",
  );
  return rowCount ?? 0;
}
