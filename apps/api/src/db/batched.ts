import DataLoader from 'dataloader';

const largest = 200;
/**
 * Milliseconds that the next query waits for the one before it: one silent connection must not hold
 * up everybody.
 */
const patience = 1000;

/** Resolves when work has ended in any way, or when waiting longer helps nobody. */
export function endOrPatience(work: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, patience);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    work.then(end, end);
  });
}

/**
 * Turns many single questions into few queries: keys that are asked for while a query is under way
 * go together in the next one. Nothing is kept, so every answer is as fresh as a query of its own.
 */
export function batched<Key, Value>(
  load: (keys: readonly Key[]) => Promise<readonly (Value | undefined)[]>,
) {
  let underWay: Promise<unknown> = Promise.resolve();
  return new DataLoader<Key, Value | undefined>(
    (keys) => {
      const answer = load(keys);
      underWay = endOrPatience(answer);
      return answer;
    },
    { cache: false, maxBatchSize: largest, batchScheduleFn: (flush) => void underWay.then(flush) },
  );
}
