import { expect } from '@playwright/test';
import { expectGameFits, openBy, playForFree } from './tables.ts';
import { test } from './visitor.ts';

test('GAM-25 GAM-26 a hunt at the reef with play money: shots, a catch, the proof', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  test.slow(true, 'It shoots until something is caught.');
  await playForFree(page);
  await page.goto('/fish');
  const game = await openBy(page, /^Play Reef Hunt\b/);
  if (!isMobile) await expectGameFits(page, game);
  await expect(game.getByText('1 playing').or(game.getByText('2 playing'))).toBeVisible();
  // A small fish is caught by about every second shot.
  const shoot = game.getByRole('button', { name: /^Shoot ₫1,000/ });
  const caught = game.locator('#result').filter({ hasText: 'caught: ₫' });
  await expect(async () => {
    await shoot.click();
    await expect(caught).toBeAttached({ timeout: 2_000 });
  }).toPass({ timeout: 90_000 });
  await expect(game.locator('#session-net')).not.toHaveText('');
  await game.getByRole('button', { name: 'Fair play' }).click();
  const proof = game.getByRole('link', { name: /^Check round/ }).first();
  await game.getByRole('button', { name: 'Reveal' }).click();
  await expect(game.getByText('Revealed server seed')).toBeVisible();
  const [verifier] = await Promise.all([page.waitForEvent('popup'), proof.click()]);
  await expect(verifier.getByText('The game showed the same outcome.')).toBeVisible();
});
