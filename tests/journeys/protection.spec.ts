import { expect } from '@playwright/test';
import { above } from './inside.ts';
import { sendPassword } from './login-form.ts';
import { logInBeside } from './members.ts';
import { openGame, test } from './visitor.ts';
import { enterWithMoney } from './withdrawals.ts';

test('RGC-01 a stake limit rejects the next bet, and the page names the limit', async ({
  page,
}) => {
  await enterWithMoney(page, '500000');
  await page.goto(above('centre=protection'));
  await page.getByRole('button', { name: 'Set: Daily betting limit' }).click();
  const form = page.getByRole('dialog', { name: 'Daily betting limit' });
  await form.getByLabel(/^Limit/).fill('0');
  await form.getByRole('button', { name: 'Set limit' }).click();
  await expect(page.getByText('Limit set.')).toBeVisible();
  const game = await openGame(page);
  await game.getByRole('button', { name: /Put a chip on Fish/ }).click();
  await game.getByRole('button', { name: /^Bet ₫/ }).click();
  await expect(page.getByText('Limit reached. Daily betting limit: ₫0 of ₫0 left.')).toBeVisible();
});

test('RGC-01 A22 a self-excluded member leaves the game at once, and can withdraw', async ({
  page,
  context,
}) => {
  const username = await enterWithMoney(page, '500000');
  await openGame(page);
  const other = await context.newPage();
  await logInBeside(page, other);
  await other.goto(above('centre=protection'));
  await other.getByRole('button', { name: 'Exclude myself' }).click();
  await other.getByRole('combobox', { name: /Duration/ }).selectOption('6 months');
  await other.getByRole('button', { name: 'Next' }).click();
  await other.getByRole('checkbox', { name: /can't undo this/ }).check();
  await other.getByRole('button', { name: 'Exclude me now' }).click();
  await expect(other.getByText('Your break has started. Take care of yourself.')).toBeVisible();

  await expect(page.locator('iframe')).toBeHidden();
  await expect(page.getByText(/You're excluded from play/)).toBeVisible();
  await sendPassword(page, username);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('account'))).toBe(username);
  await page.goto(above('centre=withdraw'));
  await expect(
    page.getByRole('dialog', { name: 'Withdraw', exact: true }).getByLabel(/^Amount to withdraw/),
  ).toBeVisible();
  await page.goto(above('centre=protection'));
  await expect(page.getByText(/You're excluded from play until/)).toBeVisible();
});
