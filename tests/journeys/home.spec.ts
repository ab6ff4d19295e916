import { expect, test } from '@playwright/test';

test('the home page answers and names its brand', async ({ page }) => {
  const reply = await page.goto('/');
  expect(reply?.status()).toBe(200);
  await expect(page).toHaveTitle(/Lantern/);
});
