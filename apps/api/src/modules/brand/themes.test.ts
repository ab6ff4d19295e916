import { endpoints } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import { useTestSite } from '../../../testing/test-site.ts';
import { BrandDirectory } from './brand-directory.ts';

const site = useTestSite();

async function withTheme(theme: object, test: () => Promise<void>): Promise<void> {
  const [{ settings } = { settings: {} }] = await site.query<{ settings: object }>(
    "select settings from brand where code = 'harbor'",
  );
  await site.query(
    "update brand set settings = jsonb_set(settings, '{theme}', $1) where code = 'harbor'",
    [JSON.stringify(theme)],
  );
  try {
    await test();
  } finally {
    await site.query("update brand set settings = $1 where code = 'harbor'", [
      JSON.stringify(settings),
    ]);
  }
}

const unreadable: [string, object, RegExp][] = [
  [
    'in light',
    { light: { brand: '#FFFF00' }, dark: {} },
    /light: brand on canvas is 1\.\d\d, at least 4\.5 is needed/,
  ],
  ['in dark', { light: {}, dark: { brand: '#101010' } }, /dark: brand on canvas is/],
  [
    'on its header',
    { light: { header: '#FFFFFF' }, dark: {} },
    /light: on-header on header is 1\.00/,
  ],
];

describe('a theme with unreadable colours', () => {
  it.each(unreadable)(
    'SYS-01 %s stops the start with a one-sentence explanation',
    async (_where, theme, problem) => {
      await withTheme(theme, async () => {
        const starting = new BrandDirectory(site.site.db).reload();
        await expect(starting).rejects.toThrow(
          /^The theme of brand harbor cannot be used: [^\n]+\.$/,
        );
        await expect(starting).rejects.toThrow(problem);
      });
    },
  );

  it('SYS-01 is not applied at run time: the previous theme stays', async () => {
    const ask = async () =>
      (await site.client.call(endpoints.siteSettings, { host: 'harbor.localhost' })).value.theme;
    const before = await ask();
    await withTheme({ light: { brand: '#FFFF00' }, dark: {} }, async () => {
      await site.query("update brand set name = 'Haven' where code = 'harbor'");
      await site.tellLive();
      site.clock.turn({ seconds: 31 });
      expect(await ask()).toEqual(before);
    });
  });
});
