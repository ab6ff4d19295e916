import { expect } from '@playwright/test';
import { above } from './inside.ts';
import { askForDeposit, openGame, register, test } from './visitor.ts';

test('REG-06 REG-14 CSH-02 GAM-06 GAM-21 GAM-24 GAM-25 WAL-06 from visitor to settled round', {
  tag: '@phone',
}, async ({ page }) => {
  await test.step('registers and is welcomed', async () => {
    const name = await register(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('dialog')).toContainText(name);
    await page.getByRole('button', { name: 'Deposit now' }).click();
    await expect(page).toHaveURL(/centre=depositv2/);
  });

  await test.step('deposits on the gateway’s page and sees the money at once', async () => {
    await askForDeposit(page, '500,000');
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.waitForURL(/centre=depositv2.*reference=D-/);
    await expect(page.getByText('₫500,000 is in your wallet')).toBeVisible();
  });

  await test.step('plays a round, and the header follows', async () => {
    const game = await openGame(page);
    const balance = page.getByRole('banner').getByText('₫500,000');
    await expect(balance).toBeVisible();
    await game.getByRole('button', { name: /Put a chip on Fish/ }).click();
    await game.getByRole('button', { name: /^Bet ₫/ }).click();
    const result = game.locator('#result').filter({ hasText: /\+₫|No win this time/ });
    await expect(result).toBeVisible();
    await expect(balance).toBeHidden();
    await game.getByRole('button', { name: 'Fair play' }).click();
    await game.getByRole('button', { name: 'Reveal and change seed' }).click();
    await expect(game.getByText('Revealed server seed')).toBeVisible();
  });

  await test.step('finds the round in the betting record and repeats the calculation', async () => {
    await page.goto(above('centre=personalHistoryCopy'));
    const centre = page.getByRole('dialog');
    await expect(centre.getByText('Lucky Bowl').first()).toBeVisible();
    await centre.getByRole('button', { name: /^Details of the round of Lucky Bowl/ }).click();
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name: /Verify this round/ }).click();
    const verifier = await opened;
    await expect(verifier.getByText('The game showed the same dice.')).toBeVisible();
    await verifier.close();
  });
});
