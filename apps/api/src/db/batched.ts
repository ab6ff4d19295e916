import DataLoader from 'dataloader';

const largest = 200;
/** Milliseconds that a query waits for the previous one, so that a stalled one blocks no others. */
const patience = 1000;

/** Resolves when work has settled, or after a timeout. */
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
 * Combines lookups: keys requested while a query is running go together in the next one. Nothing is
 * cached, so every answer is as fresh as that of a separate query.
 */
export function batched<Key, Value>(
  load: (keys: readonly Key[]) => Promise<readonly (Value | undefined)[]>,
) {
  let running: Promise<unknown> = Promise.resolve();
  return new DataLoader<Key, Value | undefined>(
    (keys) => {
      const answer = load(keys);
      running = endOrPatience(answer);
      return answer;
    },
    { cache: false, maxBatchSize: largest, batchScheduleFn: (flush) => void running.then(flush) },
  );
}
