import type { Context } from '../context.ts';

/** A loop of turns, each of which returns the milliseconds until the next one. */
export interface Loop {
  /** The next turn begins now. */
  wake(): void;
  /** Resolves after the turn in progress. */
  stop(): Promise<void>;
}

/** One turn after the other, without overlap. A wake-up during a turn makes the next one follow. */
export function makeLoop({ log }: Context, carryOut: () => Promise<number>): Loop {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let [isWoken, isStopped] = [false, false];
  const next = (delayMs: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(run, delayMs);
  };
  const run = () => {
    isWoken = false;
    running = take().then((delayMs) => {
      running = undefined;
      next(isWoken ? 0 : delayMs);
    });
  };
  const take = async (): Promise<number> => {
    try {
      return await carryOut();
    } catch (error) {
      log.error({ err: error }, 'the tables could not be driven');
      return 1_000;
    }
  };
  return {
    wake: () => {
      if (running) isWoken = true;
      else next(0);
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
