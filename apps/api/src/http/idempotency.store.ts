import { findRow, findRows } from '@lantern/rows';
import { Collector, isOfOne } from '../db/collector.ts';
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

interface Claiming extends IdempotencyKey {
  hash: Buffer;
}

interface Reply extends IdempotencyKey {
  claim: string;
  status: number;
  /** As JSON. */
  reply: string;
}

/** The columns of keys, as lists. */
const columnsOf = (keys: readonly IdempotencyKey[]) => [
  keys.map(({ brandId }) => brandId),
  keys.map(({ actorId }) => actorId),
  keys.map(({ key }) => key),
];
const nameOf = ({ brandId, actorId, key }: IdempotencyKey) => `${brandId} ${actorId} ${key}`;

/** Claims different keys; answers the claims, in their order. */
async function claimKeys(
  { pool }: Database,
  claims: readonly Claiming[],
): Promise<(string | undefined)[]> {
  const rows = await findRows<IdempotencyKey & { claim: string }>(pool, {
    name: 'claim_keys',
    text: `insert into idempotency (brand_id, actor_id, key, request_hash, claim)
     select u.brand, u.actor, u.key, u.hash, gen_random_uuid()
       from unnest($1::uuid[], $2::uuid[], $3::text[], $4::bytea[]) u(brand, actor, key, hash)
      order by 1, 2, 3
     on conflict (brand_id, actor_id, key) do update
       set created_at = now(), claim = excluded.claim
       where idempotency.status is null and idempotency.request_hash = excluded.request_hash
         and idempotency.created_at < now() - ${abandonedAfter}
     returning brand_id, actor_id, key, claim`,
    values: [...columnsOf(claims), claims.map(({ hash }) => hash)],
  });
  const made = new Map(rows.map((row) => [nameOf(row), row.claim]));
  return claims.map((one) => made.get(nameOf(one)));
}

/** Claims the first of equal keys; the others, and those that are taken, are to be asked alone. */
async function claimDifferent(db: Database, claims: readonly Claiming[]) {
  const names = claims.map(nameOf);
  const isFirst = claims.map((_, at) => names.indexOf(names[at] ?? '') === at);
  const made = await claimKeys(
    db,
    claims.filter((_, at) => isFirst[at]),
  );
  return isFirst.map((first) => (first ? made.shift() : undefined));
}

const findKey = ({ pool }: Database, { brandId, actorId, key }: IdempotencyKey) =>
  findRow<KnownCall>(
    pool,
    `select request_hash, status, reply from idempotency
      where brand_id = $1 and actor_id = $2 and key = $3`,
    [brandId, actorId, key],
  );

/** Stores replies of calls, unless other requests have claimed their keys meanwhile. */
async function keepReplies({ pool }: Database, replies: readonly Reply[]): Promise<boolean[]> {
  await pool.query({
    name: 'keep_replies',
    text: `update idempotency i set status = u.status, reply = u.reply
       from unnest($1::uuid[], $2::uuid[], $3::text[], $4::uuid[], $5::integer[], $6::jsonb[])
              u(brand, actor, key, claim, status, reply)
      where (i.brand_id, i.actor_id, i.key, i.claim) = (u.brand, u.actor, u.key, u.claim)`,
    values: [
      ...columnsOf(replies),
      replies.map(({ claim }) => claim),
      replies.map(({ status }) => status),
      replies.map(({ reply }) => reply),
    ],
  });
  return replies.map(() => true);
}

/** Concurrent calls of each kind, and the most keys of one and of the queue: see place-bets.ts. */
const shape = { lanes: 2, largest: 128, mostWaiting: 5000, isOfOne };
const laneOf = ({ actorId }: IdempotencyKey): number => Number.parseInt(actorId.slice(-2), 16);

/** Keys that arrive while others are written share the next statement, and its commit. */
export class KeyBook {
  readonly #claims: Collector<Claiming, string | KnownCall | undefined>;
  readonly #replies: Collector<Reply, boolean>;

  constructor(db: Database) {
    this.#claims = new Collector<Claiming, string | KnownCall | undefined>({
      ...{ ...shape, laneOf },
      together: (claims) => claimDifferent(db, claims),
      alone: async (one) => (await claimKeys(db, [one]))[0] ?? findKey(db, one),
    });
    this.#replies = new Collector<Reply, boolean>({
      ...{ ...shape, laneOf },
      together: (replies) => keepReplies(db, replies),
      alone: async (one) => (await keepReplies(db, [one]))[0] ?? false,
    });
  }

  /**
   * Claims a key for a request. Returns the token of the claim, or the call that holds the key;
   * undefined when the key was freed meanwhile.
   */
  claim(claiming: Claiming): Promise<string | KnownCall | undefined> {
    return this.#claims.add(claiming);
  }

  /** Stores the reply of a call, unless another request has claimed the key meanwhile. */
  async keep({ reply, ...call }: Omit<Reply, 'reply'> & { reply: unknown }): Promise<void> {
    // Here, because a reply without a JSON would fail those that are stored with it.
    await this.#replies.add({ ...call, reply: JSON.stringify(reply) });
  }
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
