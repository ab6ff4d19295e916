import { type Endpoint, endpointList } from '@lantern/contracts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { pathOf } from '../../testing/any-call.ts';
import { credentialsOf } from '../../testing/browsers.ts';
import { buildPages } from '../../testing/pages.ts';
import { sendRaw } from '../../testing/raw-request.ts';
import { useTestSite } from '../../testing/test-site.ts';

const site = useTestSite({}, undefined, buildPages());
let token = '';
beforeAll(async () => {
  token = (await site.register()).token;
});

/** A raw request line, with everything a logged-in page sends. */
async function send(method: string, target: string) {
  const head = [
    `${method} ${target} HTTP/1.1`,
    'host: localhost',
    'accept: application/json',
    ...Object.entries(credentialsOf(token)).map(([name, value]) => `${name}: ${value}`),
  ];
  const body = [
    'content-type: application/json',
    'content-length: 2',
    'connection: close',
    '',
    '{}',
  ];
  const reply = await sendRaw(site.url, [...head, ...body].join('\r\n'));
  const { success, code } = JSON.parse(reply.body) as { success: boolean; code?: string };
  return { ...reply, success, code };
}

const tricks: Record<string, (path: string) => string> = {
  'a second slash before it': (path) => `/${path}`,
  'a second slash in it': (path) => path.replace(/\/([^/]+)$/, '//$1'),
  'a trailing slash': (path) => `${path}/`,
  'a trailing dot': (path) => `${path}.`,
  'an extension': (path) => `${path}.json`,
  'a file below it': (path) => `${path}/x.css`,
  'a parameter of the path': (path) => `${path};jsessionid=1`,
  'an encoded slash': (path) => path.replace(/\/([^/]+)$/, '%2f$1'),
  'a backslash': (path) => path.replace(/\/([^/]+)$/, '\\$1'),
  'a zero byte': (path) => `${path}%00`,
  'a space': (path) => `${path}%20`,
  'a line break': (path) => `${path}%0d%0a`,
  'a path up and down again': (path) => path.replace(/\/([^/]+)$/, '/x/..%2f$1'),
  'encoded dots': (path) => path.replace(/\/([^/]+)$/, '/x/%2e%2e/$1'),
  'another case': (path) => path.replace(/[a-z]/, (letter) => letter.toUpperCase()),
  'full-width letters': (path) =>
    path.replace(/[a-z]/, (letter) =>
      encodeURIComponent(String.fromCodePoint(letter.charCodeAt(0) + 0xfee0)),
    ),
  'invalid UTF-8': (path) => `${path}%c0%ae`,
};

describe('D14 K21 an address that only looks like a call', () => {
  const calls = endpointList.map((call) => [call.name, call] as const);

  it.each(calls)('D14 K21 does not reach %s', async (_name, call: Endpoint) => {
    for (const [what, trick] of Object.entries(tricks)) {
      const { status, success, headers } = await send(call.method, trick(pathOf(call)));
      expect([what, success, [400, 404, 405].includes(status)]).toEqual([what, false, true]);
      expect(headers['cache-control']).toBe('no-store');
    }
  });
});

describe('D6 the relay', () => {
  const relayed = endpointList.filter(({ path }) => path.startsWith('/wps/relay/'));
  const nameOf = ({ path }: Endpoint) => path.slice('/wps/relay/'.length);

  it.each([
    ...[
      'MCSFE_getListAnnouncement',
      'MCSFE_getPlayerAvatars',
      'mcsfe_getlistannouncements',
      'GCSGAME_',
      'admin',
      '*',
      '',
    ],
    ...['__proto__', 'constructor', 'toString', 'MCSFE_getListAnnouncements,GCSGAME_getRankList'],
    ...[
      '../member/info',
      '%2e%2e/member/info',
      '..%2fmember%2finfo',
      '..;/member/info',
      './MCSFE_getPlayerAvatar',
    ],
    ...[
      'http://127.0.0.1:6379/',
      'http:%2f%2fevil.test',
      '//evil.test/x',
      '@evil.test',
      '%00',
      'file:%2f%2f%2fetc%2fpasswd',
    ],
    ...[
      ':name',
      '{name}',
      '{{7*7}}',
      'MCSFE_getListAnnouncements@evil.test',
      'MCSFE_getListAnnouncements%23',
      'x'.repeat(300),
    ],
  ])('D6 has nothing at %j', async (name) => {
    const asked = vi.spyOn(globalThis, 'fetch');
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
      const { status, success, body } = await send(method, `/wps/relay/${name}`);
      expect([method, success, [400, 404, 414].includes(status)]).toEqual([method, false, true]);
      expect(body).not.toMatch(/evil|passwd|49/);
    }
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  it.each(relayed.map((call) => [nameOf(call), call] as const))(
    'D6 accepts %s only with its own method',
    async (name, call) => {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'].filter(
        (other) => other !== call.method,
      ))
        expect(await send(method, `/wps/relay/${name}`)).toMatchObject({
          status: 405,
          code: 'method_not_allowed',
        });
    },
  );

  it.each(relayed.map((call) => [nameOf(call), call] as const))(
    'D6 %s accepts no target address',
    async (name, call) => {
      const asked = vi.spyOn(globalThis, 'fetch');
      for (const field of ['url', 'target', 'host', 'path', 'endpoint', 'callback'])
        expect(
          await send(call.method, `/wps/relay/${name}?${field}=http://127.0.0.1:6379/`),
        ).toMatchObject({
          code: 'invalid_input',
        });
      expect(asked).not.toHaveBeenCalled();
      asked.mockRestore();
    },
  );

  const open = relayed.filter(
    ({ query, body }: Endpoint) => query === undefined && body === undefined,
  );

  it.each(open.map(nameOf))('D6 calls no other host for %s', async (name) => {
    const asked = vi.spyOn(globalThis, 'fetch');
    expect(await send('GET', `/wps/relay/${name}`)).toMatchObject({ status: 200, success: true });
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });
});

describe('K3 an address that contains another site', () => {
  it.each([
    ...[
      '//evil.test',
      '///evil.test/%2e%2e',
      '/\\evil.test',
      '/%5cevil.test',
      '/%09/evil.test',
      '/%2f/evil.test',
      '/@evil.test',
    ],
    ...[
      '/login?redirect=//evil.test',
      '/login?backUrl=https:evil.test',
      '/register?returnUrl=\\\\evil.test',
      '/?next=//evil.test',
    ],
    ...[
      '/assets//evil.test/%2e%2e',
      '/assets/%2f%2fevil.test',
      '/docs//evil.test',
      '/media//evil.test',
      '/social?state=//evil.test',
    ],
    ...[
      '/wps/session/social?redirect=//evil.test',
      '/evil%E3%80%82test',
      '/..//evil.test',
      '/%0d%0alocation:%20//evil.test',
    ],
  ])('K3 K16 neither redirects nor is repeated: %s', async (target) => {
    const head = [
      `GET ${target} HTTP/1.1`,
      'host: localhost',
      'accept: text/html',
      'connection: close',
    ];
    const { status, headers, body } = await sendRaw(site.url, `${head.join('\r\n')}\r\n\r\n`);
    expect([200, 400, 404, 405]).toContain(status);
    expect(headers).not.toHaveProperty('location');
    expect(headers).not.toHaveProperty('refresh');
    expect(body).not.toContain('evil');
  });
});
