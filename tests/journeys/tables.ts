import { expect, type FrameLocator, type Page } from '@playwright/test';
import { queryVendor } from './database.ts';

/** Logs in as a trial account, which plays with play money. */
export async function playForFree(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('main').getByRole('button', { name: 'Try with play money' }).click();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('isAgent'))).toBe('4');
}

/** Presses a button of the site that opens a game. */
export async function openBy(page: Page, button: RegExp): Promise<FrameLocator> {
  await page.getByRole('button', { name: button }).first().click();
  await page.waitForURL('**/game');
  return page.frameLocator('iframe');
}

/**
 * The open round at a shared table. Only one journey plays at each table, because it decides when
 * its rounds end.
 */
export async function openRound(game: string): Promise<string> {
  const [round] = await queryVendor<{ id: string }>(
    "select id from table_round where game = $1 and state = 'betting'",
    [game],
  );
  if (!round) throw new Error(`At ${game} no betting is open.`);
  return round.id;
}

/** Ends the states of a round one after another, until it is live or at least decided. */
export const bringTo = (round: string, wanted: 'live' | 'decided') =>
  expect
    .poll(
      () =>
        queryVendor(
          `update table_round set until_at = least(until_at, clock_timestamp())
            where id = $1 and state not in ($2, 'decided', 'over') returning state`,
          [round, wanted],
        ),
      { intervals: [100] },
    )
    .toEqual([]);

const phone = { width: 360, height: 740 };
const desktop = { width: 1440, height: 900 };

/**
 * The game is no wider than its frame, on a phone and on a desktop.
 * @param onPhone what is done while it has the size of a phone
 */
export async function expectGameFits(
  page: Page,
  game: FrameLocator,
  onPhone: () => Promise<unknown> = async () => {},
): Promise<void> {
  const overflow = () =>
    game.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await expect.poll(overflow, `at ${size.width} pixels`).toBeLessThanOrEqual(0);
    if (size === phone) await onPhone();
  }
}
