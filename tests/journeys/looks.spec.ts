import { expect, type Page } from '@playwright/test';
import { test } from './brand.ts';
import { expectLooks, looks } from './looks.ts';
import { newMember, setByStaff, traveller } from './members.ts';
import { freshName, password } from './visitor.ts';

const addresses = ['/', '/register', '/login', '/?overlay=login', '/?overlay=register', '/?overlay=forgot', '/nowhere'];

for (const { language, theme } of looks)
  test.describe(`in ${language}, ${theme}`, () => {
    test.use({ language, theme });

    for (const address of addresses)
      test(`NAV-17 ${address} fits the screen and axe finds nothing serious`, async ({ page }) => {
        await page.goto(address, { waitUntil: 'networkidle' });
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        await expectLooks(page);
      });
  });

/** Sends name and password, in whatever language the page is. */
async function sendPassword(page: Page, username: string, secret: string): Promise<void> {
  const form = page.locator('form').filter({ has: page.locator('input[name=username]') });
  await form.locator('input[name=username]').fill(username);
  await form.locator('input[name=password]').fill(secret);
  await form.locator('button[type=submit]').click();
}

for (const look of looks)
  test.describe(`a login in ${look.language}, ${look.theme}`, () => {
    test.use(look);

    test('NAV-17 CAP-03 with a picture fits the screen and axe finds nothing serious', async ({ page }) => {
      const name = freshName();
      await page.goto('/?overlay=login');
      for (let attempt = 0; attempt < 3; attempt += 1) {
        const answered = page.waitForResponse('**/wps/session/login');
        await sendPassword(page, name, `wrong-pass-${attempt}`);
        await answered;
      }
      await expect(page.getByRole('dialog').locator('img[src^="data:"], img[src^="blob:"]')).toBeVisible();
      await expectLooks(page);
    });

    test('NAV-17 LOG-04 in two steps fits the screen and axe finds nothing serious', async ({ page }) => {
      const { username } = await traveller('lantern');
      await page.goto('/?overlay=login');
      await sendPassword(page, username, password);
      await expect(page.locator('input[name=username]')).toHaveCount(0);
      await expectLooks(page);
    });

    test('NAV-17 LOG-02 that needs a new password fits the screen and axe finds nothing serious', async ({ page }) => {
      const { username } = await newMember('lantern');
      await setByStaff(username);
      await page.goto('/?overlay=login');
      await sendPassword(page, username, password);
      await expect(page.locator('input[autocomplete=new-password]')).toHaveCount(2);
      await expectLooks(page);
    });
  });

for (const theme of ['light', 'dark'] as const)
  test.describe(`harbor, ${theme}`, () => {
    test.use({ brand: 'harbor', theme });

    for (const way of ['By username', 'By phone'])
      test(`NAV-17 REG-01 registration ${way} fits the screen and axe finds nothing serious`, async ({ page }) => {
        await page.goto('/register', { waitUntil: 'networkidle' });
        await page.getByRole('tab', { name: way }).click();
        await expect(page.getByRole('slider')).toBeVisible();
        await expectLooks(page);
      });

    test('NAV-17 LOG-01 login by SMS fits the screen and axe finds nothing serious', async ({ page }) => {
      await page.goto('/login', { waitUntil: 'networkidle' });
      await page.getByRole('tab', { name: 'SMS code' }).click();
      await expectLooks(page);
    });
  });
