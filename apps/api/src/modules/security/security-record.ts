import type { ErrorCode } from '@lantern/contracts';
import type { Database } from '../../db/database.ts';
import { insertEvents, type SecurityEvent } from './security.store.ts';

/** Refusals that a mistake seldom causes and an attack always does: who is refused with one is written down. */
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

/** A flood of refusals must not become a flood of rows: what comes while so many wait is only counted. */
const most = 500;

interface Options {
  db: Database;
  /** Hears of events that could not be written down, and how many there were. */
  onLost(count: number, error?: unknown): void;
}

/** Writes suspicious refusals into `security_event`, behind the reply: what comes while a write is under way goes together in the next. */
export class SecurityRecord {
  readonly #options: Options;
  #waiting: SecurityEvent[] = [];
  #lost = 0;
  #writing: Promise<void> | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  note(event: SecurityEvent): void {
    if (this.#waiting.length < most) this.#waiting.push(event);
    else this.#lost += 1;
    this.#writing ??= this.#write().finally(() => {
      this.#writing = undefined;
    });
  }

  /** Resolves when all that was noted is written. */
  async settled(): Promise<void> {
    while (this.#writing) await this.#writing;
  }

  async #write(): Promise<void> {
    while (this.#waiting.length > 0) {
      const events = this.#waiting;
      this.#waiting = [];
      await insertEvents(this.#options.db, events).catch((error: unknown) =>
        this.#options.onLost(events.length, error),
      );
    }
    if (this.#lost > 0) this.#options.onLost(this.#lost);
    this.#lost = 0;
  }
}
