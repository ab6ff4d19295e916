import { createHash } from 'node:crypto';
import type { Clock } from '../ports/clock.ts';

interface SharedReply {
  etag: string;
  body: Buffer;
  goodUntil: number;
}

const life = 30_000;
const most = 1000;

/** Replies that are the same for everybody, kept for half a minute as the bytes that are sent. */
export class SharedReplies {
  readonly #clock: Clock;
  readonly #replies = new Map<string, SharedReply>();
  readonly #underWay = new Map<string, Promise<SharedReply>>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The bytes of a reply if they are there; a hit costs no promise. */
  peek(key: string): SharedReply | undefined {
    const kept = this.#replies.get(key);
    return kept && kept.goodUntil > this.#now() ? kept : undefined;
  }

  /** Makes a reply; callers that ask for the same one meanwhile wait for it together. */
  make(key: string, build: () => Promise<string>): Promise<SharedReply> {
    const known = this.#underWay.get(key);
    if (known) return known;
    const making = build()
      .then((text) => this.#keep(key, Buffer.from(text)))
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, making);
    return making;
  }

  #keep(key: string, body: Buffer): SharedReply {
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const reply = { etag, body, goodUntil: this.#now() + life };
    this.#replies.delete(key);
    this.#replies.set(key, reply);
    const [oldest] = this.#replies.keys();
    if (this.#replies.size > most && oldest !== undefined) this.#replies.delete(oldest);
    return reply;
  }

  #now(): number {
    return this.#clock.now().getTime();
  }
}
