import { createHash } from 'node:crypto';
import { Refusal } from '@lantern/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import type { Clock } from '../ports/clock.ts';

export interface SharedReply {
  etag: string;
  /**
   * A short reply stays a text, which Node sends in one piece with the headers; a long one costs
   * less as ready bytes.
   */
  body: string | Buffer;
  goodUntil: number;
}

const life = 30_000;
const most = 1000;
/**
 * Made at a time: whoever asks for ever new ones, such as searches, leaves the database to the
 * calls of members.
 */
const atOnce = 4;
/** Who would wait behind so many is sent away. */
const mostWaiting = 200;
/** Characters up to which a reply is sent faster as a text; measured between 1,254 and 12,000. */
const longestText = 4000;

/** Names a reply: all that it depends on, the brand first. */
export const sharedKey = (brandId: string, language: string, url: string) =>
  `${brandId} ${language} ${url}`;

/** Replies that are the same for everybody, kept for half a minute as the bytes that are sent. */
export class SharedReplies {
  readonly #clock: Clock;
  readonly #replies = new Map<string, SharedReply>();
  readonly #underWay = new Map<string, Promise<SharedReply>>();
  readonly #turns = pLimit(atOnce);

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The bytes of a reply if they are there; a hit costs no promise. */
  peek(key: string): SharedReply | undefined {
    const kept = this.#replies.get(key);
    return kept && kept.goodUntil > this.#now() ? kept : undefined;
  }

  /**
   * Makes a reply; callers that ask for the same one meanwhile wait for it together.
   * @throws Refusal unavailable, when too many are waiting to be made
   */
  make(key: string, build: () => Promise<string>): Promise<SharedReply> {
    const known = this.#underWay.get(key);
    if (known) return known;
    if (this.#turns.pendingCount >= mostWaiting)
      throw new Refusal('unavailable', { retryAfter: 1 });
    const isWanted = (): boolean => this.#underWay.get(key) === making;
    const making: Promise<SharedReply> = this.#turns(build)
      .then((text) => (isWanted() ? this.#keep(key, this.#replyOf(text)) : this.#replyOf(text)))
      .finally(() => isWanted() && this.#underWay.delete(key));
    this.#underWay.set(key, making);
    return making;
  }

  /**
   * Drops all replies of a brand. One that is being made answers those who wait for it, and nobody
   * after them.
   */
  forget(brandId: string): void {
    for (const replies of [this.#replies, this.#underWay]) {
      for (const key of replies.keys()) if (key.startsWith(`${brandId} `)) replies.delete(key);
    }
  }

  #replyOf(text: string): SharedReply {
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    const body = text.length > longestText ? Buffer.from(text) : text;
    return { etag, body, goodUntil: this.#now() + life };
  }

  #keep(key: string, reply: SharedReply): SharedReply {
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
export function sendShared(
  { etag, body }: SharedReply,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-language' });
  if (request.headers['if-none-match'] === etag) reply.code(304).send();
  else reply.header('content-type', 'application/json; charset=utf-8').send(body);
}
