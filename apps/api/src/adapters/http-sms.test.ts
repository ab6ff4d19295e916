import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SmsConfig } from '../outside-config.ts';
import { HttpSms } from './http-sms.ts';

interface Heard {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

let server: Server;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let heard: Heard[] = [];
let base = '';

const listen: RequestListener = async (request, response) => {
  let body = '';
  for await (const piece of request.setEncoding('utf8')) body += piece;
  heard.push({ method: request.method, url: request.url, headers: request.headers, body });
  answer(request, response);
};

beforeEach(async () => {
  heard = [];
  answer = (_, response) => response.end('{"status":"queued"}');
  server = createServer((request, response) => void listen(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const text = 'Tom & "Jerry": 123456 \\ <b>\nđã gửi';
const message = { brandId: 'b1', brandName: 'Lantern & Co', to: '+639171234567', text };
const gateway = (change: Partial<SmsConfig> = {}, timeoutMs?: number) =>
  new HttpSms(
    {
      url: `${base}/send?key=top-secret`,
      method: 'POST',
      headers: {},
      body: '{"to":"{{to}}","message":"{{text}}","sender":"{{brand}}"}',
      accepted: undefined,
      ...change,
    },
    timeoutMs,
  );

describe('SMS-04 a request to an SMS gateway', () => {
  it('SMS-04 is JSON by default and carries any message unchanged', async () => {
    await gateway({ headers: { Authorization: 'Bearer abc' } }).send(message);
    expect(heard).toMatchObject([
      { method: 'POST', url: '/send?key=top-secret', headers: { authorization: 'Bearer abc' } },
    ]);
    expect(heard[0]?.headers['content-type']).toBe('application/json');
    expect(JSON.parse(heard[0]?.body ?? '')).toEqual({
      to: message.to,
      message: text,
      sender: 'Lantern & Co',
    });
  });

  it('SMS-04 can be a form', async () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded; charset=utf-8' };
    await gateway({ headers, body: 'To={{to}}&Body={{text}}&From={{brand}}' }).send(message);
    expect(Object.fromEntries(new URLSearchParams(heard[0]?.body))).toEqual({
      To: message.to,
      Body: text,
      From: 'Lantern & Co',
    });
  });

  it('SMS-04 can be XML', async () => {
    const headers = { 'content-type': 'text/xml' };
    await gateway({ headers, body: '<sms to="{{to}}">{{text}}</sms>' }).send(message);
    expect(heard[0]?.body).toBe(
      '<sms to="+639171234567">Tom &amp; &quot;Jerry&quot;: 123456 \\ &lt;b&gt;\nđã gửi</sms>',
    );
  });

  it('SMS-04 can be an address alone', async () => {
    const url = `${base}/sms?to={{to}}&text={{text}}&from={{brand}}`;
    await gateway({ url, method: 'GET', body: undefined }).send(message);
    const { searchParams } = new URL(heard[0]?.url ?? '', base);
    expect(Object.fromEntries(searchParams)).toEqual({
      to: message.to,
      text,
      from: 'Lantern & Co',
    });
    expect(heard[0]).toMatchObject({ method: 'GET', body: '' });
  });

  it('SMS-04 fills each placeholder once: a text that looks like a placeholder stays', async () => {
    await gateway().send({ ...message, text: '{{to}} {{brand}} $& {{nothing}}' });
    expect(JSON.parse(heard[0]?.body ?? '').message).toBe('{{to}} {{brand}} $& {{nothing}}');
  });
});

describe('SMS-04 the answer of an SMS gateway', () => {
  /** The failure that `send` reports. */
  const failure = (sms: HttpSms) =>
    sms.send(message).then(
      () => 'nothing',
      (error: Error) => `${error.message} ${error.stack} ${String(error.cause)}`,
    );

  it.each([500, 401, 404, 302])('SMS-04 with status %i is a failure', async (status) => {
    answer = (_, response) => response.writeHead(status, { location: `${base}/elsewhere` }).end();
    expect(await failure(gateway())).toMatch(
      status === 302 ? /cannot be reached/ : new RegExp(`replied with status ${status}`),
    );
    expect(heard).toHaveLength(1);
  });

  it('SMS-04 must contain the configured success text', async () => {
    const sms = gateway({ accepted: '"status":"(queued|sent)"' });
    await sms.send(message);
    answer = (_, response) => response.end('{"status":"error","reason":"no credit"}');
    expect(await failure(sms)).toContain('SMS_ACCEPTED does not match');
  });

  it('SMS-04 times out when it never starts', async () => {
    answer = () => undefined;
    expect(await failure(gateway({}, 60))).toContain('cannot be reached: TimeoutError');
  });

  it('SMS-04 times out when it never ends', async () => {
    answer = (_, response) => void response.write('{"status":');
    expect(await failure(gateway({}, 60))).toContain('cannot be reached: TimeoutError');
  });

  it('SMS-04 without end is read only at its beginning', async () => {
    answer = (_, response) => {
      const flood = () => {
        while (!response.destroyed && response.write('x'.repeat(10_000)));
      };
      response.write('queued');
      response.on('drain', flood).on('error', () => undefined);
      flood();
    };
    await gateway({ accepted: '^queued' }).send(message);
  });

  it('SMS-04 from an unreachable server is a failure', async () => {
    server.close();
    expect(await failure(gateway())).toContain('ECONNREFUSED');
  });

  it('C9 keeps the message and the key out of errors', async () => {
    const failures: string[] = [];
    answer = (_, response) => response.writeHead(500).end(text);
    failures.push(await failure(gateway()));
    answer = (_, response) => response.end(text);
    failures.push(await failure(gateway({ accepted: '^ok$' })));
    answer = (_, response) => void response.socket?.destroy();
    failures.push(await failure(gateway()));
    for (const told of failures) expect(told).not.toMatch(/nothing|123456|63917|top-secret/);
  });
});
