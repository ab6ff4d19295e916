import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../ports/clock.ts';

export interface SharedReply {
  etag: string;
  /** A short reply stays a text, which Node sends in one piece with the headers; a long one costs less as ready bytes. */
  body: string | Buffer;
  goodUntil: number;
}

const life = 30_000;
const most = 1000;
/** Characters up to which a reply is sent faster as a text; measured between 1,254 and 12,000. */
const longestText = 4000;

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
      .then((text) => this.#keep(key, text))
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, making);
    return making;
  }

  #keep(key: string, text: string): SharedReply {
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    const body = text.length > longestText ? Buffer.from(text) : text;
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

/** Sends a kept reply, or says that the caller has it already. */
export function sendShared({ etag, body }: SharedReply, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-language' });
  if (request.headers['if-none-match'] === etag) reply.code(304).send();
  else reply.header('content-type', 'application/json; charset=utf-8').send(body);
}
