import { expect, type Page } from '@playwright/test';
import { test } from './brand.ts';
import { codeFor } from './outbox.ts';
import {
  expectWelcome,
  field,
  fillPasswords,
  freshNumber,
  proveByWork,
  submit,
} from './registration-form.ts';
import { freshName } from './visitor.ts';

test.use({ brand: 'harbor' });

/** Presses the button of a provider, and signs in there. */
async function signInAt(page: Page, provider: 'Google' | 'Facebook', email: string): Promise<void> {
  await page.getByRole('button', { name: provider }).click();
  await page.getByRole('textbox', { name: 'Your e-mail' }).fill(email);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('REG-13 LOG-06 Google fills the registration, and logs the new member in', async ({
  page,
}) => {
  const [username, number] = [freshName(), freshNumber()];
  const email = `${freshName()}@mail.example`;
  await page.goto('/register');
  await signInAt(page, 'Google', email);
  await page.waitForURL('**/register');
  await expect(page.getByText(`Continue as ${email.split('@')[0]} (Google)`)).toBeVisible();
  await expect(field(page, 'E-mail')).toHaveValue(email);

  await field(page, 'Username').fill(username);
  await fillPasswords(page);
  await field(page, 'Mobile number').fill(number);
  await page.getByRole('button', { name: 'Send code' }).click();
  await field(page, 'Verification code').fill(await codeFor(page, `+63${number}`));
  await proveByWork(page);
  await submit(page);
  await expectWelcome(page, username, 'Harbor');

  await page.goto('/?overlay=logout');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out', exact: true }).click();
  await page.waitForURL('**/login*');
  await page.getByRole('button', { name: 'Google' }).click();
  await page.waitForFunction((name) => sessionStorage.getItem('account') === name, username);
});

test('REG-13 a removed sign-in leaves a registration without it', async ({ page }) => {
  const email = `${freshName()}@mail.example`;
  await page.goto('/register');
  await signInAt(page, 'Facebook', email);
  await expect(page.getByText(`Continue as ${email.split('@')[0]} (Facebook)`)).toBeVisible();
  await page.getByRole('button', { name: 'Register without it' }).click();
  await expect(page.getByText(/^Continue as/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Facebook' })).toBeVisible();
});

test('REG-13 LOG-06 an unlinked provider account does not log in', async ({ page }) => {
  await page.goto('/login');
  await signInAt(page, 'Google', `${freshName()}@mail.example`);
  await expect(
    page.getByRole('heading', { name: 'Non-member account unable to login' }),
  ).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  await page.getByRole('link', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Create account', level: 1 })).toBeVisible();
});
