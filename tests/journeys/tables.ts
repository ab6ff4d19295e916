import { expect, type FrameLocator, type Page } from '@playwright/test';
import { alone, queryVendor } from './database.ts';

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

/** The open round at a shared table. */
async function openRound(game: string): Promise<string> {
  const [round] = await queryVendor<{ id: string }>(
    "select id from table_round where game = $1 and state = 'betting'",
    [game],
  );
  if (!round) throw new Error(`At ${game} no betting is open.`);
  return round.id;
}

const states = ['live', 'decided', 'over'] as const;
type State = (typeof states)[number];

/** Ends the states of a round one after another, until it is in the wanted one or further. */
const bringTo = (round: string, wanted: State) =>
  expect
    .poll(
      () =>
        queryVendor(
          `update table_round set until_at = least(until_at, clock_timestamp())
            where id = $1 and state <> all ($2) returning state`,
          [round, states.slice(states.indexOf(wanted))],
        ),
      { intervals: [100] },
    )
    .toEqual([]);

/** The game is no wider than its frame. */
const expectFit = (page: Page, game: FrameLocator) =>
  expect
    .poll(
      () => game.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth),
      `at ${page.viewportSize()?.width} pixels`,
    )
    .toBeLessThanOrEqual(0);

const phone = { width: 360, height: 740 };
const desktop = { width: 1440, height: 900 };

/** Plays at the size of a phone and at that of a desktop; a real phone has its own size only. */
export async function atEachSize(
  page: Page,
  game: FrameLocator,
  isMobile: boolean,
  play: (nth: number) => Promise<unknown>,
): Promise<void> {
  for (const [at, size] of [phone, desktop].entries()) {
    if (isMobile && size === desktop) break;
    if (!isMobile) await page.setViewportSize(size);
    await expectFit(page, game);
    await play(at + 1);
    await expectFit(page, game);
  }
}

interface SharedGame {
  readonly page: Page;
  readonly isMobile: boolean;
  readonly code: string;
  readonly game: FrameLocator;
}

/**
 * Plays a shared round at each size, from the bet to the result. Other journeys wait meanwhile,
 * because this one decides when the rounds end.
 * @param place makes the bets
 * @param whileLive what is to be seen before the result
 */
export const playShared = (
  { page, isMobile, code, game }: SharedGame,
  place: () => Promise<unknown>,
  whileLive?: () => Promise<unknown>,
): Promise<void> =>
  alone(code, () =>
    atEachSize(page, game, isMobile, async () => {
      const result = game.locator('#result');
      // A new round has begun.
      await expect(result).toHaveText('');
      await place();
      const round = await openRound(code);
      if (whileLive) await bringTo(round, 'live');
      await whileLive?.();
      await bringTo(round, 'decided');
      await expect(result, code).toContainText(/You get ₫|No win/);
      await expectFit(page, game);
      await bringTo(round, 'over');
    }),
  );
