import { createHash } from 'node:crypto';
import { Refusal } from '@lantern/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import type { Clock } from '../ports/clock.ts';

export interface SharedReply {
  etag: string;
  /** Short replies are text, which Node sends together with the headers; long ones are bytes. */
  body: string | Buffer;
  goodUntil: number;
}

const life = 30_000;
const most = 1000;
/** Concurrent builds, so that many different searches do not overload the database. */
const atOnce = 4;
/** Requests above this queue length are refused. */
const mostWaiting = 200;
/** Characters up to which text is faster than bytes; measured between 1,254 and 12,000. */
const longestText = 4000;

/** The cache key: all that a reply depends on, the brand first. */
export const sharedKey = (brandId: string, language: string, url: string) =>
  `${brandId} ${language} ${url}`;

/** Caches serialized replies that are the same for every caller, for half a minute. */
export class SharedReplies {
  readonly #clock: Clock;
  readonly #replies = new Map<string, SharedReply>();
  readonly #building = new Map<string, Promise<SharedReply>>();
  readonly #turns = pLimit(atOnce);

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** A cached reply; synchronous, so that a hit needs no promise. */
  peek(key: string): SharedReply | undefined {
    const cached = this.#replies.get(key);
    return cached && cached.goodUntil > this.#now() ? cached : undefined;
  }

  /**
   * Builds a reply; concurrent callers share one build.
   * @throws Refusal unavailable, when too many builds are queued
   */
  make(key: string, build: () => Promise<string>): Promise<SharedReply> {
    const known = this.#building.get(key);
    if (known) return known;
    if (this.#turns.pendingCount >= mostWaiting)
      throw new Refusal('unavailable', { retryAfter: 1 });
    const isWanted = (): boolean => this.#building.get(key) === building;
    const building: Promise<SharedReply> = this.#turns(build)
      .then((text) => (isWanted() ? this.#store(key, this.#replyOf(text)) : this.#replyOf(text)))
      .finally(() => isWanted() && this.#building.delete(key));
    this.#building.set(key, building);
    return building;
  }

  /** Drops a brand's replies. A running build still answers its waiting callers, but no others. */
  forget(brandId: string): void {
    for (const replies of [this.#replies, this.#building]) {
      for (const key of replies.keys()) if (key.startsWith(`${brandId} `)) replies.delete(key);
    }
  }

  #replyOf(text: string): SharedReply {
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    const body = text.length > longestText ? Buffer.from(text) : text;
    return { etag, body, goodUntil: this.#now() + life };
  }

  #store(key: string, reply: SharedReply): SharedReply {
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

/** Sends a cached reply, or 304 if the caller has it. */
export function sendShared(
  { etag, body }: SharedReply,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-language' });
  if (request.headers['if-none-match'] === etag) reply.code(304).send();
  else reply.header('content-type', 'application/json; charset=utf-8').send(body);
}
