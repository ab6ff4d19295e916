import { findRow } from '@lantern/rows';
import type { Database } from '../db/database.ts';

export interface IdempotencyKey {
  brandId: string;
  actorId: string;
  key: string;
}

export interface KnownCall {
  requestHash: Buffer;
  status: number | null;
  reply: unknown;
}

/** After this time an unfinished call has crashed, and the same call may claim its key again. */
const abandonedAfter = "interval '60 seconds'";

/**
 * Claims a key for a request. Returns the token of the claim, or the call that holds the key;
 * undefined when the key was freed meanwhile.
 */
export async function claimKey(
  { pool }: Database,
  { brandId, actorId, key }: IdempotencyKey,
  hash: Buffer,
): Promise<string | KnownCall | undefined> {
  const claimed = await findRow<{ claim: string }>(
    pool,
    `insert into idempotency (brand_id, actor_id, key, request_hash, claim)
     values ($1, $2, $3, $4, gen_random_uuid())
     on conflict (brand_id, actor_id, key) do update set created_at = now(), claim = excluded.claim
       where idempotency.status is null and idempotency.request_hash = $4
         and idempotency.created_at < now() - ${abandonedAfter}
     returning claim`,
    [brandId, actorId, key, hash],
  );
  if (claimed) return claimed.claim;
  return findRow<KnownCall>(
    pool,
    `select request_hash, status, reply from idempotency
      where brand_id = $1 and actor_id = $2 and key = $3`,
    [brandId, actorId, key],
  );
}

/** Stores the reply of a call, unless another request has claimed the key meanwhile. */
export async function keepReply(
  { pool }: Database,
  { brandId, actorId, key }: IdempotencyKey,
  claim: string,
  status: number,
  reply: unknown,
): Promise<void> {
  await pool.query(
    `update idempotency set status = $5, reply = $6
      where brand_id = $1 and actor_id = $2 and key = $3 and claim = $4`,
    [brandId, actorId, key, claim, status, JSON.stringify(reply)],
  );
}

/** Frees the key of a failed call, unless another request has claimed it meanwhile. */
export async function freeKey(
  { pool }: Database,
  { brandId, actorId, key }: IdempotencyKey,
  claim: string,
): Promise<void> {
  await pool.query(
    `delete from idempotency
      where brand_id = $1 and actor_id = $2 and key = $3 and claim = $4 and status is null`,
    [brandId, actorId, key, claim],
  );
}

/** Clients stop repeating a call long before two days. */
export async function forgetOldKeys({ pool }: Database): Promise<number> {
  const { rowCount } = await pool.query(
    "delete from idempotency where created_at < now() - interval '2 days'",
  );
  return rowCount ?? 0;
}
