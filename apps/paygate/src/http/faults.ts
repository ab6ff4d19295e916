import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export const faults = ['hang', 'drop'] as const;
export type Fault = (typeof faults)[number];

/** Faults of replies after the work is done: too late (`hang`) or never (`drop`). */
export class Faults {
  #waiting: { fault: Fault; method: string | undefined }[] = [];
  readonly #hangMs: number;

  constructor(hangMs: number) {
    this.#hangMs = hangMs;
  }

  /** Makes the replies to the next calls fail; with a method, those to the next of its calls. */
  plan(fault: Fault, calls: number, method?: string): void {
    this.#waiting.push(...Array.from({ length: calls }, () => ({ fault, method })));
  }

  #take(called: string): Fault | undefined {
    const at = this.#waiting.findIndex(({ method = called }) => method === called);
    return at < 0 ? undefined : this.#waiting.splice(at, 1)[0]?.fault;
  }

  /** Applies to the calls of a scope. */
  watch(scope: FastifyInstance): void {
    scope.addHook('onSend', async (request, reply, payload) => {
      if (request.routeOptions.config.planned) return payload;
      const fault = this.#take(request.method);
      if (fault === 'hang') await sleep(this.#hangMs);
      if (fault === 'drop') reply.raw.destroy();
      return payload;
    });
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call that plans faults is exempt from them. */
    planned?: boolean;
  }
}
