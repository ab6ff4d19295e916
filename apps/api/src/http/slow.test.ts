import { connect } from 'node:net';
import { endpoints } from '@lantern/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useTestSite } from '../../testing/test-site.ts';

const site = useTestSite();
const usual = {
  requestTimeout: 10_000,
  headersTimeout: 10_000,
  connectionsCheckingInterval: 2_000,
};
/** The same limits, checked more often so that the test is short. */
const soon = { requestTimeout: 300, headersTimeout: 300, connectionsCheckingInterval: 50 };

function limit(to: typeof usual): void {
  Object.assign(site.app.server, to);
  // `listen` restarts the connection check with the new interval.
  site.app.server.emit('listening');
}
let found = {};
beforeAll(() => {
  const { requestTimeout, headersTimeout } = site.app.server;
  found = { ...usual, requestTimeout, headersTimeout };
  limit(soon);
});
afterAll(() => limit(usual));

/** Sends a first piece, then repeats another until the connection ends. */
async function drip(first: string, piece: string): Promise<{ answer: string }> {
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.setEncoding('latin1').on('data', (data: string) => {
    answer += data;
  });
  socket.on('error', () => {});
  socket.write(first);
  const dripping = setInterval(() => {
    if (socket.writable) socket.write(piece);
  }, 40);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(dripping);
  return { answer };
}

const { path } = endpoints.freePlay;
const post = `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n`;

describe('K10 a slow request', () => {
  it('K10 has ten seconds', () => expect(found).toEqual(usual));

  it.each([
    ['silence after its first line', `GET ${path} HTTP/1.1\r\n`, ''],
    ['one header after another', `GET ${path} HTTP/1.1\r\nhost: localhost\r\n`, 'x-a: b\r\n'],
    ['a header letter by letter', `GET ${path} HTTP/1.1\r\nhost: localhost\r\nx-a: `, 'b'],
    ['half a first line', 'GE', ''],
    ['a body that never comes', `${post}content-length: 5000\r\n\r\n{`, ''],
    ['a body letter by letter', `${post}content-length: 5000\r\n\r\n{`, ' '],
    ['an endless body in pieces', `${post}transfer-encoding: chunked\r\n\r\n`, '1\r\n \r\n'],
  ])('K10 K9 is cut off with %s', async (_what, first, piece) => {
    const { answer } = await drip(first, piece);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer).toContain('x-content-type-options: nosniff');
  });

  it('K10 gets no answer if nothing has come: a late request would take it', async () => {
    expect(await drip('', '')).toEqual({ answer: '' });
  });

  it('K10 does not delay other callers', async () => {
    const slow = Array.from({ length: 50 }, () => drip(post, 'x-a: b\r\n'));
    const quick = await Promise.all(
      Array.from({ length: 10 }, () => site.client.call(endpoints.systemStatus)),
    );
    expect(quick.map(({ status }) => status)).toEqual(Array(10).fill(200));
    for (const { answer } of await Promise.all(slow)) expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  });
});

describe('K9 an oversized request', () => {
  const send = (lines: string) => drip(lines, '');

  it.each([
    [
      'headers of a megabyte',
      `GET / HTTP/1.1\r\nhost: localhost\r\nx-a: ${'b'.repeat(1_000_000)}\r\n\r\n`,
    ],
    [
      'a hundred thousand headers',
      `GET / HTTP/1.1\r\nhost: localhost\r\n${'x-a: b\r\n'.repeat(100_000)}\r\n`,
    ],
    [
      'an address of a megabyte',
      `GET /${'x'.repeat(1_000_000)} HTTP/1.1\r\nhost: localhost\r\n\r\n`,
    ],
  ])('K9 is rejected with %s', async (_what, lines) => {
    expect((await send(lines)).answer).toMatch(/^HTTP\/1\.1 4\d\d |^$/);
    expect((await site.client.call(endpoints.systemStatus)).status).toBe(200);
  });

  it('K9 is rejected with an oversized body, with or without a declared length', async () => {
    const told = await send(`${post}connection: close\r\ncontent-length: 9999999999\r\n\r\n`);
    expect(told.answer).toMatch(/^HTTP\/1\.1 413 /);
    const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`;
    const untold = await send(
      `${post}connection: close\r\ntransfer-encoding: chunked\r\n\r\n${chunk.repeat(20)}0\r\n\r\n`,
    );
    expect(untold.answer).toMatch(/^HTTP\/1\.1 413 |^$/);
  });
});
