import { expect, type FrameLocator, type Page } from '@playwright/test';
import { test } from './visitor.ts';

async function openTable(page: Page, name: string, path = '/live'): Promise<FrameLocator> {
  await page.goto(path);
  return openBy(page, new RegExp(`^Play ${name}\\b`));
}

async function openBy(page: Page, button: RegExp): Promise<FrameLocator> {
  await page.getByRole('button', { name: button }).first().click();
  await page.waitForURL('**/game');
  return page.frameLocator('iframe');
}

async function playForFree(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('main').getByRole('button', { name: 'Try with play money' }).click();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('isAgent'))).toBe('4');
}

test('GAM-25 GAM-27 a shared round of Dragon Tiger with play money, from bet to proof', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow(true, 'It waits for a whole round.');
  await playForFree(page);
  const table = await openTable(page, 'Dragon Tiger');
  await expect(table.getByText('Place your bets')).toBeVisible();
  await table.getByRole('button', { name: /^Dragon, pays/ }).click();
  await table.getByRole('button', { name: /^Tiger, pays/ }).click();
  await table.getByRole('button', { name: /^Confirm ₫/ }).click();
  await expect(table.getByRole('alert')).toContainText('is placed');
  await expect(table.locator('#result')).toContainText(/You get ₫|No win/);
  await table.getByRole('button', { name: 'Fair play' }).click();
  await expect(table.getByRole('link', { name: /^Check round/ }).first()).toBeVisible();
});

test('GAM-25 GAM-27 a flight of Crash with play money: bet, cash-out by itself, proof', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow(true, 'It waits for a whole flight.');
  await playForFree(page);
  const crash = await openTable(page, 'Crash', '/rng');
  const bet = crash.getByRole('button', { name: /^Bet ₫/ });
  await crash.getByLabel('Auto cash-out at').fill('1.01');
  // Another player's flight may be in the air.
  await bet.click({ timeout: 100_000 });
  await expect(crash.locator('#result')).toContainText(/You get ₫1,010|No win/, {
    timeout: 100_000,
  });
  await crash.getByRole('button', { name: 'Fair play' }).click();
  const [verifier] = await Promise.all([
    page.waitForEvent('popup'),
    crash
      .getByRole('link', { name: /^Check round/ })
      .first()
      .click(),
  ]);
  await expect(verifier.getByText('The game showed the same outcome.')).toBeVisible();
});

const leagues = [
  { path: '/sports', name: 'Rivers League' },
  { path: '/esports', name: 'Neon Arena' },
] as const;

test('GAM-25 GAM-27 a match day of each league with play money, from tickets to proof', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow(true, 'It waits for two whole match days.');
  await playForFree(page);
  for (const { path, name } of leagues) {
    await page.goto(path);
    await page
      .getByRole('button', { name: /^Lantern Originals/ })
      .first()
      .click();
    await page.waitForURL('**/game');
    const league = page.frameLocator('iframe');
    await expect(league.getByRole('heading', { name })).toBeAttached();
    await expect(league.getByText('Place your bets')).toBeVisible({ timeout: 120_000 });
    await league.locator('[data-pick="0h"]').click();
    await league.locator('[data-pick="1h"]').click();
    await league.getByRole('button', { name: 'Accumulator' }).click();
    await league.getByRole('button', { name: /^Confirm ₫/ }).click();
    await expect(league.getByRole('alert')).toContainText('is placed');
    await expect(league.locator('#comment')).toContainText('′', { timeout: 120_000 });
    await expect(league.locator('#result')).toContainText(/You get ₫|No win/, { timeout: 120_000 });
    await league.getByRole('button', { name: 'Fair play' }).click();
    await expect(league.getByRole('link', { name: /^Check round/ }).first()).toBeVisible();
  }
});

test('GAM-25 GAM-27 a duel with play money: a bet on one side of the pool', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow(true, 'It waits for a whole round.');
  await playForFree(page);
  await page.goto('/cockfight');
  // The vendor's card leads to its only game.
  const duel = await openBy(page, /^Lantern Originals/);
  await expect(duel.getByText('Place your bets')).toBeVisible();
  await duel.getByRole('button', { name: /^Wala, pays/ }).click();
  await duel.getByRole('button', { name: /^Meron, pays/ }).click();
  await duel.getByRole('button', { name: 'Confirm ₫1,000' }).click();
  await expect(duel.getByRole('alert')).toContainText('is placed');
  // Without a stake on the other side it comes back.
  await expect(duel.locator('#result')).toContainText(/You get ₫|No win/);
});
