import { type LiveEvent, liveEvent, string } from '@lantern/contracts';
import type { Redis } from 'ioredis';
import * as z from 'zod/mini';
import type { Log } from '../../contexts.ts';
import type { OpenSession } from '../session/index.ts';
import { isMany, readMany } from './many-events.ts';
import { liveChannel } from './relay.ts';

/** A connected page of a member. */
export interface Listener {
  session: OpenSession;
  send(event: LiveEvent): void;
  close(): void;
}

/** Connected pages per session and gateway; more than anyone has open. */
export const mostOfSession = 20;

/** A published row of the outbox. */
const message = z.object({
  topic: string(),
  brand_id: string(),
  member_id: z.nullable(string()),
  payload: z.record(string(), z.unknown()),
});

interface Received {
  event: LiveEvent;
  brandId: string;
  /** Null for an event of the whole brand. */
  memberId: string | null;
  sessionId: unknown;
}

type Row = z.infer<typeof message>;

/** The event of a row; undefined if it is not in the contract. */
function readRow({
  topic,
  brand_id: brandId,
  member_id: memberId,
  payload,
}: Row): Received | undefined {
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

/** Sends the pages connected to this gateway the events of their members and brands only. */
export class LiveHub {
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  /**
   * Receives what the relay publishes.
   * @param subscriber a connection for this purpose only
   * @param onBrand receives the events of a brand, and notifies its pages when it has updated
   */
  async listen(subscriber: Redis, onBrand: OnBrand): Promise<void> {
    subscriber.on('message', (_channel, text: string) => this.#receive(text, onBrand));
    await subscriber.subscribe(liveChannel(subscriber));
  }

  /** False, without adding the page, when the session has too many. */
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

  /** Sends an event to every page of a brand. */
  notifyBrand(brandId: string, event: LiveEvent): void {
    for (const listeners of this.#listeners.values()) {
      for (const listener of listeners)
        if (listener.session.brandId === brandId) listener.send(event);
    }
  }

  #receive(text: string, onBrand: OnBrand): void {
    const row = message.safeParse(tryJson(text));
    const understood =
      row.success &&
      (isMany(row.data.topic) ? this.#sendMany(row.data) : this.#sendRow(row.data, onBrand));
    if (!understood)
      this.#log.error({ event: 'live_unreadable' }, 'a live event could not be read');
  }

  #sendMany({ topic, payload }: Row): boolean {
    const many = readMany(topic, payload);
    if (!many) return false;
    for (const [place, memberId] of many.members.entries()) {
      const listeners = this.#listeners.get(memberId);
      if (!listeners) continue;
      const event = many.eventAt(place);
      if (!event) return false;
      for (const listener of listeners) listener.send(event);
    }
    return true;
  }

  #sendRow(row: Row, onBrand: OnBrand): boolean {
    const received = readRow(row);
    if (!received) return false;
    const { event, brandId, memberId, sessionId } = received;
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
