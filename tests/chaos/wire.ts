import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * A TCP proxy between the callers and the gateways. It distributes connections, and can cut them,
 * delay answers, or drop answers while it still forwards requests.
 */
export class Wire {
  readonly #ports: readonly number[];
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  readonly #server: Server;
  #nth = 0;
  /** The delay of answers in milliseconds. */
  delayMs = 0;
  /** Answers are lost, although requests arrive. */
  dropsAnswers = false;

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
      if (this.dropsAnswers) return;
      if (this.delayMs === 0) near.write(piece);
      else setTimeout(() => near.writable && near.write(piece), this.delayMs);
    });
  }

  /** Breaks every open connection. */
  cut(): void {
    for (const [near, far] of this.#pairs) {
      near.destroy();
      far.destroy();
    }
  }

  heal(): void {
    this.delayMs = 0;
    this.dropsAnswers = false;
    this.cut();
  }

  close(): void {
    this.#server.close();
    this.cut();
  }
}
