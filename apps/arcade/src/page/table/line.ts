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

/** The live socket of a table; it connects again until the page is gone. */
export function openLine({ session, game, onFrame, onLost, onRefused }: LineOptions): void {
  let lost = 0;
  const connect = () => {
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/table/live`);
    let contributed = false;
    socket.addEventListener('open', () => socket.send(JSON.stringify({ session, game })));
    socket.addEventListener('message', ({ data }) => {
      lost = 0;
      const frame = JSON.parse(String(data)) as TableFrame;
      if (frame.type === 'table' && frame.chain.randomness === null && !contributed) {
        contributed = true;
        socket.send(JSON.stringify({ randomness: randomHex(16) }));
      }
      onFrame(frame);
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
