import { expect } from '@playwright/test';
import { above } from './inside.ts';
import { openGame, test } from './visitor.ts';

test('LOG-07 MEM-04 A16 a trial account plays with play money and cannot deposit', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('main').getByRole('button', { name: 'Try with play money' }).click();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('isAgent'))).toBe('4');

  const game = await openGame(page);
  await expect(game.getByText('Play money')).toBeVisible();
  await game.getByRole('button', { name: /Put a chip on Crab/ }).click();
  await game.getByRole('button', { name: /^Bet ₫/ }).click();
  const result = game.locator('#result').filter({ hasText: /\+₫|No win this time/ });
  await expect(result).toBeVisible();

  await page.goto(above('centre=depositv2'));
  await expect(page.getByRole('alertdialog')).toContainText("You're using a trial account");
});
