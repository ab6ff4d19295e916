import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Milliseconds for the work on the reference machine, when it is quiet. */
const reference = 200;

/** From this factor on a machine is too slow for every test within the time that CI allows. */
export const verySlow = 4;

/** The work runs on two threads at once, because the tests have two workers. */
async function measure(): Promise<number> {
  const file = new URL('./calibration-work.ts', import.meta.url);
  const times = await Promise.all(
    [1, 2].map(async () => {
      const [milliseconds] = (await once(new Worker(file), 'message')) as [number];
      return milliseconds;
    }),
  );
  return Math.max(...times);
}

/**
 * How many times slower this machine is than the reference, as it is loaded now.
 * `LANTERN_TEST_SPEED` states it instead; 1 is the least.
 * @throws Error when LANTERN_TEST_SPEED is no positive number
 */
export async function readSlowness(
  { LANTERN_TEST_SPEED: stated }: NodeJS.ProcessEnv = process.env,
  timeWork: () => Promise<number> = measure,
): Promise<number> {
  if (!stated) return Math.max(1, (await timeWork()) / reference);
  const factor = Number(stated);
  if (!(factor > 0)) throw new Error(`LANTERN_TEST_SPEED must be a number such as 2.5.`);
  return Math.max(1, factor);
}
