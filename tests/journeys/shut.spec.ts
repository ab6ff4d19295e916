import { directionOf, languages } from '@lantern/locales';
import { expect } from '@playwright/test';
import { announce, atShut, open, setStatus } from './shut.ts';
import { test } from './visitor.ts';

// They open and close one brand.
test.describe.configure({ mode: 'serial' });

const anAddressInThePhilippines = '112.198.0.1';

test.describe('a site under maintenance', () => {
  test.use({ expectedComplaint: /status of 503/ });
  test.afterEach(() => setStatus(open));

  test('SYS-04 shows the maintenance page, rejects calls, and recovers by itself', async ({
    page,
    baseURL,
  }) => {
    await page.goto(atShut(baseURL, '/promotions'));
    await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
    await setStatus({ ...open, maintenance: { from: null, until: '2031-01-01T00:00:00Z' } });
    await expect(async () => {
      await page.evaluate(() =>
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
      );
      await expect(page.getByRole('heading', { name: 'System Maintenance' })).toBeVisible({
        timeout: 2000,
      });
    }).toPass();
    await expect(page.getByText('RESTRICTION OF VISIT')).toBeVisible();
    const refused = await page.evaluate(() =>
      fetch('/wps/promotions').then((reply) => reply.json()),
    );
    expect(refused).toMatchObject({ success: false, code: 'site_maintenance' });
    await setStatus(open);
    await expect(async () => {
      await page.evaluate(() =>
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
      );
      await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible({
        timeout: 2000,
      });
    }).toPass();
  });

  test.describe('to a country', () => {
    test.use({ extraHTTPHeaders: { 'x-forwarded-for': anAddressInThePhilippines } });

    test('SYS-04 SYS-05 shows the restriction with address and country', async ({
      page,
      baseURL,
    }) => {
      await setStatus({ ...open, restrictedCountries: ['PH'] });
      await expect(async () => {
        await page.goto(atShut(baseURL, '/'));
        await expect(page.getByText('you are not allowed to access the site')).toBeVisible({
          timeout: 2000,
        });
      }).toPass();
      await expect(page.getByText(anAddressInThePhilippines)).toBeVisible();
      await expect(page.getByText('Philippines')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Contact Us' })).toBeVisible();
    });
  });
});

const attacks = [
  '<script>document.title = "attacked"</script>',
  '<img src=x onerror="alert(1)">',
  '<svg onload="alert(2)"><animate onbegin="alert(3)" attributeName=x dur=1s></svg>',
  '<a href="javascript:alert(4)">click</a>',
  '<iframe srcdoc="<script>parent.alert(5)</script>"></iframe>',
  '<p style="background:url(https://evil.test/x)" onmouseover="alert(6)">text</p>',
  '<math><mtext><table><mglyph><style><img src onerror=alert(7)></style></mglyph></table>' +
    '</mtext></math>',
].join('');

test('K1 MSG-01 a malicious announcement is shown as plain text, and once', async ({
  page,
  baseURL,
}) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      document.documentElement.dataset.violated = event.violatedDirective;
    });
  });
  await announce('PU', 'A message <b>for</b> you', `<p>Read me.</p>${attacks}`);
  await page.goto(atShut(baseURL, '/helpmc'));
  const standing = () =>
    page.evaluate(() =>
      fetch('/wps/relay/MCSFE_getListAnnouncements?types=PU').then((reply) => reply.text()),
    );
  await expect.poll(standing).toContain('A message');
  await page.goto(atShut(baseURL, '/'));
  await page.mouse.move(50, 50);
  await expect(page.getByRole('dialog').getByText('A message <b>for</b> you')).toBeVisible();
  await expect(page.getByRole('dialog').getByText('Read me.')).toBeVisible();
  await expect(
    page
      .getByRole('dialog')
      .locator('script, iframe, svg[onload], [style], [onerror], [href^=javascript]'),
  ).toHaveCount(0);
  expect(dialogs).toEqual([]);
  await expect(page.locator('html')).not.toHaveAttribute('data-violated');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.getByText('A message <b>for</b> you')).toHaveCount(0);
});

test('I18N-01 every language shows the site in its own words and direction', async ({
  page,
  baseURL,
}) => {
  test.slow(true, 'It reads the site in every language.');
  const titles = new Set<string>();
  for (const language of languages)
    await test.step(language, async () => {
      // The last added script decides the language of the next page.
      await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
      await page.goto(atShut(baseURL, '/promotions'));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('html')).toHaveAttribute('dir', directionOf(language));
      titles.add((await page.getByRole('heading', { level: 1 }).textContent()) ?? '');
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    });
  expect(languages).toHaveLength(27);
  // Related languages may share a word, but not most of them.
  expect(titles.size).toBeGreaterThan(20);
});
