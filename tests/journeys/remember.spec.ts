import { type BrowserContext, expect } from '@playwright/test';
import { test } from './brand.ts';
import { expectInside, expectOutside, loginForm, sendPassword } from './login-form.ts';
import { newMember } from './members.ts';
import { password } from './visitor.ts';

/** What a browser still has after it was closed: no cookie without an expiry. */
async function afterClosing(context: BrowserContext) {
  const { cookies, origins } = await context.storageState();
  return { cookies: cookies.filter(({ expires }) => expires > 0), origins };
}

test('LOG-11 LOG-08 a login is valid in all tabs until the browser closes', async ({
  page,
  context,
  elsewhere,
}) => {
  const { username } = await newMember('lantern');
  await page.goto('/login');
  await sendPassword(page, username);
  await expectInside(page, username);
  const tab = await context.newPage();
  await tab.addInitScript(() => localStorage.setItem('language', 'en'));
  await tab.goto('/me');
  await expect(tab.getByRole('button', { name: `Account: ${username}` })).toBeVisible();
  await expect(tab).toHaveURL('/me');
  const again = await elsewhere(await afterClosing(context));
  await again.goto('/');
  await expectOutside(again);

  await tab.goto('/?overlay=logout');
  await tab.getByRole('alertdialog').getByRole('button', { name: 'Log out', exact: true }).click();
  await expectOutside(tab);
  await expectOutside(page);
});

test.describe('harbor', () => {
  test.use({ brand: 'harbor' });

  test('LOG-11 a remembered device logs in by itself, and stores no password', async ({
    page,
    context,
    elsewhere,
  }) => {
    const { username } = await newMember('harbor');
    await page.goto('/login');
    await page.getByRole('checkbox', { name: /^Stay logged in on this device/ }).check();
    await sendPassword(page, username);
    await expectInside(page, username);
    const kept = await context.storageState();
    const tab = await page.evaluate(() => JSON.stringify(sessionStorage));
    expect(JSON.stringify(kept) + tab).not.toContain(password);
    expect(kept.cookies.find(({ name }) => name === 'remember')).toMatchObject({
      httpOnly: true,
      sameSite: 'Strict',
    });

    const again = await elsewhere(await afterClosing(context));
    await again.goto('/');
    await expectInside(again, username);
  });
});

test('A11 LOG-11 a reused cookie ends the session of the device that used it', async ({
  page,
  context,
  elsewhere,
}) => {
  const { username } = await newMember('lantern');
  await page.goto('/login');
  await page.getByRole('checkbox', { name: /^Stay logged in on this device/ }).check();
  await sendPassword(page, username);
  await expectInside(page, username);
  const stolen = await afterClosing(context);
  const owner = await elsewhere(stolen);
  await owner.goto('/');
  await expectInside(owner, username);

  const thief = await elsewhere(stolen);
  await thief.goto('/');
  await expect(thief.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(loginForm(owner)).toBeVisible();
  await expectOutside(owner);
});

test('LOG-11 LOG-08 a logout forgets the device; only the name stays in the form', async ({
  page,
  context,
}) => {
  const { username } = await newMember('lantern');
  await page.goto('/login');
  await page.getByRole('checkbox', { name: /^Stay logged in on this device/ }).check();
  await page.getByRole('checkbox', { name: 'Remember my username' }).check();
  await sendPassword(page, username);
  await expectInside(page, username);
  await page.goto('/?overlay=logout');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out', exact: true }).click();
  await expectOutside(page);

  const next = await context.newPage();
  await next.addInitScript(() => localStorage.setItem('language', 'en'));
  await next.goto('/login');
  const form = loginForm(next);
  await expect(form.getByRole('textbox', { name: 'Username' })).toHaveValue(username);
  await expectOutside(next);
});
