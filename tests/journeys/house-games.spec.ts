import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { expect, type FrameLocator } from '@playwright/test';
import { goInside } from './inside.ts';
import { atEachSize, openBy, playForFree } from './tables.ts';
import { test } from './visitor.ts';

const groups = {
  'the small games': ['Dice', 'Limbo', 'Plinko', 'Keno', 'Wheel', 'Mines', 'HiLo'],
  'the slots': [
    ...['Carp Leap', 'Moon Feast', 'Brass Compass'],
    ...['Pearl Tides', 'Market Boats', 'Spring Fair'],
  ],
} as const;

/** The widest fields. A phone plays them by touch and with motion; the others at its size. */
const touched: readonly string[] = ['Plinko', 'Pearl Tides'];

/** The first step of a game with steps; a king has no higher card, and an ace no lower one. */
const firstSteps: Partial<Record<string, RegExp>> = { Mines: /^Cell 1$/, HiLo: /^[▲▼]/ };

/** Takes the first step, and cashes out unless it lost. */
async function finish(game: FrameLocator, step: RegExp): Promise<void> {
  await game.getByRole('button', { name: step }).first().click();
  const cashOut = game.getByRole('button', { name: /^Cash out/ });
  await expect(cashOut.or(game.getByText('No win this time'))).toBeVisible();
  if (await cashOut.isVisible()) await cashOut.click();
}

/** Plays one more round. One slot round in a hundred plays free spins first. */
async function playRound(game: FrameLocator, name: string, nth: number): Promise<void> {
  // What a player can choose besides the stake is in sight.
  if (name === 'Plinko') await expect(game.getByRole('group', { name: 'Risk' })).toBeVisible();
  await game.getByRole('button', { name: /^Bet ₫/ }).click();
  const step = firstSteps[name];
  if (step) await finish(game, step);
  await expect(game.locator('#history .sign'), name).toHaveCount(nth, { timeout: 120_000 });
  await expect(game.locator('#result')).toContainText(/\+₫|No win this time/);
}

for (const [group, names] of Object.entries(groups))
  test(`GAM-25 GAM-26 rounds of ${group} with play money, on a desktop and a phone`, {
    tag: '@phone',
  }, async ({ page, isMobile }) => {
    test.slow(true, 'It opens a list of games, one after another.');
    await playForFree(page);
    const played = names.filter((one) => !isMobile || touched.includes(one));
    for (const [at, name] of played.entries()) {
      await (at === 0 ? page.goto('/rng') : goInside(page, '/rng'));
      const game = await openBy(page, new RegExp(`^Play ${name}\\b`));
      await atEachSize(page, game, isMobile, (nth) => playRound(game, name, nth));
    }
  });

test('GAM-25 the saved verifier checks a round without a network', async ({ page, context }) => {
  await context.setOffline(true);
  const errors: string[] = [];
  page.on('requestfailed', (request) => errors.push(request.url()));
  const saved = new URL('../../apps/arcade/dist/saved/verify.html', import.meta.url);
  await page.goto(pathToFileURL(saved.pathname).href);
  const serverSeed = '5eed'.repeat(16);
  const hash = createHash('sha256').update(serverSeed).digest('hex');
  await page.getByLabel('Game').selectOption('Baccarat');
  await page.getByLabel('Server seed', { exact: true }).fill(serverSeed);
  await page.getByLabel('Fingerprint').fill(hash);
  await page.getByLabel('Client seed').fill('mine');
  await page.getByLabel('Nonce of the round').fill('7');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('status')).toContainText('The fingerprint matches this server seed.');
  await expect(page.getByRole('status')).toContainText('The outcome of this round');
  expect(errors).toEqual([]);
});
