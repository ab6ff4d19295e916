import type { ErrorCode } from '@lantern/contracts';
import { householdOf } from '../../address.ts';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../ports/clock.ts';
import { type CountedEvent, insertEvents, type SecurityEvent } from './security.store.ts';

/** Refusals that attacks always cause and mistakes rarely do; they are recorded for staff. */
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
  'another_person_needed',
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

/** Milliseconds in which equal events are joined. */
const span = 60_000;
/**
 * Rows of single callers per span. Beyond that, events of a kind, brand and call share one row, so
 * that a flood neither fills the table nor disappears from it.
 */
const most = 2000;

interface Options {
  db: Database;
  clock: Clock;
  /** Called with the number of events that could not be stored. */
  onLost(count: number, error?: unknown): void;
}

/** Events of one kind, call and caller share a row; a household counts as one caller. */
const sameness = ({ kind, brandId, memberId, address, detail }: SecurityEvent) =>
  [kind, brandId, memberId, householdOf(address), detail.call].join(' ');

/** The same event of any caller. */
const ofAnyCaller = (event: SecurityEvent): SecurityEvent => ({
  ...event,
  memberId: undefined,
  address: 'many',
});

/**
 * Writes security events to `security_event` after the reply. Equal events of a minute become one
 * row with their count. A crash loses the last minute; the log still has each call.
 */
export class SecurityRecord {
  readonly #options: Options;
  #waiting = new Map<string, CountedEvent>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
  }

  note(event: SecurityEvent): void {
    const own = sameness(event);
    const isFull = this.#waiting.size >= most && !this.#waiting.has(own);
    const counted = isFull ? ofAnyCaller(event) : event;
    const key = isFull ? [event.kind, event.brandId, event.detail.call].join(' ') : own;
    const known = this.#waiting.get(key);
    if (known) known.detail.count += 1;
    else {
      const createdAt = this.#options.clock.now().toISOString();
      this.#waiting.set(key, { ...counted, createdAt, detail: { ...event.detail, count: 1 } });
    }
    this.#timer ??= setTimeout(() => void this.flush(), span).unref();
  }

  /** Writes the pending events at once. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const events = [...this.#waiting.values()];
    this.#waiting = new Map();
    this.#writing = this.#writing.then(() => this.#write(events));
    return this.#writing;
  }

  async #write(events: readonly CountedEvent[]): Promise<void> {
    if (events.length === 0) return;
    await insertEvents(this.#options.db, events).catch((error: unknown) =>
      this.#options.onLost(
        events.reduce((sum, { detail }) => sum + detail.count, 0),
        error,
      ),
    );
  }
}
