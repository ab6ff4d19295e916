import type { LineSpeed } from '../ports/line-speed.ts';

const usualWait = 5000;

/** Calls the health check of a site at one of its addresses, as any page there could. */
export class HttpLineSpeed implements LineSpeed {
  readonly #wait: number;

  /** @param wait timeout in milliseconds */
  constructor(wait = usualWait) {
    this.#wait = wait;
  }

  async measure(origin: string): Promise<number | undefined> {
    if (!/^https?:\/\//i.test(origin) || !URL.canParse(origin)) return undefined;
    const address = new URL('/healthz', origin);
    const begin = performance.now();
    try {
      // A redirect measures another site, and could lead into our own network.
      const reply = await fetch(address, {
        redirect: 'manual',
        signal: AbortSignal.timeout(this.#wait),
      });
      const took = Math.round(performance.now() - begin);
      await reply.body?.cancel();
      return reply.status === 200 ? took : undefined;
    } catch {
      return undefined;
    }
  }
}
