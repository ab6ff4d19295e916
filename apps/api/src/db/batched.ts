import DataLoader from 'dataloader';

const largest = 200;

/**
 * Turns many single questions into few queries: keys that are asked for while a query is under way go together in the
 * next one. Nothing is kept, so every answer is as fresh as a query of its own.
 */
export function batched<Key, Value>(load: (keys: readonly Key[]) => Promise<readonly (Value | undefined)[]>) {
  let underWay: Promise<unknown> = Promise.resolve();
  return new DataLoader<Key, Value | undefined>(
    (keys) => {
      const answer = load(keys);
      underWay = answer.catch(() => undefined);
      return answer;
    },
    { cache: false, maxBatchSize: largest, batchScheduleFn: (flush) => void underWay.then(flush) },
  );
}
