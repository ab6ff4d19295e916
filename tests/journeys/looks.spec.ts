import { expect, type Page } from '@playwright/test';
import { test } from './brand.ts';
import { becomeIdle } from './idle.ts';
import { above, arrived, goInside } from './inside.ts';
import { expectLooks, looks } from './looks.ts';
import { newMember, setByStaff, traveller } from './members.ts';
import { freshName, password } from './visitor.ts';

const addresses = [
  '/',
  '/register',
  '/login',
  '/?overlay=login',
  '/?overlay=register',
  '/?overlay=forgot',
  '/nowhere',
];

for (const { language, theme } of looks)
  test.describe(`in ${language}, ${theme}`, () => {
    test.use({ language, theme });

    test('NAV-17 a visitor’s pages fit the screen, and axe finds nothing serious', async ({
      page,
    }) => {
      test.slow(true, 'It looks at many screens, one after another.');
      for (const [at, address] of addresses.entries())
        await test.step(address, async () => {
          if (at === 0) await page.goto(address);
          else await goInside(page, address);
          await arrived(page, address);
          await becomeIdle(page);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
          await expectLooks(page, address);
        });
    });
  });

/** Sends name and password, in any language of the page. */
async function sendPassword(page: Page, username: string, secret: string): Promise<void> {
  const form = page.locator('form').filter({ has: page.locator('input[name=username]') });
  await form.locator('input[name=username]').fill(username);
  await form.locator('input[name=password]').fill(secret);
  await form.locator('button[type=submit]').click();
}

/** Opens the login modal without a pending login. */
async function openLogin(page: Page): Promise<void> {
  await page.goto(above('overlay=login'));
  const left = await page.evaluate(() => sessionStorage.getItem('pendingLogin') !== null);
  if (!left) return;
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
}

for (const look of looks)
  test.describe(`a login in ${look.language}, ${look.theme}`, () => {
    test.use(look);

    test('NAV-17 LOG-04 LOG-05 all steps fit the screen, and axe finds nothing', async ({
      page,
    }) => {
      test.slow(true, 'It looks at many screens, one after another.');
      await test.step('the second step', async () => {
        const { username } = await traveller('lantern');
        await openLogin(page);
        await sendPassword(page, username, password);
        await expect(page.locator('input[name=username]')).toHaveCount(0);
        await expectLooks(page, 'the second step');
      });

      await test.step('a new password', async () => {
        const { username } = await newMember('lantern');
        await setByStaff(username);
        await openLogin(page);
        await sendPassword(page, username, password);
        await expect(page.locator('input[autocomplete=new-password]')).toHaveCount(2);
        await expectLooks(page, 'the choice of a new password');
      });

      await test.step('a picture with characters', async () => {
        const name = freshName();
        await openLogin(page);
        for (let attempt = 0; attempt < 3; attempt += 1) {
          const answered = page.waitForResponse('**/wps/session/login');
          await sendPassword(page, name, `wrong-pass-${attempt}`);
          await answered;
        }
        await expect(
          page.getByRole('dialog').locator('img[src^="data:"], img[src^="blob:"]'),
        ).toBeVisible();
        await expectLooks(page, 'the login with a picture');
      });
    });
  });

for (const theme of ['light', 'dark'] as const)
  test.describe(`harbor, ${theme}`, () => {
    test.use({ brand: 'harbor', theme });

    test('NAV-17 REG-01 LOG-01 the forms fit the screen, and axe finds nothing', async ({
      page,
    }) => {
      test.slow(true, 'It looks at many screens, one after another.');
      await page.goto('/register');
      await becomeIdle(page);
      for (const way of ['By username', 'By phone'])
        await test.step(`registration ${way}`, async () => {
          await page.getByRole('tab', { name: way }).click();
          await expect(page.getByRole('slider')).toBeVisible();
          await expectLooks(page, `registration ${way}`);
        });

      await test.step('login by SMS', async () => {
        await page.goto('/login');
        await becomeIdle(page);
        await page.getByRole('tab', { name: 'SMS code' }).click();
        await expectLooks(page, 'login by SMS');
      });
    });
  });
