import { type LiveEvent, liveEvent, socketPath } from '@lantern/contracts';

export interface LiveOptions {
  token: string;
  /** Every message of the site that has the agreed form. */
  onEvent(event: LiveEvent): void;
  /**
   * The socket is ready; `again` says that it was lost before, so that something may have been
   * missed.
   */
  onReady(again: boolean): void;
}

const firstWaitMs = 500;
const longestWaitMs = 30_000;

const socketAddress = () =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${socketPath}`;

/**
 * Half of a doubling wait plus a random half, so that not every page reconnects at once after a
 * restart.
 */
const waitBefore = (attempt: number) => {
  const whole = Math.min(longestWaitMs, firstWaitMs * 2 ** attempt);
  return whole / 2 + Math.random() * (whole / 2);
};

function readEvent(data: unknown): LiveEvent | undefined {
  if (typeof data !== 'string') return undefined;
  try {
    const parsed = liveEvent.safeParse(JSON.parse(data));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps a live socket open for one session, with a growing wait between tries. Gives the function
 * that ends it. The token goes into the first message, never into the address.
 */
export function connectLive(options: LiveOptions): () => void {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  let wasReady = false;
  let ended = false;

  const receive = (event: LiveEvent) => {
    if (event.type === 'ready') {
      options.onReady(wasReady);
      wasReady = true;
      attempt = 0;
    }
    if (event.type === 'session_ended') ended = true;
    options.onEvent(event);
  };

  const open = () => {
    socket = new WebSocket(socketAddress());
    socket.onopen = () => socket?.send(JSON.stringify({ type: 'hello', token: options.token }));
    socket.onmessage = (message) => {
      const event = readEvent(message.data);
      if (event && !ended) receive(event);
    };
    socket.onclose = () => {
      if (ended) return;
      timer = setTimeout(open, waitBefore(attempt));
      attempt += 1;
    };
  };

  open();
  return () => {
    ended = true;
    clearTimeout(timer);
    socket?.close();
  };
}
