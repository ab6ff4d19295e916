import { type LiveEvent, liveEvent } from '@lantern/contracts';
import type { Redis } from 'ioredis';
import * as z from 'zod/mini';
import type { Log } from '../../site.ts';
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
const message = z.object({ topic: z.string(), member_id: z.string(), payload: z.record(z.string(), z.unknown()) });

/** What was published, or undefined where it says nothing that a page could be told. */
function readMessage(text: string): { event: LiveEvent; memberId: string; sessionId: unknown } | undefined {
  const published = message.safeParse(tryJson(text));
  if (!published.success) return undefined;
  const { topic, member_id: memberId, payload } = published.data;
  const { sessionId, ...rest } = payload;
  const event = liveEvent.safeParse({ type: topic, ...rest });
  return event.success ? { event: event.data, memberId, sessionId } : undefined;
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Tells the pages of this gateway what happened to their members, and nobody else. */
export class LiveHub {
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  /** Hears what the relay publishes. The connection is used for nothing else. */
  async listen(subscriber: Redis): Promise<void> {
    subscriber.on('message', (_channel, text: string) => this.#heard(text));
    await subscriber.subscribe(liveChannel);
  }

  /** Answers false, and adds nothing, where so many pages of the session listen that one more is not meant. */
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

  #heard(text: string): void {
    const heard = readMessage(text);
    if (!heard) {
      this.#log.error({ event: 'live_unreadable' }, 'a live event could not be read');
      return;
    }
    const { event, memberId, sessionId } = heard;
    for (const listener of [...(this.#listeners.get(memberId) ?? [])]) {
      if (event.type !== 'session_ended') listener.send(event);
      else if (listener.session.id === sessionId) {
        listener.send(event);
        listener.close();
      }
    }
  }
}
