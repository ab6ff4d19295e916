import { expect } from '@playwright/test';
import { enter } from './members.ts';
import { password, test } from './visitor.ts';

test('LOG-01 LOG-03 LOG-08 SYS-10 logs out after a confirmation, and in again', {
  tag: '@phone',
}, async ({ page }) => {
  const { username: name } = await enter(page, 'lantern');
  await page.goto('/?overlay=logout');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();

  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Username' }).fill(` ${name} `);
  await dialog.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(dialog).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await page.evaluate(() => sessionStorage.getItem('account'))).toBe(name);
});

test('A8 A6 a login elsewhere ends this one, and the page shows it', async ({
  page,
  browser,
  baseURL,
}) => {
  const { username: name } = await enter(page, 'lantern');
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Deposit' })).toBeVisible();
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await other.addInitScript(() => localStorage.setItem('language', 'en'));
  await other.goto('/?overlay=login');
  const dialog = other.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Username' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Username' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  await other.context().close();
});
