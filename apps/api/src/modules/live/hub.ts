import { type LiveEvent, liveEvent } from '@lantern/contracts';
import type { Redis } from 'ioredis';
import type { Log } from '../../site.ts';
import type { OpenSession } from '../session/index.ts';
import { liveChannel } from './relay.ts';

/** One member's page that listens. */
export interface Listener {
  session: OpenSession;
  send(event: LiveEvent): void;
  close(): void;
}

interface Message {
  topic: string;
  member_id: string | null;
  payload: Record<string, unknown>;
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

  add(listener: Listener): void {
    const { memberId } = listener.session;
    const known = this.#listeners.get(memberId) ?? new Set();
    this.#listeners.set(memberId, known.add(listener));
  }

  remove(listener: Listener): void {
    const { memberId } = listener.session;
    const known = this.#listeners.get(memberId);
    known?.delete(listener);
    if (known?.size === 0) this.#listeners.delete(memberId);
  }

  #heard(text: string): void {
    const { topic, member_id: memberId, payload } = JSON.parse(text) as Message;
    const { sessionId, ...rest } = payload;
    const event = liveEvent.safeParse({ type: topic, ...rest });
    if (!event.success) {
      this.#log.error({ event: 'live_unreadable', topic }, 'a live event could not be read');
      return;
    }
    for (const listener of [...(this.#listeners.get(memberId ?? '') ?? [])]) {
      if (event.data.type !== 'session_ended') listener.send(event.data);
      else if (listener.session.id === sessionId) {
        listener.send(event.data);
        listener.close();
      }
    }
  }
}
