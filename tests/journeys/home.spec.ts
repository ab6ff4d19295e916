import { expect, test } from '@playwright/test';

test('the home page shows the name of its brand', { tag: '@phone' }, async ({ page }) => {
  const reply = await page.goto('/');
  expect(reply?.status()).toBe(200);
  await expect(page).toHaveTitle(/Lantern/);
});
