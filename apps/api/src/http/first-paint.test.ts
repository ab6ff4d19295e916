import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildPages } from '../../testing/pages.ts';
import { useTestSite } from '../../testing/test-site.ts';
import { bannerArt } from '../banner-art.ts';

const script = 'document.documentElement.dataset.theme="dark"';
const style = ':root{--splash-header:#262743}';
const root = buildPages();
const head = [
  '<meta charset="utf-8" /><title>Site</title>',
  `<script>${script}</script><style>${style}</style>`,
].join('');
const mark = '<div class="splash-mark"><img src="/favicon.svg" alt="" /></div>';
writeFileSync(
  path.join(root, 'index.html'),
  [
    `<!doctype html><html lang="en"><head>${head}</head>`,
    `<body><div id="splash">${mark}</div></body></html>`,
  ].join(''),
);

const site = useTestSite({}, undefined, root);
const open = (address: string, host = 'localhost') =>
  site.client.raw('GET', address).set({ accept: 'text/html', host });
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the first paint of a page', () => {
  it('K6 allows only the page’s own inline script and styles', async () => {
    const { headers } = await open('/');
    expect(headers['content-security-policy']).toContain(`script-src 'self' ${hashOf(script)};`);
    expect(headers['content-security-policy']).toContain(`style-src 'self' ${hashOf(style)};`);
  });

  it('has the colours of the brand’s header', async () => {
    const { text, headers } = await open('/', 'harbor.localhost');
    const own = /<style>(:root\{--splash-header:#0E2A3A\}[^<]*)<\/style>/.exec(text)?.[1] ?? '';
    expect(own).toContain(':root[data-theme=dark]{--splash-header:#0B2230}');
    expect(headers['content-security-policy']).toContain(hashOf(own));
  });

  it.each(['/', '/rng', '/promotions'])(
    'P8 NAV-12 shows the first banner of %s beside the menu',
    async (address) => {
      const [first] = await site.query<{ art: string }>(
        `select art from banner join brand on brand.id = brand_id
        where code = 'lantern' and group_name = $1 order by position limit 1`,
        [address],
      );
      const { text } = await open(address);
      expect(text).toContain('<div class="splash-beside"><div class="splash-banner">');
      const art = bannerArt(first?.art ?? '').compact;
      expect(text).toContain(`<img src="${art}"`);
      expect(text).toContain(`<link rel="preload" as="image" href="${art}"`);
    },
  );

  it.each(['/help', '/helpmc', '/game', '/no-such-page'])(
    'shows the mark when there is no banner: %s',
    async (address) => {
      expect((await open(address)).text).toContain(mark);
    },
  );

  it.each(['/register', '/register.html'])(
    'P8 REG-12 shows the first promotion for new members above the form of %s',
    async (address) => {
      const [first] = await site.query<{ art: string }>(
        `select art from promotion join brand on brand.id = brand_id
          where code = 'lantern' and category = 'new_player' order by position limit 1`,
      );
      const { text } = await open(address);
      const art = bannerArt(first?.art ?? '').compact;
      expect(text).toContain('<div class="splash-above"><div class="splash-banner"><picture>');
      expect(text).toContain(`<img src="${art}`);
      expect(text).toContain(`<link rel="preload" as="image" href="${art}`);
      expect(text).toContain(mark);
    },
  );

  it('REG-12 leaves out a banner with a restricted audience', async () => {
    await site.query("update banner set linkage_type = 'register' where group_name = '/rng'");
    site.clock.turn({ seconds: 31 });
    await open('/rng');
    await expect.poll(async () => (await open('/rng')).text).toContain(mark);
  });

  it('REG-12 shows none above the form when it has ended', async () => {
    await site.query(
      "update promotion set ends_at = now() - interval '1 day' where category = 'new_player'",
    );
    site.clock.turn({ minutes: 5 });
    await open('/register');
    await expect.poll(async () => (await open('/register')).text).not.toContain('splash-above');
  });

  it('SYS-04 shows no banner of a brand that is closed to visitors', async () => {
    await site.query(
      `update brand set settings =
         jsonb_set(settings, '{switches}', settings->'switches' || '"RESTRICTVISIT3"')
        where code = 'lantern'`,
    );
    await site.site.brands.reload();
    expect((await open('/')).text).toContain(mark);
  });
});
