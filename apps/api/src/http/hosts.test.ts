import { closesWithSite, type Endpoint, endpointList, endpoints } from '@lantern/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { pathOf, sendAny } from '../../testing/any-call.ts';
import { buildPages } from '../../testing/pages.ts';
import { type RawReply, sendRaw } from '../../testing/raw-request.ts';
import { sampleOf } from '../../testing/sample-input.ts';
import { useTestSite } from '../../testing/test-site.ts';

const site = useTestSite({}, undefined, buildPages());
let token = '';
beforeAll(async () => {
  token = (await site.register()).token;
});

const ofPages = endpointList
  .filter((call) => closesWithSite(call) || call.whenClosed)
  .map((call) => [call.name, call] as const);
const strange = [
  'evil.test',
  'localhost.evil.test',
  'localhost:99999',
  'localhost:3000:1',
  'evil.test:80@localhost',
];

const raw = (lines: readonly string[]) =>
  sendRaw(site.url, `${[...lines, 'connection: close'].join('\r\n')}\r\n\r\n`);
const told = ({ status, body }: RawReply) => [status, (JSON.parse(body) as { code?: string }).code];

describe('a host of no brand', () => {
  it.each(ofPages)('K20 is refused by %s', async (_name, call) => {
    for (const host of strange)
      expect(
        await sendAny(site, call, { host, token, ...(call.body ? { text: '{}' } : {}) }),
      ).toMatchObject({
        status: 404,
        reply: { code: 'unknown_brand' },
      });
  });

  it.each(['/', '/manifest.webmanifest', '/favicon.svg', '/icon-192.png', '/boot.js'])(
    'K20 gets no page, mark or manifest: %s',
    async (path) => {
      for (const host of [
        ...strange,
        '',
        'localhost, harbor.localhost',
        '[::1]',
        'localhost#',
        'localhost/',
      ])
        expect(told(await raw([`GET ${path} HTTP/1.1`, `host: ${host}`]))).toEqual([
          404,
          'unknown_brand',
        ]);
    },
  );

  it('K20 cannot be set by other headers', async () => {
    const said = [
      'x-forwarded-host',
      'x-host',
      'x-original-host',
      'x-forwarded-server',
      'forwarded',
      'x-original-url',
    ];
    const headers = Object.fromEntries(
      said.map((name) => [
        name,
        name === 'forwarded' ? 'host=harbor.localhost' : 'harbor.localhost',
      ]),
    );
    const { value } = await site.client.call(endpoints.siteSettings, { headers });
    expect(value.merchantCode).toBe('lantern');
    const { value: link } = await site.client.call(endpoints.invitationLink, { token, headers });
    expect(link.referralUrl).toMatch(/^http:\/\/localhost\/register/);
  });
});

describe('a request with conflicting hosts or lengths', () => {
  const path = endpoints.siteSettings.path;

  it.each([
    ['two hosts', [`GET ${path} HTTP/1.1`, 'host: localhost', 'host: harbor.localhost']],
    ['one host twice', [`GET ${path} HTTP/1.1`, 'host: localhost', 'HOST: localhost']],
    [
      'a host and an absolute address',
      [`GET http://harbor.localhost${path} HTTP/1.1`, 'host: localhost'],
    ],
    [
      'an absolute address of the same host',
      [`GET http://localhost${path} HTTP/1.1`, 'host: localhost'],
    ],
    [
      'a page by an absolute address',
      ['GET https://evil.test/ HTTP/1.1', 'host: localhost', 'accept: text/html'],
    ],
    ['an asterisk instead of a path', ['OPTIONS * HTTP/1.1', 'host: localhost']],
    ['no path', ['GET * HTTP/1.1', 'host: localhost']],
  ])('K20 K16 is rejected: %s', async (_what, lines) => {
    expect(told(await raw(lines))).toEqual([400, 'invalid_input']);
  });

  it('K16 is rejected when it declares its length twice', async () => {
    const head = [
      'POST /wps/session/login/freeplay HTTP/1.1',
      'host: localhost',
      'content-type: application/json',
    ];
    for (const lengths of [
      ['content-length: 2', 'transfer-encoding: chunked'],
      ['content-length: 2', 'content-length: 3'],
      ['transfer-encoding: chunked, identity'],
      ['transfer-encoding : chunked'],
    ])
      expect(told(await raw([...head, ...lengths]))).toEqual([400, 'invalid_input']);
  });

  it('K20 ignores a request to upgrade the protocol', async () => {
    const lines = [
      `GET ${path} HTTP/1.1`,
      'host: localhost',
      'connection: upgrade',
      'upgrade: h2c',
    ];
    expect(await raw(lines)).toMatchObject({
      status: 200,
      headers: { 'x-content-type-options': 'nosniff' },
    });
  });
});

