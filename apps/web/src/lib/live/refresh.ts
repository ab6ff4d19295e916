import type { LiveEvent } from '@lantern/contracts';
import type { QueryClient } from '@tanstack/react-query';
import type { CallName } from '../api/ask-again.ts';
import type { useLimitText } from '../protection/limit-text.ts';

/** The events that change what the site shows; `ready` is about the connection alone. */
export type Followed = Exclude<LiveEvent['type'], 'ready'>;

/** Each event by its type. */
export type LiveEvents = { [Each in Followed]: Extract<LiveEvent, { type: Each }> };

/** What an event may use of the page. */
export interface LiveContext {
  client: QueryClient;
  /** The session that the socket belongs to. */
  token: string | undefined;
  limitText: ReturnType<typeof useLimitText>;
}

/** What the site does about one type of event. */
export interface LiveRefresh<Type extends Followed> {
  /** The calls asked again after a lost connection, in which an event may have been missed. */
  asks: readonly CallName[];
  /** What happens on the event; without it, the calls are asked again. */
  on?: (event: LiveEvents[Type], context: LiveContext) => void;
}

/** The events that a feature follows. */
export type LiveRefreshes<Type extends Followed = Followed> = {
  readonly [Each in Type]: LiveRefresh<Each>;
};
