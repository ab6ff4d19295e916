import { expect, type Page } from '@playwright/test';
import { ask, askHere, matchTransfer, payElsewhere, rejectTransfer } from './deposits.ts';
import { expectLooks } from './looks.ts';
import { enter } from './members.ts';
import { gamePng } from './pictures.ts';
import { test } from './visitor.ts';

const says = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name })).toBeInViewport();

/** The member declares the payment with a receipt. */
async function declare(page: Page): Promise<void> {
  const receipt = { name: 'receipt.png', mimeType: 'image/png', buffer: gamePng };
  await page.locator('input[type=file]').setInputFiles(receipt);
  await page.getByRole('button', { name: 'I have paid' }).click();
  await expect(page.getByText(/looking for your transfer/)).toBeVisible();
}

test.describe('CSH-01 a deposit by each method', () => {
  test.beforeEach(({ page }) => enter(page, 'lantern'));

  for (const [method, arrives] of [
    [/^Online payment/, '₫200,000'],
    [/^E-wallet/, '₫200,000'],
    [/^Card/, '₫195,000'],
  ] as const)
    test(`CSH-01 ${method.source.slice(1)}: on the page of a gateway`, async ({ page }) => {
      await ask(page, method, '200,000');
      await page.waitForURL(/\/pay\//);
      await page.getByRole('button', { name: 'Pay', exact: true }).click();
      await page.getByRole('link', { name: 'Return to the site' }).click();
      await says(page, `${arrives} is in your wallet`);
    });

  test('CSH-01 WAL-06 VietQR: the page shows by itself that the code was paid elsewhere', async ({
    page,
  }) => {
    const { instructions } = await askHere(page, /^VietQR/, '200,000');
    await says(page, 'Scan and pay exactly');
    await expect(page.getByRole('img', { name: 'QR code for this payment' })).toBeVisible();
    await expectLooks(page, 'a code to pay');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the QR code' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^D-.*\.png$/);
    await payElsewhere(page, instructions.payload);
    await says(page, '₫200,000 is in your wallet');
  });

  test('CSH-01 WAL-06 coins: the page shows each confirmation, and credits after the last', async ({
    page,
  }) => {
    const { instructions } = await askHere(page, /^USDT/, '1,000,000');
    await says(page, 'Send coins worth');
    await expect(page.getByText(/on the TRC-20 network/)).toBeVisible();
    await expect(page.getByText(instructions.address)).toBeVisible();
    await expectLooks(page, 'an address for coins');
    await payElsewhere(page, instructions.address);
    await expect(page.getByText(/^[1-3]\/3$/)).toBeVisible();
    await says(page, '₫1,000,000 is in your wallet');
  });

  test('CSH-01 CSH-05 a transfer: declared with a picture, matched by staff, and credited', async ({
    page,
  }) => {
    const { reference } = await askHere(page, /^Bank transfer/, '500,000');
    await says(page, 'Transfer exactly');
    await expect(page.getByRole('button', { name: 'Copy: Message' })).toBeVisible();
    await expectLooks(page, 'an account to transfer to');
    await declare(page);
    await expectLooks(page, 'a transfer that the staff look for');
    await matchTransfer(reference, '499000');
    await says(page, '₫499,000 is in your wallet');
  });

  test('CSH-01 a transfer that staff reject: the member sees why, and the last deposits', async ({
    page,
  }) => {
    const { reference } = await askHere(page, /^Bank transfer/, '500,000');
    await declare(page);
    await rejectTransfer(reference, 'The bank shows no such transfer.');
    await expect(page.getByText('Reason: The bank shows no such transfer.')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: new RegExp(reference) })).toBeVisible();
    await expectLooks(page, 'the form above the last deposits');
  });
});
