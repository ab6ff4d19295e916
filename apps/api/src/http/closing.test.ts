import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { TestSite, useTestSite } from '../../testing/test-site.ts';

const first = useTestSite();

it('M10 a page that stops reading does not keep the process from exiting', async () => {
  const site = new TestSite();
  await site.start({ databaseUrl: first.site.config.databaseUrl });
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  socket.write(
    [
      'GET /wps/socket HTTP/1.1',
      'host: localhost',
      'connection: upgrade',
      'upgrade: websocket',
      'sec-websocket-version: 13',
      'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
    ].join('\r\n'),
  );
  const answer = await new Promise<Buffer>((resolve) => socket.once('data', resolve));
  expect(String(answer)).toContain('101 Switching Protocols');
  const began = performance.now();
  await site.stop();
  // The library alone would wait for 30 seconds.
  expect(performance.now() - began).toBeLessThan(25_000);
});
