import { expect } from '@playwright/test';
import { brands, test } from './brand.ts';
import {
  expectWelcome,
  field,
  fillPasswords,
  registrationForm,
  registrationsOf,
  submit,
} from './registration-form.ts';
import { freshName, password, register } from './visitor.ts';

test('REG-01 REG-03 REG-04 the page asks for the brand’s fields, and tells each fault with its bounds', async ({
  page,
}) => {
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
  await expect(field(page, 'Password')).toHaveAccessibleDescription('Use 8 to 20 characters.');
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

test('REG-05 Reset empties the form, and Go back leads home', async ({ page }) => {
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

test('REG-05 REG-06 REG-14 the modal sends no word in the clear, closes, and the member is welcomed', async ({
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

test('REG-07 a name that somebody has is refused under its field, in whatever letters', async ({
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

for (const brand of brands)
  test.describe(`at ${brand}`, () => {
    test.use({ brand });

    test('REG-12 the promotions for new members and the banner of the page stand beside the form', async ({
      page,
    }) => {
      await page.goto('/register');
      const promotions = page.getByRole('region', { name: 'Promotions for new members' });
      await expect(promotions.getByText('Your first round of Lucky Bowl')).toBeVisible();
      // The page has a banner of its own: above the form, or on a phone below it.
      const words = brand === 'harbor' ? 'Your berth in the harbor' : 'Light your lantern';
      await expect(
        page.getByRole('region', { name: 'Announcements' }).filter({ hasText: words }),
      ).toBeVisible();
    });
  });
