import { endpoints, type LiveEvent } from '@lantern/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import { registerAtHarbor } from '../../../testing/harbor.ts';
import { LivePage } from '../../../testing/live-page.ts';
import { TestSite, useTestSite } from '../../../testing/test-site.ts';
import { SiteChanges } from './site-changes.ts';

const site = useTestSite();
const second = new TestSite();
const brands = useBrandChanges(site);

beforeAll(() => second.start({ databaseUrl: site.site.config.databaseUrl }), 30_000);
afterAll(() => second.stop());
beforeEach(async () => {
  await site.query('delete from outbox');
});

const gateways = [site, second];
const changed = (status: boolean): LiveEvent => ({ type: 'site_changed', status });

/** What every gateway returns for the first banner of the home page. */
const firstBanners = () =>
  Promise.all(
    gateways.map(async ({ client }) => {
      const { value } = await client.call(endpoints.banners, {
        query: { groupName: '/' },
        language: 'en',
      });
      return value[0]?.title;
    }),
  );

const renameBanner = (title: string) =>
  site.query(
    `update banner set texts = jsonb_set(texts, '{en,title}', to_jsonb($1::text))
      where group_name = '/' and position = 0
        and brand_id = (select id from brand where code = 'lantern')`,
    [title],
  );

describe('a change of a brand', () => {
  it('SYS-01 is in the next reply of every gateway, despite cached replies', async () => {
    const [before] = await firstBanners();
    await renameBanner('A new title');
    expect(await firstBanners()).toEqual([before, before]);
    await site.tellLive();
    await expect.poll(firstBanners, { interval: 5 }).toEqual(['A new title', 'A new title']);
  });

  it('SYS-01 is in the settings of every gateway', async () => {
    const names = () =>
      Promise.all(
        gateways.map(async ({ client }) => (await client.call(endpoints.siteSettings)).value.name),
      );
    expect(await names()).toEqual(['Lantern', 'Lantern']);
    await site.query("update brand set name = 'Lampion' where code = 'lantern'");
    await site.tellLive();
    await expect.poll(names, { interval: 5 }).toEqual(['Lampion', 'Lampion']);
    await site.query("update brand set name = 'Lantern' where code = 'lantern'");
  });

  it('SYS-04 is sent to the pages of that brand at every gateway, and to no others', async () => {
    const [own, harbors] = [await site.register(), await registerAtHarbor(site)];
    const pages = [await LivePage.of(site, own.token), await LivePage.of(second, own.token)];
    const other = await LivePage.greet(
      site,
      { type: 'hello', token: harbors.value.token },
      'harbor.localhost',
    );
    await other.until(1);
    await site.tellLive();
    await brands.set('lantern', ['status', 'maintenance'], { from: null, until: null });
    await site.tellLive();
    for (const page of pages) expect((await page.until(2)).slice(1)).toEqual([changed(true)]);
    expect(other.heard).toEqual([{ type: 'ready' }]);
  });

  it('SYS-04 is applied by the gateway before its pages are notified', async () => {
    const { token } = await site.register();
    const page = await LivePage.of(second, token);
    await site.query(
      `update brand
        set settings =
          jsonb_set(settings, '{status,maintenance}', '{"from": null, "until": null}')
        where code = 'lantern'`,
    );
    await site.tellLive();
    await page.until(2);
    expect((await second.client.call(endpoints.systemStatus)).value.status).toBe(1);
    expect((await second.client.call(endpoints.memberInfo, { token })).reply).toMatchObject({
      code: 'site_maintenance',
    });
    expect(page.closed).toBe(false);
  });

  it('SYS-04 of content only reports an unchanged status', async () => {
    const { token } = await site.register();
    const page = await LivePage.of(site, token);
    await renameBanner('Another title');
    await site.tellLive();
    expect((await page.until(2))[1]).toEqual(changed(false));
  });

  it('with invalid settings leaves the brand as it was, and content is still updated', async () => {
    await site.query(
      `update brand set settings = settings || '{"languages": []}' where code = 'lantern'`,
    );
    await renameBanner('In spite of it');
    await site.tellLive();
    await expect.poll(firstBanners, { interval: 5 }).toEqual(['In spite of it', 'In spite of it']);
    expect(site.log.some(({ detail }) => detail.event === 'brands_failed')).toBe(true);
  });
});

describe('many changes at once', () => {
  it('are applied together with what arrives while the first one is applied', async () => {
    const reloads: (() => void)[] = [];
    const heard: LiveEvent[] = [];
    const changes = new SiteChanges({
      brands: { reload: () => new Promise<void>((resolve) => reloads.push(resolve)) },
      log: site.site.log,
      forget: () => {},
      notify: (_brand, event) => heard.push(event),
    });
    const applied = Promise.all(
      Array.from({ length: 20 }, () => changes.take('lantern', changed(false))),
    );
    expect(reloads).toHaveLength(1);
    reloads[0]?.();
    await expect.poll(() => reloads.length, { interval: 5 }).toBe(2);
    reloads[1]?.();
    await applied;
    expect([reloads.length, heard]).toEqual([2, [changed(false), changed(false)]]);
  });
});