describe('a cached reply', () => {
  const ofOne = ['promotionDetail', 'gameDetails'];
  const shared = ofPages.filter(([name, call]) => call.shared && !ofOne.includes(name));
  const queryOf = ({ query }: Endpoint) =>
    query ? `?${new URLSearchParams(sampleOf(query) as never)}` : '';
  const unkeyed = {
    'x-forwarded-host': 'evil.test',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-proto': 'javascript',
    'x-original-url': '/evil',
    'x-rewrite-url': '/evil',
    'x-http-method-override': 'POST',
    'user-agent': '<script>evil</script>',
    referer: 'https://evil.test/',
    cookie: 'language=evil; remember=evil',
    origin: 'https://evil.test',
    accept: 'text/html;evil',
    'if-none-match': 'W/"evil", *',
  };

  it.each(shared)(
    'K20 K21 of %s is not poisoned by another caller’s headers',
    async (_name, call) => {
      const ask = (change: Parameters<typeof sendAny>[2] = {}) =>
        sendAny(site, call, { query: queryOf(call), ...change });
      const english = { headers: { 'accept-language': 'en' } };
      // Late enough for every cached reply to have expired.
      site.clock.turn({ hours: 1 });
      const poisoned = await ask({ token, headers: { ...unkeyed, 'accept-language': 'vi' } });
      const other = await ask({
        host: 'harbor.localhost',
        headers: { ...unkeyed, 'accept-language': 'en' },
      });
      const after = await ask(english);
      site.clock.turn({ hours: 2 });
      const clean = await ask(english);
      expect(JSON.stringify([poisoned.reply, other.reply, after.reply])).not.toContain('evil');
      expect([after.reply, after.headers.etag]).toEqual([clean.reply, clean.headers.etag]);
      expect([poisoned.status, after.status, other.status]).toEqual([200, 200, 200]);
      expect(
        Object.keys(after.headers).filter((name) =>
          /^(set-cookie|access-control|location)/.test(name),
        ),
      ).toEqual([]);
    },
  );

  it.each(shared)('SYS-01 K21 of %s answers 304 only for identical bytes', async (_name, call) => {
    const at = (host: string, language: string) => ({
      query: queryOf(call),
      host,
      headers: { 'accept-language': language },
    });
    const places = [at('localhost', 'vi'), at('localhost', 'en'), at('harbor.localhost', 'en')];
    const replies = await Promise.all(places.map((place) => sendAny(site, call, place)));
    for (const [from, { headers, reply }] of replies.entries())
      for (const [to, place] of places.entries()) {
        const asked = {
          ...place,
          headers: { ...place.headers, 'if-none-match': headers.etag ?? '' },
        };
        const same = JSON.stringify(reply) === JSON.stringify(replies[to]?.reply);
        expect([from, to, (await sendAny(site, call, asked)).status]).toEqual([
          from,
          to,
          same ? 304 : 200,
        ]);
      }
  });

  it('D14 is served only at the exact address of its call', async () => {
    const variants = [
      `${pathOf(endpoints.siteSettings)}/`,
      `/${pathOf(endpoints.siteSettings)}`,
      '/wps/system/settings;x',
    ];
    for (const path of variants)
      expect((await site.client.raw('GET', path)).headers).not.toHaveProperty('etag');
  });
});
