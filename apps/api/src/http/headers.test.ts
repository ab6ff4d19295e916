import { endpointList } from '@lantern/contracts';
import { artAddress } from '@lantern/ui/art-address';
import { beforeAll, describe, expect, it } from 'vitest';
import { sendAny } from '../../testing/any-call.ts';
import { buildPages } from '../../testing/pages.ts';
import { sendRaw } from '../../testing/raw-request.ts';
import { useTestSite } from '../../testing/test-site.ts';
import { baseHeaders } from './headers.ts';

const site = useTestSite({}, undefined, buildPages());

const everywhere = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining(
    'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  ),
  'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
};
const asData = {
  ...everywhere,
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cache-control': 'no-store',
};

/** No header may reveal what the site is built with. */
const quiet = (headers: Record<string, string>) =>
  expect(headers).not.toHaveProperty('x-powered-by');

describe('the reply of a call', () => {
  it.each(endpointList.map((call) => [call.name, call] as const))(
    'K6 K21 %s is data that nothing caches',
    async (_name, call) => {
      const { headers, status } = await sendAny(site, call, call.body ? { text: '{}' } : {});
      const kept = call.shared && status === 200 ? { 'cache-control': 'no-cache' } : {};
      expect(headers).toMatchObject({ ...asData, ...kept });
      quiet(headers);
    },
  );

  const refusals: Record<
    string,
    () => Promise<{ status: number; headers: Record<string, string> }>
  > = {
    '404 of a call': () => site.client.raw('GET', '/wps/nothing'),
    '404 of a brand': () => site.client.raw('GET', '/').set('host', 'nobody.test'),
    '404 of an asset': () => site.client.raw('GET', '/assets/nothing.js'),
    '404 of a picture': () => site.client.raw('GET', '/media/art/nothing/x.svg'),
    '404 of an undecodable address': () => site.client.raw('GET', '/%zz'),
    '405': () => site.client.raw('DELETE', '/wps/member/info'),
    '413': () =>
      site.client
        .raw('POST', '/wps/session/login/freeplay')
        .type('json')
        .send(JSON.stringify('x'.repeat(70_000))),
    '415': () =>
      site.client.raw('POST', '/wps/session/login/freeplay').type('text/plain').send('x'),
    '400 of invalid HTTP': () => sendRaw(site.url, 'nonsense\r\n\r\n'),
    '400 of oversized headers': () =>
      sendRaw(site.url, `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`),
  };
  it.each(Object.entries(refusals))('K6 %s is data, too', async (name, send) => {
    const { status, headers } = await send();
    expect(status).toBe(Number(name.slice(0, 3)));
    expect(headers).toMatchObject(asData);
  });

  describe('an error reply', () => {
    beforeAll(() => site.asOwner('alter table banner rename to banner_away'));

    it('K6 500 is data, and reveals nothing of the error', async () => {
      const { status, headers, text } = await site.client.raw(
        'GET',
        '/wps/system/banners?groupName=/',
      );
      expect(status).toBe(500);
      expect(headers).toMatchObject(asData);
      expect(text).not.toMatch(/banner|table|prisma/i);
    });
  });

  it.each(['/healthz', '/readyz'])('K6 %s is data', async (path) => {
    expect((await site.client.raw('GET', path)).headers).toMatchObject(asData);
  });
});

describe('a page', () => {
  const policyOf = (headers: Record<string, string>) =>
    Object.fromEntries(
      (headers['content-security-policy'] ?? '')
        .split(/; ?/)
        .filter(Boolean)
        .map((part) => {
          const [name = '', ...sources] = part.split(' ');
          return [name, sources.join(' ')];
        }),
    );

  it.each(['/', '/register', '/boot.js', '/assets/app-0a1b2c3d.js'])(
    'K6 K1 %s runs only the site’s scripts and frames only vendors',
    async (path) => {
      const { status, headers } = await site.client.raw('GET', path).set('accept', 'text/html,*/*');
      expect(status).toBe(200);
      expect(headers).toMatchObject(everywhere);
      expect(policyOf(headers)).toEqual({
        'default-src': "'none'",
        'script-src': "'self'",
        'style-src': "'self'",
        'img-src': "'self' data: blob:",
        'font-src': "'self'",
        'connect-src': "'self'",
        'frame-src': 'http://arcade.test http://parlour.test',
        'manifest-src': "'self'",
        'worker-src': "'self'",
        'object-src': "'none'",
        'base-uri': "'none'",
        'form-action': "'self'",
        'frame-ancestors': "'none'",
        'require-trusted-types-for': "'script'",
        'trusted-types': 'dompurify site',
      });
      expect(headers['permissions-policy']).toContain(
        'fullscreen=(self "http://arcade.test" "http://parlour.test")',
      );
    },
  );

  it.each(['/docs/', '/docs/static/swagger-ui.css'])(
    'K6 %s of the API documentation loads nothing from elsewhere',
    async (path) => {
      const { status, headers } = await site.client.raw('GET', path);
      expect(status).toBe(200);
      expect(headers).toMatchObject(everywhere);
      expect(headers['content-security-policy']).not.toMatch(/unsafe|https?:|\*/);
      expect(policyOf(headers)).toMatchObject({
        'default-src': "'none'",
        'frame-ancestors': "'none'",
      });
    },
  );

  it('K6 a picture cannot run scripts or be framed, and is cached', async () => {
    const { headers } = await site.client.raw('GET', artAddress('game', 'INHOUSE.lucky-bowl'));
    expect(headers).toMatchObject({
      ...everywhere,
      'content-type': 'image/svg+xml',
      'cache-control': /immutable/,
    });
    expect(policyOf(headers)).toMatchObject({
      'default-src': "'none'",
      'frame-ancestors': "'none'",
      sandbox: '',
    });
  });
});

describe('transport security', () => {
  const header = 'strict-transport-security';

  it('K6 is required in production, and not without TLS', () => {
    expect(baseHeaders('production')[header]).toBe('max-age=63072000; includeSubDomains');
    expect(baseHeaders('development')).not.toHaveProperty(header);
  });
});
