import { endpointList } from '@lantern/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { pathOf } from '../../testing/any-call.ts';
import { credentialsOf } from '../../testing/browsers.ts';
import { buildPages } from '../../testing/pages.ts';
import { sendRaw } from '../../testing/raw-request.ts';
import { useTestSite } from '../../testing/test-site.ts';

const site = useTestSite({}, undefined, buildPages());
const info = '/wps/member/info';

let token = '';
beforeAll(async () => {
  token = (await site.register()).token;
});

/** A raw request line, with everything a logged-in member would send. */
const send = (method: string, target: string, headers: Record<string, string> = {}) => {
  const lines = Object.entries({
    host: 'localhost',
    ...credentialsOf(token),
    ...headers,
    connection: 'close',
  });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return sendRaw(site.url, `${method} ${target} HTTP/1.1\r\n${head}\r\n`);
};

describe('a wrong method', () => {
  const others = ['HEAD', 'OPTIONS', 'TRACE', 'PATCH', 'PROPFIND'];

  it.each([...new Set(endpointList.map(pathOf))])(
    'D13 at %s is refused with the allowed ones',
    async (path) => {
      const allowed = endpointList
        .filter((call) => pathOf(call) === path)
        .map(({ method }) => method)
        .sort();
      for (const method of others) {
        const { status, headers } = await send(method, path);
        const listed = String(headers.allow).split(', ').sort();
        expect([method, status, listed]).toEqual([method, 405, allowed]);
      }
    },
  );

  it.each(['x-http-method-override', 'x-http-method', 'x-method-override'])(
    'D13 cannot be set by %s',
    async (header) => {
      expect(await send('GET', info, { [header]: 'DELETE' })).toMatchObject({ status: 200 });
      expect((await send('POST', '/wps/session/logout', { [header]: 'DELETE' })).status).toBe(405);
      expect((await send('GET', info)).status).toBe(200);
    },
  );

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])(
    'D13 %s is refused at a page',
    async (method) => {
      expect(await send(method, '/register')).toMatchObject({
        status: 405,
        headers: { allow: 'GET, HEAD' },
      });
    },
  );

  it('HEAD gets the headers of a page without its body', async () => {
    expect(await send('HEAD', '/register')).toMatchObject({ status: 200, body: '' });
  });
});

describe('an address that only looks like a call', () => {
  it.each([
    '//wps/member/info',
    '/wps//member/info',
    '/wps/member/info/',
    '/wps/member/info.',
    '/wps/member/info.json',
    '/wps/member/info;x=1',
    '/wps/member/info%00',
    '/wps/member/info/x.css',
    '/wps/member/info%20',
    '/WPS/member/info',
    '/wps/Member/Info',
    '/wps%2fmember%2finfo',
    '/wps/member%2finfo',
    '/wps\\member\\info',
    '/%77ps//member/info',
    '/wps/./member/info',
    '/wps/x/../member/info',
    '/wps/x/%2e%2e/member/info',
  ])('D14 K21 %s is not found', async (path) => {
    const { status, body } = await send('GET', path);
    expect(status).toBe(404);
    expect(JSON.parse(body)).toMatchObject({ success: false, code: 'not_found' });
  });

  it('D14 reaches no call in any notation', async () => {
    for (const path of ['/./wps/member/info', '/x/../wps/member/info', '/%252577ps/member/info']) {
      const { status, body } = await send('GET', path);
      expect([path, status, body.startsWith('<!doctype html>')]).toEqual([path, 200, true]);
    }
  });

  it('D14 meets the same guard when part of it is encoded', async () => {
    const { status } = await send('GET', '/wps/member/inf%6f', { authorization: '' });
    expect([401, 404]).toContain(status);
  });

  it('is not repeated in the reply', async () => {
    const { text } = await site.client.raw('GET', '/wps/<script>alert(1)</script>');
    expect(text).not.toContain('script');
  });
});
