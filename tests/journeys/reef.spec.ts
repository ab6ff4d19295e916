import { expect } from '@playwright/test';
import { atEachSize, openBy, playForFree } from './tables.ts';
import { test } from './visitor.ts';

test('GAM-25 GAM-26 a hunt at the reef with play money: shots, a catch, the proof', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await playForFree(page);
  await page.goto('/fish');
  const game = await openBy(page, /^Play Reef Hunt\b/);
  await atEachSize(page, game, isMobile, async () => {});
  await expect(game.getByText('1 playing').or(game.getByText('2 playing'))).toBeVisible();
  // A small fish is caught by about every second shot, so 200 shots without a catch do not happen.
  await game.getByRole('button', { name: 'Auto', exact: true }).click();
  await game.getByLabel('Shots').fill('200');
  await game.getByRole('button', { name: /^Start/ }).click();
  await expect(game.locator('#result')).toContainText('caught: ₫', { timeout: 60_000 });
  await game.getByRole('button', { name: /^Stop/ }).click();
  await expect(game.locator('#session-net')).not.toHaveText('');
  await game.getByRole('button', { name: 'Fair play' }).click();
  const proof = game.getByRole('link', { name: /^Check round/ }).first();
  await game.getByRole('button', { name: 'Reveal' }).click();
  await expect(game.getByText('Revealed server seed')).toBeVisible();
  const [verifier] = await Promise.all([page.waitForEvent('popup'), proof.click()]);
  await expect(verifier.getByText('The game showed the same outcome.')).toBeVisible();
});
