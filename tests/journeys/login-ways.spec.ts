import { demoPassword } from '@lantern/database/seed';
import { expect, type Page } from '@playwright/test';
import { test } from './brand.ts';
import { expectInside, expectOutside, logIn, loginForm, sendPassword } from './login-form.ts';
import { newMember } from './members.ts';
import { codeFor } from './outbox.ts';

const tokenOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('token'));

/** The status of a call with a token. */
const statusOf = (page: Page, token: string | null) =>
  page.evaluate(
    async (own) =>
      (await fetch('/wps/member/info', { headers: { authorization: `Bearer ${own}` } })).status,
    token,
  );

test.describe('harbor', () => {
  test.use({ brand: 'harbor' });

  test('LOG-01 LOG-02 a code on the phone logs in', async ({ page }) => {
    const { username, mobile, typedMobile } = await newMember('harbor');
    await page.goto('/login');
    await page.getByRole('tab', { name: 'SMS code' }).click();
    await page.getByRole('textbox', { name: /^Mobile number/ }).fill(typedMobile);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByRole('button', { name: /^Code sent \d+s$/ })).toBeDisabled();
    await page
      .getByRole('textbox', { name: /^Verification code/ })
      .fill(await codeFor(page, mobile));
    await loginForm(page).getByRole('button', { name: 'Log in', exact: true }).click();
    await expectInside(page, username);
  });

  test('LOG-08 A6 after a logout harbor shows its login, and the token is revoked', async ({
    page,
  }) => {
    const { username } = await newMember('harbor');
    await logIn(page, username);
    const token = await tokenOf(page);
    expect(await statusOf(page, token)).toBe(200);
    await page.goto('/?overlay=logout');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Log out', exact: true })
      .click();
    await expect(loginForm(page)).toBeVisible();
    await expectOutside(page);
    expect(await statusOf(page, token)).toBe(401);
  });
});

test('LOG-02 lantern, without SMS login, offers only the password', async ({ page }) => {
  await page.goto('/login');
  await expect(loginForm(page).getByRole('textbox', { name: 'Username' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'SMS code' })).toBeHidden();
});

test.describe('lantern', () => {
  test.use({ brand: 'lantern' });

  test('LOG-06 A17 the agents’ area rejects a member and accepts an agent', async ({ page }) => {
    const { username } = await newMember('lantern');
    await page.goto('/login?area=agent');
    await expect(page.getByRole('heading', { name: 'Agent login' })).toBeVisible();
    await sendPassword(page, username);
    await expect(page.getByRole('alert').getByText('Non-agents cannot log in')).toBeVisible();
    await expectOutside(page);
    await sendPassword(page, 'demoagent', demoPassword);
    await expectInside(page, 'demoagent');
  });
});
