import { expect } from '@playwright/test';
import { test } from './visitor.ts';

test('GAM-07 GAM-26 a deal of Tien Len with play money: a room, a buy-in, a hand and a turn', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow(true, 'It waits for the cards and for a turn.');
  await page.goto('/login');
  await page.getByRole('main').getByRole('button', { name: 'Try with play money' }).click();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('isAgent'))).toBe('4');
  await page.goto('/pvp');
  await page
    .getByRole('button', { name: /^Play Tien Len\b/ })
    .first()
    .click();
  await page.waitForURL('**/game');
  const game = page.frameLocator('iframe');
  await game.getByRole('button', { name: /₫1,000 a card/ }).click();
  await game.getByRole('button', { name: 'Play this deal: ₫39,000' }).click();
  const hand = game.locator('#hand button');
  await expect(hand).toHaveCount(13);
  await expect(game.getByText('Bot', { exact: false }).first()).toBeVisible();
  // The first turns may be the bots'.
  await expect(game.locator('#state')).toHaveText('Your turn');
  await game.getByRole('button', { name: 'Fair play' }).click();
  await expect(game.getByText('Your seed for this deal')).toBeVisible();
});
