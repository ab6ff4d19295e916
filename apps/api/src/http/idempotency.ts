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
  /** The header as it came. */
  header: string | string[] | undefined;
  /** Names the call. */
  call: string;
  body: unknown;
}

type Kept =
  | { success: true; value: unknown }
  | { success: false; code: ErrorCode; value?: unknown };

/**
 * Runs a call that moves money once for its key. The same key with the same call and body gives the
 * first answer again, also a refusal; a failure of ours gives the key free. A call whose reply
 * could not be kept, or whose process died, may run again after a minute: it gets the key, so that
 * the database can refuse it a second effect.
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
  // A body may hold a payment password, whose few digits a plain hash would give away to whoever
  // reads the table.
  const hash = vault.fingerprint(
    'repeated call',
    `${repeatable.call} ${JSON.stringify(repeatable.body)}`,
  );
  const claim = await claimKey(db, key, hash);
  if (claim === undefined) throw new Refusal('idempotency_in_progress');
  if (typeof claim !== 'string') return repeat(claim, hash);
  const value = await runOrRelease(db, key, claim, () => run(header));
  // Whatever goes wrong here, the call has had its effect: the key is not given free.
  await keepReply(db, key, claim, 200, { success: true, value } satisfies Kept);
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
      const refused: Kept = { success: false, code: error.code, value: error.value };
      await keepReply(db, key, claim, status, refused);
    } else {
      await freeKey(db, key, claim);
    }
    throw error;
  }
}

function repeat(known: KnownCall, hash: Buffer): unknown {
  if (!known.request_hash.equals(hash)) throw new Refusal('idempotency_key_reused');
  if (known.status === null) throw new Refusal('idempotency_in_progress');
  const reply = known.reply as Kept;
  if (reply.success) return reply.value;
  throw new Refusal(reply.code, reply.value);
}
