import { expect } from '@playwright/test';
import { test } from './brand.ts';
import { codeFor } from './outbox.ts';
import { moveByKeys } from './puzzles.ts';
import {
  expectWelcome,
  field,
  fillPasswords,
  freshNumber,
  proveByWork,
  registrationForm,
  submit,
} from './registration-form.ts';
import { freshName } from './visitor.ts';

test.use({ brand: 'harbor' });

test('REG-05 REG-08 SMS-01 SMS-02 CAP-02 by phone: SMS code, password, puzzle by keyboard', {
  tag: '@phone',
}, async ({ page }) => {
  const number = freshNumber();
  await page.goto('/register');
  await page.getByRole('tab', { name: 'By phone' }).click();
  await expect(field(page, 'Password')).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: /21 or older/ })).not.toBeChecked();

  await test.step('no code goes to what is no number', async () => {
    await field(page, 'Mobile number').fill('12345');
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(field(page, 'Mobile number')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('button', { name: 'Send code' })).toBeEnabled();
  });

  await field(page, 'Mobile number').fill(number);
  await page.getByRole('button', { name: 'Send code' }).click();
  // Another one can be sent after a minute.
  await expect(page.getByRole('button', { name: /^Code sent (60|5\d)s$/ })).toBeDisabled();
  await field(page, 'Verification code').fill(await codeFor(page, `+63${number}`));
  await fillPasswords(page);
  await moveByKeys(page, registrationForm(page));
  await submit(page);
  await expectWelcome(page, `63${number}`, 'Harbor');
});

test('REG-04 REG-06 CAP-01 SMS-01 by name: a number, its code, and proof of work', async ({
  page,
}) => {
  const [username, number] = [freshName(), freshNumber()];
  await page.goto('/register');
  await field(page, 'Username').fill(username);
  await fillPasswords(page);
  await field(page, 'Mobile number').fill(number);
  await page.getByRole('button', { name: 'Send code' }).click();
  await field(page, 'Verification code').fill(await codeFor(page, `+63${number}`));
  await proveByWork(page);
  await submit(page);
  await expectWelcome(page, username, 'Harbor');
});

test('REG-09 CAP-02 a misplaced piece is rejected, and a new puzzle appears', async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('tab', { name: 'By phone' }).click();
  await field(page, 'Mobile number').fill(freshNumber());
  await field(page, 'Verification code').fill('123456');
  await fillPasswords(page);
  const picture = page.getByRole('img', { name: 'Picture with a gap' });
  const first = (await picture.getAttribute('src')) ?? '';
  // The gap is never so far to the left.
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft'])
    await page.getByRole('slider').press(key);
  await submit(page);
  await expect(page.getByRole('slider')).toHaveAttribute('aria-invalid', 'true');
  await expect(picture).not.toHaveAttribute('src', first);
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuenow', '0');
});
