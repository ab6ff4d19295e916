import { describe, expect, it } from 'vitest';
import { buildPages } from '../../testing/pages.ts';
import { sendRaw } from '../../testing/raw-request.ts';
import { TestSite, useTestSite } from '../../testing/test-site.ts';

const site = useTestSite({}, undefined, buildPages());
const open = (path: string, headers: Record<string, string> = {}) =>
  site.client
    .raw('GET', path)
    .set({ accept: 'text/html,application/xhtml+xml,*/*;q=0.8', ...headers });

describe('the page', () => {
  it.each(['/', '/register', '/game', '/promotions/7', '/register.html', '/index.html', '/wpsx'])(
    'NAV-01 is served at %s, in the brand’s name and language',
    async (path) => {
      const { status, text, headers } = await open(path, { 'accept-language': 'vi' });
      expect(status).toBe(200);
      expect(text).toContain('<html lang="vi" data-theme="light" data-languages="vi en">');
      expect(text).toContain('<title>Lantern</title>');
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        vary: 'accept-language',
      });
    },
  );

  it('shows the components to developers, and nothing else at that address', async () => {
    expect((await open('/dev/ui')).text).toContain('<title>Lantern</title>');
    for (const path of ['/dev', '/dev/ui/x', '/dev/uix', '/DEV/ui'])
      expect((await open(path)).status).toBe(404);
  });

  it('does not show the components in production', async () => {
    const production = new TestSite();
    const { databaseUrl } = site.site.config;
    await production.start({ environment: 'production', databaseUrl }, undefined, buildPages());
    const [home, gallery] = await Promise.all(
      ['/', '/dev/ui'].map((path) => production.client.raw('GET', path).set('accept', 'text/html')),
    );
    await production.stop();
    expect([home?.status, gallery?.status]).toEqual([200, 404]);
  });

  it('SYS-01 is the other brand’s at its host, in a language it supports', async () => {
    const { text } = await open('/', { host: 'harbor.localhost', 'accept-language': 'vi' });
    expect(text).toContain('<html lang="en"');
    expect(text).toContain('<title>Harbor</title>');
    expect(text).toContain('<meta name="description" content="Harbor: games you can verify');
  });

  it('K1 shows a brand’s name as text', async () => {
    await site.query("update brand set name = $1 where code = 'lantern'", [
      '</title><script>alert(1)</script>$&',
    ]);
    await site.site.brands.reload();
    const { text } = await open('/');
    expect(text).toContain(
      'content="&#60;/title&#62;&#60;script&#62;alert(1)&#60;/script&#62;$&#38;: ',
    );
    expect(text).toContain(
      '<title>&#60;/title&#62;&#60;script&#62;alert(1)&#60;/script&#62;$&#38;</title>',
    );
    await site.query("update brand set name = 'Lantern' where code = 'lantern'");
    await site.site.brands.reload();
  });

  it('is served to callers that accept HTML; others get 404', async () => {
    expect(
      await site.client.raw('GET', '/nothing').set('accept', 'application/json'),
    ).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
  });

  it('K16 puts nothing of an address into a header', async () => {
    for (const target of [
      '/x%0d%0aset-cookie:%20a=b',
      '/assets/%0d%0aset-cookie:a=b',
      '/media/art/game/x%0d%0ay.svg',
      '/wps/%0d%0aallow:%20PUT',
    ]) {
      const { headers } = await sendRaw(
        site.url,
        `GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`,
      );
      expect(headers).not.toHaveProperty('set-cookie');
      expect(headers).not.toHaveProperty('location');
      expect(headers).not.toHaveProperty('allow');
    }
  });

  it('K16 K20 does not let a host or language split a reply', async () => {
    const { status } = await sendRaw(
      site.url,
      'GET / HTTP/1.1\r\nhost: localhost\rset-cookie: a=b\r\n\r\n',
    );
    expect(status).toBe(400);
    const { text } = await open('/', { 'accept-language': '"><script>' });
    expect(text).toContain('<html lang="vi"');
  });
});

describe('the static files', () => {
  it('are cached forever under names that change with their content', async () => {
    const { status, headers } = await open('/assets/app-0a1b2c3d.js');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toContain('javascript');
  });

  it('beside the page are served if they are of a known type', async () => {
    expect((await open('/boot.js')).headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect((await open('/secret.env')).text).not.toContain('PASSWORD');
  });

  it.each([
    '/assets/',
    '/assets',
    '/assets/nothing.js',
    '/assets/../index.html',
    '/assets/%2e%2e/secret.env',
    '/assets/..%2fsecret.env',
    '/assets//etc/passwd',
  ])('D14 K16 are nothing else: %s', async (path) => {
    const { status, body } = await sendRaw(
      site.url,
      `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`,
    );
    expect([400, 403, 404]).toContain(status);
    expect(JSON.parse(body)).toMatchObject({ success: false });
  });
});
