import { expect } from '@playwright/test';
import { test } from './brand.ts';
import { query } from './database.ts';
import { codeFor } from './outbox.ts';
import {
  expectWelcome,
  field,
  fillPasswords,
  freshNumber,
  proveByWork,
  registrationsOf,
  submit,
} from './registration-form.ts';
import { freshName } from './visitor.ts';

test.use({ brand: 'harbor' });

test('REG-10 REG-11 the link of an agent hides the field for its code, and binds the new member to the agent', async ({
  page,
}) => {
  const [username, number] = [freshName(), freshNumber()];
  await page.goto('/register?affiliateCode=DEMOAGENT');
  await field(page, 'Username').fill(username);
  await expect(field(page, 'Invitation code')).toHaveCount(0);
  await fillPasswords(page);
  await field(page, 'Mobile number').fill(number);
  await page.getByRole('button', { name: 'Send code' }).click();
  await field(page, 'Verification code').fill(await codeFor(page, `+63${number}`));
  await proveByWork(page);
  await submit(page);
  await expectWelcome(page, username, 'Harbor');
  const bound = await query(
    'select upline.username from member join member upline on upline.id = member.upline_id where member.username = $1',
    [username],
  );
  expect(bound).toEqual([{ username: 'demoagent' }]);
});

test('REG-10 a link with a code that nobody has brings the field back', async ({ page }) => {
  await page.goto('/register?affiliateCode=NOBODY99');
  await expect(field(page, 'Invitation code')).toHaveAccessibleDescription(/code of your link is not valid/);
});

test('REG-09 a wrong code that was typed is told in a dialog, and nothing is sent', async ({ page }) => {
  const sent = registrationsOf(page);
  await page.goto('/register');
  await field(page, 'Username').fill(freshName());
  await fillPasswords(page);
  await field(page, 'Mobile number').fill(freshNumber());
  await field(page, 'Verification code').fill('123456');
  await field(page, 'Invitation code').fill('NOBODY99');
  await page.getByRole('slider').press('PageUp');
  await submit(page);
  const dialog = page.getByRole('alertdialog', { name: 'Invitation code not valid' });
  await expect(dialog).toContainText('This invitation code is not valid. Please check it or leave it out.');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(field(page, 'Invitation code')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuenow', '24');
  expect(sent).toEqual([]);
});
