import { type LiveEvent, liveEvent } from '@lantern/contracts';
import type { Redis } from 'ioredis';
import * as z from 'zod/mini';
import type { Log } from '../../contexts.ts';
import type { OpenSession } from '../session/index.ts';
import { liveChannel } from './relay.ts';

/** One member's page that listens. */
export interface Listener {
  session: OpenSession;
  send(event: LiveEvent): void;
  close(): void;
}

/** Pages of one session that may listen at this gateway; nobody has so many open. */
export const mostOfSession = 20;

/** A row of the outbox as it was published. */
const message = z.object({
  topic: z.string(),
  brand_id: z.string(),
  member_id: z.nullable(z.string()),
  payload: z.record(z.string(), z.unknown()),
});

/**
 * What bets have left to the members who made them: many events `balance` in one row, in lists side
 * by side.
 */
const balances = z
  .object({
    members: z.array(z.string()),
    balances: z.array(z.string()),
    currencies: z.array(z.string()),
    versions: z.array(z.number()),
  })
  .check(z.refine((lists) => new Set(Object.values(lists).map(({ length }) => length)).size === 1));

interface Heard {
  event: LiveEvent;
  brandId: string;
  /** Null for what concerns everybody at the brand. */
  memberId: string | null;
  sessionId: unknown;
}

type Row = z.infer<typeof message>;

/** What a row says, or undefined where it says nothing that a page could be told. */
function readRow({
  topic,
  brand_id: brandId,
  member_id: memberId,
  payload,
}: Row): Heard | undefined {
  const { sessionId, ...rest } = payload;
  const event = liveEvent.safeParse({ type: topic, ...rest });
  return event.success ? { event: event.data, brandId, memberId, sessionId } : undefined;
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type OnBrand = (brandId: string, event: LiveEvent) => void;

/**
 * Tells the pages of this gateway what happened to their members and their brands, and nobody else.
 */
export class LiveHub {
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  /**
   * Hears what the relay publishes. The connection is used for nothing else.
   * @param onBrand is handed the news about a brand: whoever takes them has something to do before
   *   pages may ask
   */
  async listen(subscriber: Redis, onBrand: OnBrand): Promise<void> {
    subscriber.on('message', (_channel, text: string) => this.#heard(text, onBrand));
    await subscriber.subscribe(liveChannel(subscriber));
  }

  /**
   * Answers false, and adds nothing, where so many pages of the session listen that one more is not
   * meant.
   */
  add(listener: Listener): boolean {
    const { memberId, id } = listener.session;
    const known = this.#listeners.get(memberId) ?? new Set();
    if ([...known].filter(({ session }) => session.id === id).length >= mostOfSession) return false;
    this.#listeners.set(memberId, known.add(listener));
    return true;
  }

  remove(listener: Listener): void {
    const { memberId } = listener.session;
    const known = this.#listeners.get(memberId);
    known?.delete(listener);
    if (known?.size === 0) this.#listeners.delete(memberId);
  }

  /** Tells every page of a brand. */
  tellBrand(brandId: string, event: LiveEvent): void {
    for (const listeners of this.#listeners.values()) {
      for (const listener of listeners)
        if (listener.session.brandId === brandId) listener.send(event);
    }
  }

  #heard(text: string, onBrand: OnBrand): void {
    const row = message.safeParse(tryJson(text));
    const understood =
      row.success &&
      (row.data.topic === 'balances'
        ? this.#tellBalances(row.data)
        : this.#tellRow(row.data, onBrand));
    if (!understood)
      this.#log.error({ event: 'live_unreadable' }, 'a live event could not be read');
  }

  #tellBalances({ payload }: Row): boolean {
    const news = balances.safeParse(payload);
    if (!news.success) return false;
    const { members, balances: amounts, currencies, versions } = news.data;
    for (const [at, memberId] of members.entries()) {
      const listeners = this.#listeners.get(memberId);
      if (!listeners) continue;
      const balance = { sumBalance: amounts[at], currency: currencies[at], version: versions[at] };
      const event = liveEvent.safeParse({ type: 'balance', ...balance });
      if (!event.success) return false;
      for (const listener of listeners) listener.send(event.data);
    }
    return true;
  }

  #tellRow(row: Row, onBrand: OnBrand): boolean {
    const heard = readRow(row);
    if (!heard) return false;
    const { event, brandId, memberId, sessionId } = heard;
    if (memberId === null) onBrand(brandId, event);
    for (const listener of [...(this.#listeners.get(memberId ?? '') ?? [])]) {
      if (event.type !== 'session_ended') listener.send(event);
      else if (listener.session.id === sessionId) {
        listener.send(event);
        listener.close();
      }
    }
    return true;
  }
}
