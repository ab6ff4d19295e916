import type pg from 'pg';
import type { Database } from '../db/database.ts';

export interface IdempotencyKey {
  brandId: string;
  actorId: string;
  key: string;
}

export interface KnownCall extends pg.QueryResultRow {
  request_hash: Buffer;
  status: number | null;
  reply: unknown;
}

/**
 * A call that was begun so long ago without an end has died with its process; its key may be used
 * by the same call again.
 */
const abandonedAfter = "interval '60 seconds'";

/**
 * Claims a key for a request. Answers the token of the claim when the key is this caller's now, and
 * otherwise what is known of it, which is nothing when it was freed just then.
 */
export async function claimKey(
  { pool }: Database,
  { brandId, actorId, key }: IdempotencyKey,
  hash: Buffer,
): Promise<string | KnownCall | undefined> {
  const claimed = await pool.query<{ claim: string }>(
    `insert into idempotency (brand_id, actor_id, key, request_hash, claim) values ($1, $2, $3, $4, gen_random_uuid())
     on conflict (brand_id, actor_id, key) do update set created_at = now(), claim = excluded.claim
       where idempotency.status is null and idempotency.request_hash = $4 and idempotency.created_at < now() - ${abandonedAfter}
     returning claim`,
    [brandId, actorId, key, hash],
  );
  if (claimed.rows[0]) return claimed.rows[0].claim;
  const { rows } = await pool.query<KnownCall>(
    'select request_hash, status, reply from idempotency where brand_id = $1 and actor_id = $2 and key = $3',
    [brandId, actorId, key],
  );
  return rows[0];
}

/** Keeps a reply for a key; nothing when somebody else has taken the key over meanwhile. */
export async function keepReply(
  { pool }: Database,
  { brandId, actorId, key }: IdempotencyKey,
  claim: string,
  status: number,
  reply: unknown,
): Promise<void> {
  await pool.query(
    'update idempotency set status = $5, reply = $6 where brand_id = $1 and actor_id = $2 and key = $3 and claim = $4',
    [brandId, actorId, key, claim, status, JSON.stringify(reply)],
  );
}

/** Frees a key whose call failed, unless somebody else has taken the key over meanwhile. */
export async function freeKey(
  { pool }: Database,
  { brandId, actorId, key }: IdempotencyKey,
  claim: string,
): Promise<void> {
  await pool.query(
    'delete from idempotency where brand_id = $1 and actor_id = $2 and key = $3 and claim = $4 and status is null',
    [brandId, actorId, key, claim],
  );
}

/** Keys are kept for two days; after that a client has long stopped repeating itself. */
export async function forgetOldKeys({ pool }: Database): Promise<number> {
  const { rowCount } = await pool.query(
    "delete from idempotency where created_at < now() - interval '2 days'",
  );
  return rowCount ?? 0;
}
