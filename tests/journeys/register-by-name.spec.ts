import { expect } from '@playwright/test';
import { test } from './brand.ts';
import {
  expectWelcome,
  field,
  fillPasswords,
  registrationForm,
  registrationsOf,
  submit,
} from './registration-form.ts';
import { freshName, password, register } from './visitor.ts';

test('REG-01 REG-03 REG-04 the page shows the brand’s fields, and each error with its bounds', {
  tag: '@phone',
}, async ({ page }) => {
  const sent = registrationsOf(page);
  await page.goto('/register');
  await expect(page.getByRole('heading', { name: 'Create account', level: 1 })).toBeVisible();
  await expect(page.getByRole('tablist')).toHaveCount(0);
  await expect(registrationForm(page).getByRole('textbox')).toHaveCount(3);
  for (const placeholder of [
    'Choose a username *',
    'Choose a password *',
    'Enter the password again *',
  ])
    await expect(page.getByPlaceholder(placeholder, { exact: true })).toBeVisible();

  await field(page, 'Username').fill('1b');
  await field(page, 'Password').fill('short');
  await field(page, 'Confirm password').fill('shorter');
  const agreement = page.getByRole('checkbox', { name: /18 or older/ });
  await expect(agreement).toBeChecked();
  await agreement.uncheck();
  await submit(page);
  await expect(field(page, 'Username')).toHaveAccessibleDescription('Use 6 to 16 characters.');
  await expect(field(page, 'Password')).toHaveAccessibleDescription('Use 8 to 128 characters.');
  await expect(field(page, 'Confirm password')).toHaveAccessibleDescription(
    "The passwords don't match.",
  );
  await expect(
    page.getByRole('alert').filter({ hasText: 'Please check these fields' }),
  ).toBeFocused();
  await expect(agreement).toHaveAccessibleDescription(
    'You must be 18 or older and accept the terms to register.',
  );

  await field(page, 'Username').fill('1letter');
  await submit(page);
  await expect(field(page, 'Username')).toHaveAccessibleDescription(/^Start with a letter/);
  expect(sent).toEqual([]);
});

test('REG-05 Reset clears the form, and Go back opens the home page', async ({ page }) => {
  await page.goto('/register');
  await field(page, 'Username').fill(freshName());
  await fillPasswords(page);
  await page.getByRole('checkbox', { name: /18 or older/ }).uncheck();
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  for (const label of ['Username', 'Password', 'Confirm password'])
    await expect(field(page, label)).toHaveValue('');
  await expect(page.getByRole('checkbox', { name: /18 or older/ })).toBeChecked();
  await page.getByRole('link', { name: 'Go back' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('REG-05 REG-06 REG-14 the modal sends no plain text, closes, and welcomes the member', async ({
  page,
}) => {
  const sent = registrationsOf(page);
  const username = freshName();
  await page.goto('/?overlay=register');
  const modal = page.getByRole('dialog', { name: 'Create account' });
  await expect(modal.getByRole('button', { name: 'Reset', exact: true })).toHaveCount(0);
  await field(page, 'Username').fill(username);
  await modal.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Username' })).toHaveValue(
    username,
  );
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Create account', exact: true })
    .click();
  await expect(field(page, 'Username')).toHaveValue(username);
  await fillPasswords(page);
  await submit(page);
  await expectWelcome(page, username, 'Lantern');
  await expect(modal).toBeHidden();
  expect(sent.map((request) => request.postData()).join()).not.toMatch(
    new RegExp(`${username}|${password}`),
  );
});

test('REG-07 a taken name is rejected at its field, in any letter case', async ({
  page,
  browser,
}) => {
  const username = await register(page);
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await context.newPage();
  await other.addInitScript(() => localStorage.setItem('language', 'en'));
  await other.goto('/register');
  await field(other, 'Username').fill(username.toUpperCase());
  await fillPasswords(other);
  await submit(other);
  await expect(field(other, 'Username')).toHaveAccessibleDescription(/is taken/);
  await context.close();
});

test('REG-12 promotions for new members and the page’s banner are beside the form', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/register');
  const promotions = page.getByRole('region', { name: 'Promotions for new members' });
  await expect(promotions.getByText('Your first round of Lucky Bowl')).toBeVisible();
  // The page has its own banner below the form.
  const words = 'Light your lantern';
  await expect(
    page.getByRole('region', { name: 'Announcements' }).filter({ hasText: words }),
  ).toBeVisible();
});

test('REG-05 form and button are in the first screen of a small desktop, at both brands', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const lantern = baseURL ?? '';
  for (const site of [lantern, lantern.replace('//localhost', '//harbor.localhost')]) {
    await page.goto(`${site}/register`);
    await expect(page.getByRole('heading', { name: 'Create account' })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Register', exact: true })).toBeInViewport({
      ratio: 1,
    });
  }
});
