import { expect, type FrameLocator, type Page } from '@playwright/test';
import { goInside } from './inside.ts';
import { openBy, playForFree, playShared } from './tables.ts';
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

test('GAM-25 GAM-26 rounds of Dragon Tiger with play money, at both sizes, to the proof', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  const game = await openTable(page, '/live', /^Play Dragon Tiger\b/);
  await playShared({ page, isMobile, code: 'dragon-tiger', game }, async () => {
    await betOn(game, /^Dragon, pays/);
    await betOn(game, /^Tiger, pays/);
  });
  await findProof(game);
});

const tables = [
  { name: 'Baccarat', code: 'baccarat', spots: [/^Player, pays/, /^Banker, pays/] },
  { name: 'Sic Bo', code: 'sic-bo', spots: [/^Small, pays/, /^Big, pays/] },
  { name: 'Xoc Dia', code: 'xoc-dia', spots: [/^Even, pays/, /^Odd, pays/] },
  { name: 'Roulette', code: 'roulette', spots: [/^Red, pays/, /^Black, pays/] },
] as const;

test('GAM-25 GAM-26 rounds of the other tables with play money, at both sizes', async ({
  page,
  isMobile,
}) => {
  test.slow(true, 'It opens a list of tables, one after another.');
  await playForFree(page);
  for (const [at, { name, code, spots }] of tables.entries()) {
    await (at === 0 ? page.goto('/live') : goInside(page, '/live'));
    const game = await openBy(page, new RegExp(`^Play ${name}\\b`));
    await playShared({ page, isMobile, code, game }, async () => {
      for (const spot of spots) await betOn(game, spot);
    });
  }
});

test('GAM-25 GAM-26 flights of Crash with play money, at both sizes: cash-out, proof', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  const game = await openTable(page, '/rng', /^Play Crash\b/);
  await game.getByLabel('Auto cash-out at').fill('1.01');
  await playShared({ page, isMobile, code: 'crash', game }, async () => {
    await game.getByRole('button', { name: /^Bet ₫/ }).click();
    await expect(game.getByText('is placed')).toBeVisible();
  });
  const proof = await findProof(game);
  const [verifier] = await Promise.all([page.waitForEvent('popup'), proof.click()]);
  await expect(verifier.getByText('The game showed the same outcome.')).toBeVisible();
});

const leagues = [
  { path: '/sports', name: 'Rivers League', code: 'rivers-league', tag: ['@phone'] },
  // The page is that of the other league.
  { path: '/esports', name: 'Neon Arena', code: 'neon-arena', tag: [] },
] as const;

for (const { path, name, code, tag } of leagues)
  test(`GAM-25 GAM-26 match days of ${name} with play money, at both sizes, to result and proof`, {
    tag: [...tag],
  }, async ({ page, isMobile }) => {
    const game = await openTable(page, path, new RegExp(`^Play ${name}\\b`));
    await expect(game.getByRole('heading', { name })).toBeAttached();
    const placeTicket = async () => {
      await game.locator('[data-pick="0h"]').click();
      await game.locator('[data-pick="1h"]').click();
      await game.getByRole('button', { name: 'Accumulator' }).click();
      await game.getByRole('button', { name: /^Confirm ₫/ }).click();
      await expect(game.getByRole('alert')).toContainText('is placed');
    };
    const seeMatch = () => expect(game.locator('#comment')).toContainText('′');
    await playShared({ page, isMobile, code, game }, placeTicket, seeMatch);
    await findProof(game);
  });

test('GAM-25 GAM-26 duels with play money, at both sizes, to the result', async ({
  page,
  isMobile,
}) => {
  const game = await openTable(page, '/cockfight', /^Play Lantern Duel\b/);
  // Without a stake on the other side it comes back.
  await playShared({ page, isMobile, code: 'duel', game }, () => betOn(game, /^Meron, pays/));
});
