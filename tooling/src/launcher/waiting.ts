import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Asks until the answer is yes, for at most `patience` milliseconds. Tells whether it was; an abort
 * ends it with a no.
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

/** Whether a GET of the address is answered with a status of 2xx. */
export async function answersHttp(url: string): Promise<boolean> {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(3000) });
    await reply.arrayBuffer();
    return reply.ok;
  } catch {
    return false;
  }
}
