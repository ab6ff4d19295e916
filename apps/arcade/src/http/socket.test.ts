import { once } from 'node:events';
import fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Limits } from './limits.ts';
import { closes, liveSocket, registerSockets } from './socket.ts';

afterEach(() => vi.useRealTimers());

test('GAM-26 a page that is slow to say who it is may come again', async () => {
  const app = fastify();
  await registerSockets(app);
  const limits = { address: async () => {} } as unknown as Limits;
  const joined = vi.fn();
  liveSocket(app, '/live', limits, joined);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const socket = new WebSocket(`${url.replace('http', 'ws')}/live`);
  await once(socket, 'open');
  const closed = once(socket, 'close');
  vi.advanceTimersByTime(60_000);
  const [code] = await closed;
  expect(code).toBe(closes.later);
  expect(joined).not.toHaveBeenCalled();
  vi.useRealTimers();
  await app.close();
});
