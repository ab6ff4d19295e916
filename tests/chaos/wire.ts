import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * What stands between the callers and the gateways: a TCP proxy that hands connections to the
 * gateways in turn, and that can cut them, hold bytes back, or swallow the answers while it still
 * takes what is sent.
 */
export class Wire {
  readonly #ports: readonly number[];
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  readonly #server: Server;
  #nth = 0;
  /** Milliseconds that each piece of an answer is held back. */
  delayMs = 0;
  /** Answers get lost: the callers hear nothing, although what they sent arrives. */
  swallows = false;

  private constructor(ports: readonly number[]) {
    this.#ports = ports;
    this.#server = createServer((near) => this.#join(near));
  }

  static async open(port: number, ports: readonly number[]): Promise<Wire> {
    const wire = new Wire(ports);
    await new Promise<void>((resolve) => wire.#server.listen(port, '127.0.0.1', resolve));
    return wire;
  }

  #join(near: Socket): void {
    const port = this.#ports[this.#nth++ % this.#ports.length];
    const far = connect({ host: '127.0.0.1', port: port ?? 0 });
    const pair = [near, far] as const;
    this.#pairs.add(pair);
    const end = () => {
      this.#pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const side of pair) side.on('error', end).on('close', end);
    near.on('data', (piece) => far.write(piece));
    far.on('data', (piece) => {
      if (this.swallows) return;
      if (this.delayMs === 0) near.write(piece);
      else setTimeout(() => near.writable && near.write(piece), this.delayMs);
    });
  }

  /** Breaks every connection that is open now. */
  cut(): void {
    for (const [near, far] of this.#pairs) {
      near.destroy();
      far.destroy();
    }
  }

  heal(): void {
    this.delayMs = 0;
    this.swallows = false;
    this.cut();
  }

  close(): void {
    this.#server.close();
    this.cut();
  }
}
