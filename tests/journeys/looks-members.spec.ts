import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { becomeIdle } from './idle.ts';
import { above } from './inside.ts';
import { expectLooks, looks } from './looks.ts';
import { becomeMember, test as visit } from './visitor.ts';

/** The two halves of a login: the storage of the page, and the cookies of its browser. */
interface Login {
  storage: Record<string, string>;
  cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
}

/** One member for all tests, because they do not change the account. */
const test = visit.extend<object, { login: Login }>({
  login: [
    async ({ browser }, use, { project: { use: options } }) => {
      const context = await browser.newContext({ baseURL: options.baseURL ?? '' });
      const page = await context.newPage();
      await page.addInitScript(() => localStorage.setItem('language', 'en'));
      await becomeMember(page);
      const storage = await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)));
      const cookies = await context.cookies();
      await context.close();
      await use({ storage, cookies });
    },
    { scope: 'worker' },
  ],
  page: async ({ page, login: { storage, cookies } }, use) => {
    await page.context().addCookies(cookies);
    await page.addInitScript((kept) => {
      if (window.top !== window) return;
      for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
    }, storage);
    await use(page);
  },
});

/** Opens a page of the member centre. Returns its panel. */
async function openPage(page: Page, key: string): Promise<Locator> {
  await page.goto(above(`centre=${key}`));
  await becomeIdle(page);
  const panel = page.getByRole('dialog').first();
  await expect(panel.getByRole('heading', { level: 3 }).first()).toBeVisible();
  return panel;
}

/**
 * Presses a button, submits its empty dialog, and checks the look of the errors.
 */
async function lookAtDialog(page: Page, button: Locator, screen: string): Promise<void> {
  await button.click();
  const dialog = page
    .getByRole('dialog')
    .filter({ has: page.locator('form') })
    .last();
  await dialog.locator('button[type=submit]').click();
  await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible();
  await expectLooks(page, screen);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(1);
}

/** The dialogs of the security centre, in the order of the buttons that open them. */
const dialogs = ['login password', 'payment password', 'e-mail', 'mobile number', 'authenticator'];

for (const look of looks)
  test.describe(`in ${look.language}, ${look.theme}`, () => {
    test.use(look);

    test('NAV-17 MEM-02 the security centre fits the screen, and axe finds nothing', async ({
      page,
    }) => {
      test.slow(true, 'It looks at many screens, one after another.');
      const panel = await openPage(page, 'securityCenter');
      await expectLooks(page, 'the security centre');
      for (const [at, name] of dialogs.entries())
        await test.step(name, () =>
          lookAtDialog(
            page,
            panel.locator('section li').getByRole('button').nth(at),
            `the dialog of the ${name}`,
          ),
        );
      await test.step('bank account', () =>
        lookAtDialog(
          page,
          panel.getByRole('button', { name: /^(Add account|Thêm tài khoản)$/ }),
          'the dialog of a bank account',
        ));
    });

    test('NAV-17 MEM-01 MEM-03 the profile fits the screen, and axe finds nothing', async ({
      page,
    }) => {
      const panel = await openPage(page, 'profile');
      await expectLooks(page, 'the profile');
      await panel.locator('button[aria-haspopup=dialog]').click();
      await expect(page.getByRole('radio').first()).toBeVisible();
      await expectLooks(page, 'the choice of a picture');
    });
  });
