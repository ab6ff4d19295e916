import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to a server, with which a test can cut a gateway off from its database or Redis. */
export interface Line {
  /** The address of the server through this line. */
  url: string;
  /** Ends every connection and accepts no new one. */
  cut(): void;
  /** Keeps the connections open without passing data: as with a server that hangs. */
  freeze(): void;
  /** Existing connections fall silent, and new ones work: as after an unannounced fail-over. */
  stall(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function openLine(target: string): Promise<Line> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let state: 'open' | 'cut' | 'frozen' = 'open';
  const server = createServer((near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (data) => to.write(data));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (state === 'frozen') from.pause();
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const cut = () => {
    state = 'cut';
    for (const socket of sockets) socket.destroy();
  };
  const url = new URL(target);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    cut,
    freeze: () => {
      state = 'frozen';
      for (const socket of sockets) socket.pause();
    },
    stall: () => {
      for (const socket of sockets) socket.pause();
    },
    mend: () => {
      state = 'open';
      for (const socket of sockets) socket.resume();
    },
    close: async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
