import { expect, type Page } from '@playwright/test';
import { expectLooks } from './looks.ts';
import { test } from './visitor.ts';
import {
  askForWithdrawal,
  enterWithMoney,
  giveBack,
  letTimePass,
  payByHand,
} from './withdrawals.ts';

const says = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { name })).toBeVisible();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const balance = (page: Page) => page.getByText(/^₫[\d,]+$/).first();

test('CSH-03 CSH-04 a withdrawal is reviewed, paid and received while the page is open', async ({
  page,
}) => {
  await enterWithMoney(page, '500000');
  const reference = await askForWithdrawal(page, '200,000');
  await says(page, 'Your withdrawal is in review');
  await expectLooks(page, 'a withdrawal in review');
  await payByHand(reference);
  await says(page, '₫200,000 sent');
  await expectLooks(page, 'a payout that waits for an answer');
  await press(page, 'Yes, all of it');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, all of it' }).click();
  await says(page, '₫200,000 has arrived');
  await press(page, 'All withdrawals');
  await expect(page.getByText('Received', { exact: true })).toBeVisible();
  await expect(balance(page)).toHaveText('₫300,000');
});

test('CSH-04 CSH-05 a lost payout: a dispute with a picture, two people return the money', async ({
  page,
}) => {
  await enterWithMoney(page, '500000');
  const reference = await askForWithdrawal(page, '200,000');
  await payByHand(reference);
  await press(page, 'No, nothing arrived');
  const buffer = await page.screenshot();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'bank.png', mimeType: 'image/png', buffer });
  await press(page, 'Send');
  await says(page, "We're investigating");
  await expect(page.getByRole('img', { name: 'Picture 1' })).toHaveJSProperty('complete', true);
  await expectLooks(page, 'a disputed withdrawal');
  await giveBack(reference);
  await says(page, 'The missing amount is back in your wallet');
  await press(page, 'All withdrawals');
  await expect(balance(page)).toHaveText('₫500,000');
});

test('CSH-04 a part arrives, and the rest is disputed', async ({ page }) => {
  await enterWithMoney(page, '500000');
  const reference = await askForWithdrawal(page, '200,000');
  await payByHand(reference);
  await press(page, 'Only part of it');
  await page.getByLabel(/^Amount that arrived/).fill('150,000');
  await press(page, 'Send');
  await says(page, "We're investigating");
  await expect(page.getByText('₫50,000')).toBeVisible();
  await giveBack(reference);
  await press(page, 'All withdrawals');
  await expect(balance(page)).toHaveText('₫350,000');
});

test('CSH-04 D-8 without an answer it counts as received', async ({ page }) => {
  await enterWithMoney(page, '500000');
  const reference = await askForWithdrawal(page, '200,000');
  await payByHand(reference);
  await expect(page.getByRole('timer')).toBeVisible();
  await letTimePass(reference);
  await says(page, '₫200,000 has arrived');
  await expect(page.getByText('Marked as received automatically')).toBeVisible();
});

test('CSH-03 the member cancels it while it is in review', async ({ page }) => {
  await enterWithMoney(page, '500000');
  await askForWithdrawal(page, '500,000');
  await press(page, 'Cancel withdrawal');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel withdrawal' }).click();
  await says(page, 'Withdrawal cancelled');
  await press(page, 'All withdrawals');
  await expect(balance(page)).toHaveText('₫500,000');
  await expectLooks(page, 'the list of withdrawals');
});
