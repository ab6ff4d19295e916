import { expect } from '@playwright/test';
import { openBy, playForFree } from './tables.ts';
import { test } from './visitor.ts';

test('GAM-07 GAM-26 a deal of Tien Len with play money: a room, a buy-in, a hand and a turn', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow(true, 'It waits for the cards and for a turn.');
  await playForFree(page);
  await page.goto('/pvp');
  const game = await openBy(page, /^Play Tien Len\b/);
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
