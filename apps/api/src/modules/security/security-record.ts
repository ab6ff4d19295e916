import type { ErrorCode } from '@lantern/contracts';
import { householdOf } from '../../address.ts';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../ports/clock.ts';
import { type CountedEvent, insertEvents, type SecurityEvent } from './security.store.ts';

/**
 * Refusals that a mistake seldom causes and an attack always does: who is refused with one is
 * written down.
 */
const suspicious: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'wrong_credentials',
  'login_locked',
  'captcha_wrong',
  'code_wrong',
  'too_many_requests',
  'sealed_body_invalid',
  'sealed_body_replayed',
  'idempotency_key_reused',
  'in_need_true_account',
  'permission_denied',
  'same_person',
  'person_too_new',
  'bad_signature',
  'callback_stale',
  'callback_replayed',
  'address_not_allowed',
  'unknown_vendor',
  'unknown_gateway',
  'transaction_mismatch',
  'launch_token_invalid',
]);

export const isSuspicious = (code: ErrorCode) => suspicious.has(code);

/** What is told of one caller and call goes together for so long, in milliseconds. */
const span = 60_000;
/**
 * A flood from everywhere must not become a flood of rows: beyond so many in a span, an event is
 * only counted.
 */
const most = 2000;

interface Options {
  db: Database;
  clock: Clock;
  /** Hears of events that could not be written down, and how many there were. */
  onLost(count: number, error?: unknown): void;
}

/** Events of one kind, call and caller are one row: a household of IPv6 addresses is one caller. */
const sameness = ({ kind, brandId, memberId, address, detail }: SecurityEvent) =>
  [kind, brandId, memberId, householdOf(address), detail.call].join(' ');

/**
 * Writes suspicious refusals into `security_event`, behind the reply. Equal ones of a minute become
 * one row with their number, when the minute is over: so strangers who knock a thousand times cost
 * one row. A process that crashes loses its last minute of them; the log has each call.
 */
export class SecurityRecord {
  readonly #options: Options;
  #waiting = new Map<string, CountedEvent>();
  #lost = 0;
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
  }

  note(event: SecurityEvent): void {
    const key = sameness(event);
    const known = this.#waiting.get(key);
    if (known) known.detail.count += 1;
    else if (this.#waiting.size >= most) this.#lost += 1;
    else {
      const createdAt = this.#options.clock.now().toISOString();
      this.#waiting.set(key, { ...event, createdAt, detail: { ...event.detail, count: 1 } });
    }
    this.#timer ??= setTimeout(() => void this.flush(), span).unref();
  }

  /** Writes what was noted so far, without waiting for the end of the minute. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const events = [...this.#waiting.values()];
    const lost = this.#lost;
    this.#waiting = new Map();
    this.#lost = 0;
    this.#writing = this.#writing.then(() => this.#write(events, lost));
    return this.#writing;
  }

  async #write(events: readonly CountedEvent[], lost: number): Promise<void> {
    if (lost > 0) this.#options.onLost(lost);
    if (events.length === 0) return;
    await insertEvents(this.#options.db, events).catch((error: unknown) =>
      this.#options.onLost(
        events.reduce((sum, { detail }) => sum + detail.count, 0),
        error,
      ),
    );
  }
}
