import { expect, type FrameLocator, type Page } from '@playwright/test';
import { test } from './visitor.ts';

async function openTable(page: Page, name: string): Promise<FrameLocator> {
  await page.goto('/live');
  await page
    .getByRole('button', { name: new RegExp(`^Play ${name}\\b`) })
    .first()
    .click();
  await page.waitForURL('**/game');
  return page.frameLocator('iframe');
}

test('GAM-25 GAM-27 a shared round of Dragon Tiger with play money, from bet to proof', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow(true, 'It waits for a whole round.');
  await page.goto('/login');
  await page.getByRole('main').getByRole('button', { name: 'Try with play money' }).click();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('isAgent'))).toBe('4');
  const table = await openTable(page, 'Dragon Tiger');
  await expect(table.getByText('Place your bets')).toBeVisible();
  await table.getByRole('button', { name: /^Dragon, pays/ }).click();
  await table.getByRole('button', { name: /^Tiger, pays/ }).click();
  await table.getByRole('button', { name: /^Confirm ₫/ }).click();
  await expect(table.getByRole('alert')).toContainText('is placed');
  await expect(table.locator('#result')).toContainText(/You get ₫|No win/);
  await table.getByRole('button', { name: 'Fair play' }).click();
  await expect(table.getByRole('link', { name: /^Check round/ }).first()).toBeVisible();
});
