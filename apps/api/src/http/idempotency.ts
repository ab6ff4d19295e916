import { type ErrorCode, errorStatus, Refusal } from '@lantern/contracts';
import type { Site } from '../site.ts';
import { freeKey, type IdempotencyKey, KeyBook, type KnownCall } from './idempotency.store.ts';

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

type Run = (key: string) => Promise<unknown>;

/**
 * The key of a call that moves money.
 * @throws Refusal idempotency_key_required
 */
export function keyIn(header: Repeatable['header']): string {
  if (typeof header !== 'string' || !keyShape.test(header))
    throw new Refusal('idempotency_key_required');
  return header;
}

/** Calls that move money, each once for its key. */
export class Once {
  readonly #site: Pick<Site, 'db' | 'vault'>;
  readonly #keys: KeyBook;

  constructor(site: Pick<Site, 'db' | 'vault'>) {
    this.#site = site;
    this.#keys = new KeyBook(site.db);
  }

  /**
   * Runs a call once for its key. A repeated key with the same call and body returns the first
   * answer, also a refusal; an internal error frees the key. A call whose reply was not stored, or
   * whose process crashed, may run again after a minute: it passes the key on, so that the database
   * can prevent a second effect.
   * @throws Refusal idempotency_key_required, idempotency_key_reused, idempotency_in_progress, or
   *   the call's own
   */
  async run({ brandId, actorId, header, call, body }: Repeatable, run: Run): Promise<unknown> {
    const key: IdempotencyKey = { brandId, actorId, key: keyIn(header) };
    // A keyed hash, because a body may contain a payment password, whose few digits a plain hash
    // would reveal to a reader of the table.
    const { vault } = this.#site;
    const hash = vault.fingerprint('repeated call', `${call} ${JSON.stringify(body)}`);
    const claim = await this.#keys.claim({ ...key, hash });
    if (claim === undefined) throw new Refusal('idempotency_in_progress');
    if (typeof claim !== 'string') return repeat(claim, hash);
    const value = await this.#runOrRelease(key, claim, () => run(key.key));
    // The call has had its effect: a failure here must not free the key.
    const reply = { success: true, value } satisfies Stored;
    await this.#keys.keep({ ...key, claim, status: 200, reply });
    return value;
  }

  async #runOrRelease(key: IdempotencyKey, claim: string, run: () => Promise<unknown>) {
    try {
      return await run();
    } catch (error) {
      const status = error instanceof Refusal ? errorStatus[error.code] : 500;
      if (error instanceof Refusal && status < 500) {
        const reply = { success: false, code: error.code, value: error.value } satisfies Stored;
        await this.#keys.keep({ ...key, claim, status, reply });
      } else {
        await freeKey(this.#site.db, key, claim);
      }
      throw error;
    }
  }
}

function repeat(known: KnownCall, hash: Buffer): unknown {
  if (!known.requestHash.equals(hash)) throw new Refusal('idempotency_key_reused');
  if (known.status === null) throw new Refusal('idempotency_in_progress');
  const reply = known.reply as Stored;
  if (reply.success) return reply.value;
  throw new Refusal(reply.code, reply.value);
}
