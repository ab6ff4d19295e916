import { setTimeout as sleep } from 'node:timers/promises';

const pause = 2000;

/**
 * Megabytes of objects that a program has in use before some work, at most during it, and after it:
 * what a collection leaves, every two seconds. A collection stops the program for a moment. What
 * the process holds of the machine says less, because a program collects late while there is room.
 * @param port what the program was started with as its `--inspect-port`
 */
export async function watchHeap(
  { pid, port }: { pid: number; port: number },
  work: Promise<unknown>,
): Promise<{ before: number; most: number; after: number }> {
  const socket = await openDebugger(pid, port);
  const inUse = async () => {
    await ask(socket, 'HeapProfiler.collectGarbage');
    const { usedSize = 0 } = await ask(socket, 'Runtime.getHeapUsage');
    return usedSize / 1_000_000;
  };
  const before = await inUse();
  const ended = work.then(() => true);
  let most = before;
  do most = Math.max(most, await inUse());
  while (!(await Promise.race([ended, sleep(pause, false)])));
  const after = await inUse();
  socket.close();
  return { before, most, after };
}

/** A signal opens the debugger of a program, after a moment. */
async function openDebugger(pid: number, port: number): Promise<WebSocket> {
  process.kill(pid, 'SIGUSR1');
  for (let left = 100; ; left -= 1) {
    const reply = await fetch(`http://127.0.0.1:${port}/json/list`).catch(() => undefined);
    const found = (await reply?.json()) as { webSocketDebuggerUrl: string }[] | undefined;
    if (found?.[0]) {
      const socket = new WebSocket(found[0].webSocketDebuggerUrl);
      await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
      return socket;
    }
    if (left === 0) throw new Error('The program has not opened its debugger.');
    await sleep(100);
  }
}

/** One call at a time, so the next message is its answer. */
function ask(socket: WebSocket, method: string): Promise<Record<string, number>> {
  return new Promise((resolve) => {
    socket.addEventListener(
      'message',
      ({ data }) => resolve((JSON.parse(String(data)) as { result: never }).result),
      { once: true },
    );
    socket.send(JSON.stringify({ id: 1, method }));
  });
}
