import { expect } from '@playwright/test';
import { test } from './brand.ts';

test.describe('the site on the device', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedComplaint: /ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED/,
  });

  test('ERR-03 caches its shell and no call, and recovers when the connection returns', async ({
    page,
    context,
  }) => {
    await page.goto('/promotions');
    await page.mouse.move(10, 10);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
    const kept = await page.evaluate(async () => {
      const found: string[] = [];
      for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys())
          found.push(new URL(request.url).pathname);
      return found;
    });
    expect(kept).toContain('/');
    expect(kept.filter((path) => !/^\/$|^\/assets\/|^\/boot\.js$/.test(path))).toEqual([]);

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
  });

  test('SYS-01 each brand installs with its own name and colours', async ({ request, baseURL }) => {
    const manifest = async (host: string) =>
      (
        await request.get('/manifest.webmanifest', {
          headers: { host: new URL(baseURL ?? '').host.replace('localhost', host) },
        })
      ).json();
    const [lantern, harbor] = [await manifest('localhost'), await manifest('harbor.localhost')];
    expect(lantern).toMatchObject({ name: 'Lantern', start_url: '/', display: 'standalone' });
    expect(harbor.name).toBe('Harbor');
    expect(harbor.theme_color).not.toBe(lantern.theme_color);
  });
});
