import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export const faults = ['hang', 'drop'] as const;
export type Fault = (typeof faults)[number];

/** How an answer goes wrong after the work behind it has been done: it comes too late, or never. */
export class Faults {
  #waiting: Fault[] = [];
  readonly #hangMs: number;

  constructor(hangMs: number) {
    this.#hangMs = hangMs;
  }

  /** Lets the answers of the next calls of a site go wrong. */
  plan(fault: Fault, calls: number): void {
    this.#waiting.push(...Array.from({ length: calls }, () => fault));
  }

  /** Applies to the calls of a scope. */
  watch(scope: FastifyInstance): void {
    scope.addHook('onSend', async (request, reply, payload) => {
      if (request.routeOptions.config.planned) return payload;
      const fault = this.#waiting.shift();
      if (fault === 'hang') await sleep(this.#hangMs);
      if (fault === 'drop') reply.raw.destroy();
      return payload;
    });
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call that plans faults, and has none itself. */
    planned?: boolean;
  }
}
