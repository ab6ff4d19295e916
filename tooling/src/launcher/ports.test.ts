import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freePort, portNear } from './ports.ts';

/** Proposes these numbers, one after the other. */
function inTurn(...numbers: number[]): () => number {
  return () => {
    const next = numbers.shift();
    if (next === undefined) throw new Error('Asked for more than was foreseen.');
    return next;
  };
}

async function listening(): Promise<number> {
  const server = createServer();
  const port = await freePort();
  await new Promise<void>((done) => server.listen({ port, host: '127.0.0.1' }, done));
  onTestFinished(() => void server.close());
  return port;
}

test('does not give a port out twice, even before its first owner listens', async () => {
  const first = await freePort();
  const second = await freePort();
  const third = await freePort(inTurn(first, second, first, 9_999));

  expect(third).toBe(9_999);
});

test('does not give out a port that is reserved at a fixed distance', async () => {
  const wanted = await freePort(() => 9_998);
  const claimed = await portNear(wanted - 1);

  expect(await freePort(inTurn(claimed, 9_996))).toBe(9_996);
});

test('skips a port that is in use', async () => {
  expect(await freePort(inTurn(await listening(), 9_995))).toBe(9_995);
});

test('stays below the ephemeral ports of the system', async () => {
  expect(await freePort()).toBeLessThan(32_768);
});
