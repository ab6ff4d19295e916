import { endpointList, endpoints } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import { ofEach, pathOf, sendAny } from '../../testing/any-call.ts';
import { formType, paint, writeForm } from '../../testing/forms.ts';
import { buildPages } from '../../testing/pages.ts';
import { useTestSite } from '../../testing/test-site.ts';

const site = useTestSite({}, undefined, buildPages());

describe('a page of another origin', () => {
  const origins = [
    'null',
    'https://evil.test',
    'http://localhost.evil.test',
    'http://evil-localhost',
    'https://localhost',
    'http://localhost:3001',
    'http://localhost@evil.test',
    'http://harbor.localhost',
    'file://',
  ];
  const calls = endpointList
    .filter(({ access }) => access !== 'development')
    .map((call) => [call.name, call] as const);
  const shares = (headers: Record<string, string>) =>
    Object.keys(headers).filter((name) => name.startsWith('access-control-'));

  it('K5 may not read the reply of any call', () =>
    ofEach(calls, async (call) => {
      // Each call is asked for by a third of the origins, and each origin asks for a third.
      const turn = endpointList.indexOf(call) % 3;
      for (const origin of origins.filter((_, at) => at % 3 === turn)) {
        const { headers } = await sendAny(site, call, {
          headers: { origin },
          ...(call.body ? { text: '{}' } : {}),
        });
        expect(shares(headers)).toEqual([]);
      }
    }));

  it.each([
    ...[
      '/',
      '/register',
      '/boot.js',
      '/assets/app-0a1b2c3d.js',
      '/manifest.webmanifest',
      '/favicon.svg',
      '/icon-192.png',
    ],
    ...[
      '/media/art/game/x.svg',
      `/media/files/${'0'.repeat(32)}`,
      '/docs',
      '/healthz',
      '/readyz',
      '/wps/socket',
      '/wps/nothing',
    ],
  ])('K5 may not read what is no call: %s', async (path) => {
    for (const origin of origins) {
      const { headers } = await site.client.raw('GET', path).set({ origin, accept: 'text/html' });
      expect(shares(headers)).toEqual([]);
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    }
    const asked = { origin: 'https://evil.test', 'access-control-request-method': 'GET' };
    const { status, headers } = await site.client.raw('OPTIONS', path).set(asked);
    expect([status >= 400, shares(headers)]).toEqual([true, []]);
  });

  it('K5 K4 gets no preflight permission for any call', () =>
    ofEach(calls, async (call) => {
      const asked = { origin: 'https://evil.test', 'access-control-request-method': call.method };
      const { status, headers } = await site.client.raw('OPTIONS', pathOf(call)).set(asked);
      expect(status).toBe(405);
      expect(shares(headers)).toEqual([]);
    }));
});

describe('a cross-site request without preflight', () => {
  const path = '/wps/session/login/freeplay';
  const members = async () => (await site.query('select id from member')).length;

  it.each([
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain',
    'text/plain;charset=UTF-8',
  ])('K4 changes nothing by a form or fetch of type %s', async (type) => {
    const before = await members();
    const { status, body } = await site.client
      .raw('POST', path)
      .set({ origin: 'https://evil.test', 'content-type': type })
      .send('{}');
    expect({ status, body }).toMatchObject({
      status: 415,
      body: { code: 'unsupported_media_type' },
    });
    expect(await members()).toBe(before);
  });

  it('K4 changes nothing without a body, or by GET', async () => {
    const before = await members();
    expect((await site.client.raw('POST', path).set('origin', 'https://evil.test')).status).toBe(
      400,
    );
    expect((await site.client.raw('GET', path)).status).toBe(405);
    expect(await members()).toBe(before);
  });

  it.each(endpointList.filter(({ upload }) => upload).map((call) => [call.name, call] as const))(
    'K4 K8 uploads no files by %s, as a foreign form would',
    async (_name, call) => {
      const before = await site.query(
        'select id from stored_file union all select id::text from feedback',
      );
      const form = writeForm([
        { name: 'body', filename: null, bytes: '{}' },
        { bytes: await paint('png') },
      ]);
      const foreign = {
        origin: 'https://evil.test',
        'sec-fetch-site': 'cross-site',
        'content-type': formType,
      };
      const { status } = await site.client.raw('POST', call.path).set(foreign).send(form);
      expect([401, 405]).toContain(status);
      expect(
        await site.query('select id from stored_file union all select id::text from feedback'),
      ).toEqual(before);
    },
  );

  it('K4 is not authenticated by cookies alone', async () => {
    const member = await site.register();
    const sign = { type: 'username', username: member.account, password: member.password } as const;
    const { cookies } = await site.client.call(endpoints.login, { body: sign });
    expect(cookies).not.toEqual([]);
    const answer = await site.client.call(endpoints.logout, { cookies });
    expect(answer).toMatchObject({ status: 401, reply: { code: 'not_logged_in' } });
  });
});
