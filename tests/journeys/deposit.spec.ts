import { expect, type Page } from '@playwright/test';
import { enter } from './members.ts';
import { askForDeposit, test } from './visitor.ts';

async function balance(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const reply = await fetch('/wps/v2/wallets/balance', {
      headers: { authorization: `Bearer ${sessionStorage.getItem('token')}` },
    });
    return ((await reply.json()) as { value: { sumBalance: string } }).value.sumBalance;
  });
}

async function onGateway(page: Page, button: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  // The page also redirects by itself, after some seconds.
  await page.getByRole('link', { name: 'Return to the site' }).click();
  await page.waitForURL(/centre=depositv2/);
}

test('CSH-02 E15 a repeated webhook credits once', async ({ page }) => {
  await enter(page, 'lantern');
  await askForDeposit(page, '200,000');
  await onGateway(page, /twice/i);
  await expect(page.getByText('₫200,000 is in your wallet')).toBeVisible();
  expect(await balance(page)).toBe('200000');
});

test('CSH-02 a failed payment shows an error and credits nothing', async ({ page }) => {
  await enter(page, 'lantern');
  await askForDeposit(page, '200,000');
  await onGateway(page, /^fail/i);
  await expect(page.getByText('Payment failed')).toBeVisible();
  expect(await balance(page)).toBe('0');
});

test('CSH-02 a wrong amount goes to review and credits nothing', async ({ page }) => {
  await enter(page, 'lantern');
  await askForDeposit(page, '200,000');
  await onGateway(page, /another amount/i);
  await expect(page.getByText("We're checking this deposit")).toBeVisible();
  expect(await balance(page)).toBe('0');
});
