import { expect, type Locator, type Page } from '@playwright/test';
import { expectLooks, looks } from './looks.ts';
import { becomeMember, test as visit } from './visitor.ts';

/** One member for all: nothing here changes the account. */
const test = visit.extend<object, { storage: Record<string, string> }>({
  storage: [
    async ({ browser }, use, { project: { use: options } }) => {
      const context = await browser.newContext({ baseURL: options.baseURL ?? '' });
      const page = await context.newPage();
      await page.addInitScript(() => localStorage.setItem('language', 'en'));
      await becomeMember(page);
      const storage = await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)));
      await context.close();
      await use(storage);
    },
    { scope: 'worker' },
  ],
  page: async ({ page, storage }, use) => {
    await page.addInitScript((kept) => {
      if (window.top !== window) return;
      for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
    }, storage);
    await use(page);
  },
});

/** Opens a page of the member centre; answers its panel. */
async function openPage(page: Page, key: string): Promise<Locator> {
  await page.goto(`/?centre=${key}`, { waitUntil: 'networkidle' });
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('heading', { level: 3 }).first()).toBeVisible();
  return panel;
}

/** Presses a button and looks at the dialog that it opens, empty and with what it says when nothing was filled in. */
async function lookAtDialog(page: Page, button: Locator): Promise<void> {
  await button.click();
  const dialog = page
    .getByRole('dialog')
    .filter({ has: page.locator('form') })
    .last();
  await dialog.locator('button[type=submit]').click();
  await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible();
  await expectLooks(page);
  await page.keyboard.press('Escape');
}

for (const look of looks)
  test.describe(`in ${look.language}, ${look.theme}`, () => {
    test.use(look);

    for (const key of ['securityCenter', 'profile'])
      test(`NAV-17 the page ${key} fits the screen and axe finds nothing serious`, async ({ page }) => {
        await openPage(page, key);
        await expectLooks(page);
      });

    for (const [at, dialog] of [
      'login password',
      'payment password',
      'e-mail',
      'mobile number',
      'authenticator',
    ].entries())
      test(`NAV-17 the dialog of the ${dialog} fits the screen and axe finds nothing serious`, async ({ page }) => {
        const panel = await openPage(page, 'securityCenter');
        await lookAtDialog(page, panel.locator('section li').getByRole('button').nth(at));
      });

    test('NAV-17 the dialog of a bank account fits the screen and axe finds nothing serious', async ({ page }) => {
      const panel = await openPage(page, 'securityCenter');
      await lookAtDialog(page, panel.getByRole('button', { name: /^(Add account|Thêm tài khoản)$/ }));
    });

    test('NAV-17 the dialog of the picture fits the screen and axe finds nothing serious', async ({ page }) => {
      const panel = await openPage(page, 'profile');
      await panel.locator('button[aria-haspopup=dialog]').click();
      await expect(page.getByRole('radio').first()).toBeVisible();
      await expectLooks(page);
    });
  });
