import { expect, type FrameLocator, type Page } from '@playwright/test';
import { bringTo, expectGameFits, openBy, openRound, playForFree } from './tables.ts';
import { test } from './visitor.ts';

/** Opens the fairness panel, which links the proof of the last round. */
async function findProof(game: FrameLocator) {
  await game.getByRole('button', { name: 'Fair play' }).click();
  const proof = game.getByRole('link', { name: /^Check round/ }).first();
  await expect(proof).toBeVisible();
  return proof;
}

async function openTable(page: Page, path: string, button: RegExp): Promise<FrameLocator> {
  await playForFree(page);
  await page.goto(path);
  const table = await openBy(page, button);
  const bet = table.getByRole('button', { name: /^Bet ₫/ });
  await expect(table.getByText('Place your bets').or(bet).first()).toBeVisible();
  return table;
}

/** Puts a chip on a spot and confirms it. */
async function betOn(table: FrameLocator, spot: RegExp): Promise<void> {
  await table.getByRole('button', { name: spot }).click();
  await table.getByRole('button', { name: /^Confirm ₫/ }).click();
  await expect(table.getByRole('alert')).toContainText('is placed');
  await expect(table.getByRole('button', { name: /^Confirm ₫/ })).toBeHidden();
}

test('GAM-25 GAM-26 a shared round of Dragon Tiger with play money, from bet to proof', async ({
  page,
}) => {
  const table = await openTable(page, '/live', /^Play Dragon Tiger\b/);
  await expectGameFits(page, table, () => betOn(table, /^Dragon, pays/));
  await betOn(table, /^Tiger, pays/);
  await bringTo(await openRound('dragon-tiger'), 'decided');
  await expect(table.locator('#result')).toContainText(/You get ₫|No win/);
  await findProof(table);
});

const tables = [
  { name: 'Baccarat', code: 'baccarat', spots: [/^Player, pays/, /^Banker, pays/] },
  { name: 'Sic Bo', code: 'sic-bo', spots: [/^Small, pays/, /^Big, pays/] },
  { name: 'Xoc Dia', code: 'xoc-dia', spots: [/^Even, pays/, /^Odd, pays/] },
  { name: 'Roulette', code: 'roulette', spots: [/^Red, pays/, /^Black, pays/] },
] as const;

test('GAM-25 GAM-26 a round at each other table with play money, on a desktop and a phone', async ({
  page,
}) => {
  test.slow(true, 'It opens a list of tables, one after another.');
  await playForFree(page);
  for (const { name, code, spots } of tables) {
    await page.goto('/live');
    const table = await openBy(page, new RegExp(`^Play ${name}\\b`));
    const [one, other] = spots;
    await expectGameFits(page, table, () => betOn(table, one));
    await betOn(table, other);
    await bringTo(await openRound(code), 'decided');
    await expect(table.locator('#result'), name).toContainText(/You get ₫|No win/);
  }
});

test('GAM-25 GAM-26 a flight of Crash with play money: bet, cash-out by itself, proof', async ({
  page,
}) => {
  const crash = await openTable(page, '/rng', /^Play Crash\b/);
  await crash.getByLabel('Auto cash-out at').fill('1.01');
  await expectGameFits(page, crash, async () => {
    await crash.getByRole('button', { name: /^Bet ₫/ }).click();
    await expect(crash.getByText('is placed')).toBeVisible();
  });
  await bringTo(await openRound('crash'), 'decided');
  await expect(crash.locator('#result')).toContainText(/You get ₫1,010|No win/);
  const proof = await findProof(crash);
  const [verifier] = await Promise.all([page.waitForEvent('popup'), proof.click()]);
  await expect(verifier.getByText('The game showed the same outcome.')).toBeVisible();
});

const leagues = [
  { path: '/sports', name: 'Rivers League', code: 'rivers-league' },
  { path: '/esports', name: 'Neon Arena', code: 'neon-arena' },
] as const;

for (const { path, name, code } of leagues)
  test(`GAM-25 GAM-26 a match day of ${name} with play money, from tickets to proof`, async ({
    page,
  }) => {
    const league = await openTable(page, path, new RegExp(`^Play ${name}\\b`));
    await expect(league.getByRole('heading', { name })).toBeAttached();
    await expectGameFits(page, league, async () => {
      await league.locator('[data-pick="0h"]').click();
      await league.locator('[data-pick="1h"]').click();
      await league.getByRole('button', { name: 'Accumulator' }).click();
      await league.getByRole('button', { name: /^Confirm ₫/ }).click();
      await expect(league.getByRole('alert')).toContainText('is placed');
    });
    const day = await openRound(code);
    await bringTo(day, 'live');
    await expect(league.locator('#comment')).toContainText('′');
    await bringTo(day, 'decided');
    await expect(league.locator('#result')).toContainText(/You get ₫|No win/);
    await findProof(league);
  });

test('GAM-25 GAM-26 a duel with play money: a bet on one side of the pool', async ({ page }) => {
  const duel = await openTable(page, '/cockfight', /^Play Lantern Duel\b/);
  await duel.getByRole('button', { name: /^Wala, pays/ }).click();
  await duel.getByRole('button', { name: /^Meron, pays/ }).click();
  await expectGameFits(page, duel, async () => {
    await duel.getByRole('button', { name: 'Confirm ₫1,000' }).click();
    await expect(duel.getByRole('alert')).toContainText('is placed');
  });
  await bringTo(await openRound('duel'), 'decided');
  // Without a stake on the other side it comes back.
  await expect(duel.locator('#result')).toContainText(/You get ₫|No win/);
});
