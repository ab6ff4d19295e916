import { endpoints } from '@lantern/contracts';
import { directionOf } from '@lantern/locales';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { useBrandChanges } from '../../testing/brand-changes.ts';
import { paint } from '../../testing/forms.ts';
import { buildPages } from '../../testing/pages.ts';
import { useTestSite } from '../../testing/test-site.ts';
import { redrawPicture } from '../modules/media/index.ts';

const site = useTestSite({}, undefined, buildPages());
const brands = useBrandChanges(site);
const harbor = 'harbor.localhost';

const open = (path: string, host = 'localhost', language = 'en') =>
  site.client.raw('GET', path).set({ host, 'accept-language': language });

async function manifest(host?: string, language?: string) {
  const { status, headers, body } = await open('/manifest.webmanifest', host, language);
  expect([status, headers['content-type']]).toEqual([
    200,
    'application/manifest+json; charset=utf-8',
  ]);
  return body;
}

describe('the manifest', () => {
  it('SYS-01 carries the brand’s name and colours', async () => {
    const own = await manifest();
    expect(own).toMatchObject({
      name: 'Lantern',
      short_name: 'Lantern',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: '#262743',
      background_color: '#262743',
    });
    const { value } = await site.client.call(endpoints.siteSettings, { host: harbor });
    expect(await manifest(harbor)).toMatchObject({
      name: 'Harbor',
      theme_color: value.theme.light.header,
    });
  });

  it('I18N-01 uses the caller’s language and direction', async () => {
    expect(await manifest('localhost', 'vi')).toMatchObject({ lang: 'vi', dir: 'ltr' });
    await brands.set('lantern', ['languages'], ['vi', 'ar']);
    expect(await manifest('localhost', 'ar-EG')).toMatchObject({
      lang: 'ar',
      dir: directionOf('ar'),
    });
    expect((await open('/', 'localhost', 'ar').set('accept', 'text/html')).text).toContain(
      'lang="ar"',
    );
  });

  it('lists existing icons with their true sizes, and a maskable one', async () => {
    const { icons } = await manifest(harbor);
    expect(
      icons.map(({ src, purpose }: { src: string; purpose: string }) => `${src} ${purpose}`),
    ).toEqual(
      expect.arrayContaining([
        '/icon-192.png any',
        '/icon-512.png any',
        '/icon-maskable-512.png maskable',
      ]),
    );
    for (const { src, sizes } of icons) {
      const { body, headers } = await open(src, harbor);
      expect(headers['content-type']).toBe('image/png');
      const { width, height, format } = await sharp(body as Buffer).metadata();
      expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
    }
  });
});

describe('the brand mark', () => {
  const mark = async (host?: string) => String((await open('/favicon.svg', host)).body);

  it('SYS-01 is the lantern of the house, or the brand’s initial in its colours', async () => {
    const [own, other] = [await mark(), await mark(harbor)];
    expect(own).toContain('#262743');
    expect(other).toContain('#0E2A3A');
    expect(other).toContain('#F2B63C');
    expect(other).not.toBe(own);
  });

  it('SYS-01 follows the brand’s colours, also as a picture', async () => {
    const icon = async () => Buffer.from((await open('/icon-192.png', harbor)).body);
    const before = [await mark(harbor), await icon()] as const;
    await brands.set('harbor', ['theme', 'light', 'header'], '#401020');
    expect(await mark(harbor)).toContain('#401020');
    expect((await icon()).equals(before[1])).toBe(false);
  });

  it('is rendered even after another picture closed most of the image library', async () => {
    await redrawPicture(await paint('png'), { square: 64 });
    await brands.set('harbor', ['theme', 'light', 'header'], '#102040');
    expect((await open('/icon-512.png', harbor)).status).toBe(200);
  });

  it('K1 takes nothing but an initial from the brand’s name', async () => {
    await site.query("update brand set name = $1 where code = 'harbor'", [
      '"><script>alert(1)</script>',
    ]);
    await site.site.brands.reload();
    expect(await mark(harbor)).not.toContain('script');
    await site.query("update brand set name = 'Harbor' where code = 'harbor'");
  });

  it.each(['/icon-193.png', '/icon-__proto__.png', '/icon-.png'])(
    'is not served at %s',
    async (path) => {
      expect((await open(path).set('accept', 'image/png')).status).toBe(404);
    },
  );

  it.each(['/manifest.webmanifest', '/favicon.svg', '/icon-192.png'])(
    'K20 %s is not served at a host of no brand',
    async (path) => {
      expect(await open(path, 'evil.test')).toMatchObject({
        status: 404,
        body: { code: 'unknown_brand' },
      });
    },
  );
});

describe('the sources a page may load', () => {
  const policy = async (host = 'localhost') =>
    (await open('/', host).set('accept', 'text/html')).headers['content-security-policy'] ?? '';

  it('SYS-07 K6 include the brand’s own picture and game hosts, and no other brand’s', async () => {
    await brands.set(
      'lantern',
      ['site', 'imageCdns'],
      ['https://img.example', 'https://img2.example:8443'],
    );
    await brands.set('lantern', ['site', 'launchGameCdns'], ['https://games.example']);
    expect(await policy()).toContain(
      "img-src 'self' data: blob: https://img.example https://img2.example:8443;",
    );
    expect(await policy()).toContain("connect-src 'self' https://games.example;");
    expect(await policy()).toMatch(/frame-src [^;]*https:\/\/games\.example;/);
    expect(await policy(harbor)).not.toContain('example');
  });

  it.each([
    "https://x.example; script-src 'unsafe-inline'",
    'https://x.example https://y.example',
    'javascript:alert(1)',
    'https://*',
  ])('K1 K2 cannot be widened by %s in the settings', async (cdn) => {
    await expect(brands.set('lantern', ['site', 'imageCdns'], [cdn])).rejects.toThrow(
      /wrong at site.imageCdns/,
    );
  });
});
