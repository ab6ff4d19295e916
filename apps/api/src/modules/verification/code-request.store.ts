import type { BrandSettings } from '@lantern/database';
import type pg from 'pg';
import type { Database } from '../../db/database.ts';

export interface CodeRequest {
  brandId: string;
  channel: 'sms' | 'mail';
  destination: Buffer;
  network: string;
  /** Whether a message really leaves. */
  goesOut: boolean;
  gapSeconds: number;
  limits: Pick<BrandSettings['codes'], 'perHour' | 'perDay' | 'perNetworkHour' | 'budgetPerHour'>;
}

/** The limit that is in the way of a request, and for how many seconds. */
export interface OverLimit {
  over: 'gap' | 'destination' | 'network' | 'budget';
  wait: number;
}

interface RequestRow extends pg.QueryResultRow {
  request_id: string | null;
  over: OverLimit['over'] | null;
  wait_seconds: number | null;
}

/**
 * Notes a request for a code and answers its id, or the limit that is in its way; see the
 * function's own comment.
 */
export async function requestCode(
  { pool }: Database,
  request: CodeRequest,
): Promise<string | OverLimit> {
  const { brandId, channel, destination, network, goesOut, gapSeconds, limits } = request;
  const { rows } = await pool.query<RequestRow>(
    'select * from request_code($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
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
  const { request_id: id = null, over = null, wait_seconds: wait } = rows[0] ?? {};
  if (id !== null) return id;
  if (over === null) throw new Error('A request for a code was neither taken nor refused.');
  return { over, wait: Math.max(1, wait ?? 1) };
}

/** Notes that the message of a request could not be handed over. */
export async function failRequest({ pool }: Database, id: string): Promise<void> {
  await pool.query('update code_request set failed = true where id = $1', [id]);
}

/** How many codes a network has asked for in the last hour. */
export async function countRequests(
  { pool }: Database,
  brandId: string,
  network: string,
): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::integer as count from code_request
      where brand_id = $1 and network = $2 and created_at > now() - interval '1 hour'`,
    [brandId, network],
  );
  return rows[0]?.count ?? 0;
}

/** Forgets requests that no limit looks back to. Answers how many there were. */
export async function forgetOldRequests({ pool }: Database): Promise<number> {
  const { rowCount } = await pool.query(
    "delete from code_request where created_at < now() - interval '1 day'",
  );
  return rowCount ?? 0;
}
