import { randomInt } from 'node:crypto';
import { expect, type Locator, type Page, type Request } from '@playwright/test';
import type { Brand } from './brand.ts';
import { codeFor } from './outbox.ts';
import { password } from './visitor.ts';

/** An unused Philippine mobile number, without its leading zero. */
export const freshNumber = (): string => `917${String(randomInt(10_000_000)).padStart(7, '0')}`;

/** The registration form, on its page or in its modal. */
export const registrationForm = (page: Page): Locator =>
  page.locator('form').filter({ has: page.getByRole('button', { name: 'Register', exact: true }) });

export const submit = (page: Page): Promise<void> =>
  registrationForm(page).getByRole('button', { name: 'Register', exact: true }).click();

/** A field of the form by its label; an asterisk may follow it. */
export const field = (page: Page, label: string): Locator =>
  registrationForm(page).getByLabel(new RegExp(`^${label}( ?\\*)?$`));

/** Both passwords and the agreement, whose box one brand has checked beforehand. */
export async function fillPasswords(page: Page): Promise<void> {
  await registrationForm(page)
    .getByRole('checkbox', { name: /or older/ })
    .check();
  await field(page, 'Password').fill(password);
  await field(page, 'Confirm password').fill(password);
}

/** Fills in the form of a brand. */
export async function fillForm(page: Page, brand: Brand, username: string): Promise<void> {
  await field(page, 'Username').fill(username);
  await fillPasswords(page);
  if (brand === 'lantern') return;
  const number = freshNumber();
  await field(page, 'Mobile number').fill(number);
  await page.getByRole('button', { name: 'Send code' }).click();
  await field(page, 'Verification code').fill(await codeFor(page, `+63${number}`));
  await proveByWork(page);
}

/** The registrations that a page has sent so far. */
export function registrationsOf(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/wps/member/register'))
      sent.push(request);
  });
  return sent;
}

/** Uses proof of work instead of the puzzle. */
export async function proveByWork(page: Page): Promise<void> {
  await page.getByRole('button', { name: "Can't solve it? Use another way" }).click();
  await expect(page.getByText('Done. No puzzle is needed.')).toBeVisible({ timeout: 30_000 });
}

/**
 * The new member is logged in as `account` at the home page, and closes the two welcome dialogs.
 */
export async function expectWelcome(page: Page, account: string, brand: string): Promise<void> {
  const told = page.getByRole('alertdialog', { name: 'Registration successful' });
  await expect(told).toContainText(account);
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await page.evaluate(() => sessionStorage.getItem('account'))).toBe(account);
  await told.getByRole('button', { name: 'Continue' }).click();
  const welcome = page.getByRole('dialog', { name: `Welcome to ${brand}` });
  await expect(welcome).toContainText(account);
  await welcome.getByRole('button', { name: 'Explore games' }).click();
}
