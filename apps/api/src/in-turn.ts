import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Redis } from 'ioredis';

/** Runs what has the same key one after the other, within this process. */
export class InTurn {
  readonly #last = new Map<string, Promise<unknown>>();

  async run<Value>(key: string, work: () => Promise<Value>): Promise<Value> {
    const own = (this.#last.get(key) ?? Promise.resolve()).then(work, work);
    this.#last.set(key, own);
    try {
      return await own;
    } finally {
      if (this.#last.get(key) === own) this.#last.delete(key);
    }
  }
}

/** Frees a lock only for the process that holds it. */
const free = "if redis.call('get', KEYS[1]) == ARGV[1] then redis.call('del', KEYS[1]) end";
/** Milliseconds: of a lock whose process ended, that a turn waits, and between two looks. */
const [longest, patience, pause] = [3000, 3000, 15];

/**
 * Runs what has the same key one after the other, across processes. The turns are for order, not
 * for safety: after three seconds a turn begins in any case.
 */
export class InTurnEverywhere {
  readonly #here = new InTurn();

  run<Value>(redis: Redis, key: string, work: () => Promise<Value>): Promise<Value> {
    // One waiter a process: the others of this process are behind it.
    return this.#here.run(key, async () => {
      const [name, holder] = [`turn:${key}`, randomBytes(12).toString('hex')];
      const until = performance.now() + patience;
      while ((await redis.set(name, holder, 'PX', longest, 'NX')) === null) {
        if (performance.now() > until) break;
        await wait(pause);
      }
      try {
        return await work();
      } finally {
        await redis.eval(free, 1, name, holder);
      }
    });
  }
}
