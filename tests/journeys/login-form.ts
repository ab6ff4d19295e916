import { expect, type Locator, type Page } from '@playwright/test';
import { password } from './visitor.ts';

/** The login form, on its page or in its modal. */
export const loginForm = (page: Page): Locator =>
  page.locator('form').filter({ has: page.getByRole('button', { name: 'Log in', exact: true }) });

/** Fills in name and password, and sends them. */
export async function sendPassword(page: Page, username: string, secret = password): Promise<void> {
  const form = loginForm(page);
  await form.getByRole('textbox', { name: 'Username' }).fill(username);
  await form.getByRole('textbox', { name: 'Password', exact: true }).fill(secret);
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Logs in on the login page, which redirects to the home page. */
export async function logIn(page: Page, username: string, secret = password): Promise<void> {
  await page.goto('/login');
  await sendPassword(page, username, secret);
  await expectInside(page, username);
}

/** The page is logged in, and shows the home page. */
export async function expectInside(page: Page, username: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('account'))).toBe(username);
  expect(new URL(page.url()).pathname).toBe('/');
}

/** The page is not logged in. */
export const expectOutside = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
