import { type ErrorCode, errorStatus, Refusal } from '@lantern/contracts';
import type { Database } from '../db/database.ts';
import type { Site } from '../site.ts';
import {
  claimKey,
  freeKey,
  type IdempotencyKey,
  type KnownCall,
  keepReply,
} from './idempotency.store.ts';

const keyShape = /^[A-Za-z0-9_-]{8,64}$/;

interface Repeatable {
  brandId: string;
  actorId: string;
  /** The raw header. */
  header: string | string[] | undefined;
  /** The name of the call. */
  call: string;
  body: unknown;
}

type Stored =
  | { success: true; value: unknown }
  | { success: false; code: ErrorCode; value?: unknown };

/**
 * Runs a call that moves money once for its key. A repeated key with the same call and body returns
 * the first answer, also a refusal; an internal error frees the key. A call whose reply was not
 * stored, or whose process crashed, may run again after a minute: it passes the key on, so that the
 * database can prevent a second effect.
 * @throws Refusal idempotency_key_required, idempotency_key_reused, idempotency_in_progress, or the
 *   call's own
 */
export async function once(
  { db, vault }: Pick<Site, 'db' | 'vault'>,
  repeatable: Repeatable,
  run: (key: string) => Promise<unknown>,
): Promise<unknown> {
  const { brandId, actorId, header } = repeatable;
  if (typeof header !== 'string' || !keyShape.test(header))
    throw new Refusal('idempotency_key_required');
  const key: IdempotencyKey = { brandId, actorId, key: header };
  // A keyed hash, because a body may contain a payment password, whose few digits a plain hash
  // would reveal to a reader of the table.
  const hash = vault.fingerprint(
    'repeated call',
    `${repeatable.call} ${JSON.stringify(repeatable.body)}`,
  );
  const claim = await claimKey(db, key, hash);
  if (claim === undefined) throw new Refusal('idempotency_in_progress');
  if (typeof claim !== 'string') return repeat(claim, hash);
  const value = await runOrRelease(db, key, claim, () => run(header));
  // The call has had its effect: a failure here must not free the key.
  await keepReply(db, key, claim, 200, { success: true, value } satisfies Stored);
  return value;
}

async function runOrRelease(
  db: Database,
  key: IdempotencyKey,
  claim: string,
  run: () => Promise<unknown>,
): Promise<unknown> {
  try {
    return await run();
  } catch (error) {
    const status = error instanceof Refusal ? errorStatus[error.code] : 500;
    if (error instanceof Refusal && status < 500) {
      const refused: Stored = { success: false, code: error.code, value: error.value };
      await keepReply(db, key, claim, status, refused);
    } else {
      await freeKey(db, key, claim);
    }
    throw error;
  }
}

function repeat(known: KnownCall, hash: Buffer): unknown {
  if (!known.requestHash.equals(hash)) throw new Refusal('idempotency_key_reused');
  if (known.status === null) throw new Refusal('idempotency_in_progress');
  const reply = known.reply as Stored;
  if (reply.success) return reply.value;
  throw new Refusal(reply.code, reply.value);
}
