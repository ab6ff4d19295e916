import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Polls until the answer is true, for at most `patience` milliseconds. Returns the last answer, and
 * false after an abort.
 */
export async function waitUntil(
  check: () => Promise<boolean>,
  {
    patience,
    every = 40,
    signal,
  }: { patience: number; every?: number; signal?: AbortSignal | undefined },
): Promise<boolean> {
  const deadline = performance.now() + patience;
  while (!signal?.aborted && performance.now() < deadline) {
    if (await check()) return true;
    await sleep(every);
  }
  return false;
}

/** Whether a GET of the address is answered with 2xx. */
export async function answersHttp(url: string): Promise<boolean> {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(3000) });
    await reply.arrayBuffer();
    return reply.ok;
  } catch {
    return false;
  }
}
