import { expect } from '@playwright/test';
import { queryVendor } from './database.ts';
import { openBy, playForFree } from './tables.ts';
import { test } from './visitor.ts';

/** The clock plays all turns at the tables of a room now, until no deal is played there. */
const playOut = (unit: number) =>
  expect
    .poll(
      () =>
        queryVendor(
          `update deal set until_at = least(until_at, clock_timestamp()) from room_table
            where room_table.id = table_id and unit = $1 and state = 'playing' returning deal.id`,
          [unit],
        ),
      { intervals: [50], timeout: 60_000 },
    )
    .toEqual([]);

test('GAM-07 GAM-26 a deal of Tien Len with play money: buy-in, a turn, its result and proof', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  test.slow(true, 'It waits for the cards and for a turn.');
  await playForFree(page);
  await page.goto('/pvp');
  const game = await openBy(page, /^Play Tien Len\b/);
  // Phone and desktop play in two rooms, because each ends the turns there.
  const [unit, room, buyIn] = isMobile
    ? [100, /₫100 a card/, 'Play this deal: ₫3,900']
    : [1_000, /₫1,000 a card/, 'Play this deal: ₫39,000'];
  await game.getByRole('button', { name: room }).click();
  const buy = game.getByRole('button', { name: buyIn });
  const hand = game.locator('#hand button');
  // The first turns may be the bots', and a deal may end at once by a hand that wins as it is.
  await expect(async () => {
    if (await buy.isVisible()) await buy.click();
    await expect(hand).toHaveCount(13);
    await expect(game.getByText('Bot', { exact: false }).first()).toBeVisible();
    await expect(game.locator('#state')).toHaveText('Your turn', { timeout: 10_000 });
  }).toPass();
  await game.getByRole('button', { name: 'Suggest' }).click();
  // Without a suggestion the hand passes.
  await game
    .getByRole('button', { name: /^(Pass|Play)$/, disabled: false })
    .last()
    .click();
  await expect(game.locator('#state')).not.toHaveText('Your turn');
  await playOut(unit);
  await expect(game.locator('#result')).toContainText(/Your result: [+−-]?₫/);
  await expect(game.locator('#session-net')).not.toHaveText('');
  await game.getByRole('button', { name: 'Fair play' }).click();
  await expect(game.getByText('Your seed for this deal')).toBeVisible();
  const proof = game.getByRole('link', { name: /^Check deal/ }).first();
  const [verifier] = await Promise.all([page.waitForEvent('popup'), proof.click()]);
  await expect(verifier.getByText('The game showed the same outcome.')).toBeVisible();
});
