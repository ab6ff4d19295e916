import { randomHex } from '@lantern/outside/page';
import type { TableFrame } from '../../wire/tables.ts';

const pauses = [500, 1_000, 2_000, 4_000, 8_000];

export interface LineOptions {
  session: string;
  game: string;
  onFrame(frame: TableFrame): void;
  /** The connection was lost; it comes back with a view of the whole table. */
  onLost(): void;
  /** The session is not valid any more. */
  onRefused(): void;
}

/** The live socket of a table. */
export function openLine({ session, game, onFrame, onLost, onRefused }: LineOptions): void {
  const contributed = new WeakSet<WebSocket>();
  keepOpen('/api/table/live', {
    hello: { session, game },
    onMessage: (text, socket) => {
      const frame = JSON.parse(text) as TableFrame;
      if (frame.type === 'table' && frame.chain.randomness === null && !contributed.has(socket)) {
        contributed.add(socket);
        socket.send(JSON.stringify({ randomness: randomHex(16) }));
      }
      onFrame(frame);
    },
    onLost,
    onRefused,
  });
}

interface SocketOptions {
  hello: object;
  onMessage(text: string, socket: WebSocket): void;
  onLost(): void;
  onRefused(): void;
}

/** A socket that connects again until the page is gone. */
export function keepOpen(
  path: string,
  { hello, onMessage, onLost, onRefused }: SocketOptions,
): void {
  let lost = 0;
  const connect = () => {
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${path}`);
    socket.addEventListener('open', () => socket.send(JSON.stringify(hello)));
    socket.addEventListener('message', ({ data }) => {
      lost = 0;
      onMessage(String(data), socket);
    });
    socket.addEventListener('close', ({ code }) => {
      if (code === 1008) {
        onRefused();
        return;
      }
      if (lost > 0) onLost();
      const pause = pauses[Math.min(lost, pauses.length - 1)] ?? 8_000;
      lost += 1;
      // Spread, so that not all pages come back at once.
      const [drawn = 0] = crypto.getRandomValues(new Uint8Array(1));
      setTimeout(connect, pause * (0.75 + drawn / 512));
    });
  };
  connect();
}
