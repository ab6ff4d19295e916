import { expect } from '@playwright/test';
import { test } from './brand.ts';
import { newMember, referralCodeOf, uplineOf } from './members.ts';
import {
  expectWelcome,
  field,
  fillForm,
  fillPasswords,
  freshNumber,
  registrationForm,
  registrationsOf,
  submit,
} from './registration-form.ts';
import { freshName, password } from './visitor.ts';

test.describe('harbor', () => {
  test.use({ brand: 'harbor' });

  test('REG-10 REG-11 an agent’s link needs no code, and sets the agent as upline', async ({
    page,
  }) => {
    const username = freshName();
    await page.goto('/register?affiliateCode=DEMOAGENT');
    await fillForm(page, 'harbor', username);
    await expect(field(page, 'Invitation code')).toHaveCount(0);
    await submit(page);
    await expectWelcome(page, username, 'Harbor');
    expect(await uplineOf(username)).toEqual(['demoagent']);
  });
});

test.describe('lantern', () => {
  test('REG-11 a link with an invalid referral code does not block registration', async ({
    page,
  }) => {
    const username = freshName();
    await page.goto('/register?referralCode=NOBODY99');
    await fillForm(page, 'lantern', username);
    await expect(registrationForm(page)).toContainText(
      "The invitation code in your link isn't valid.",
    );
    await submit(page);
    await expectWelcome(page, username, 'Lantern');
    expect(await uplineOf(username)).toEqual([]);
  });
});

test.describe('harbor, which asks for a code', () => {
  test.use({ brand: 'harbor' });

  test('REG-10 a link with an unknown code shows the field again', async ({ page }) => {
    await page.goto('/register?affiliateCode=NOBODY99');
    await expect(field(page, 'Invitation code')).toHaveAccessibleDescription(
      /code in your link isn't valid/,
    );
  });

  test('REG-09 an invalid code shows a dialog, and nothing is sent', async ({ page }) => {
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
    await expect(dialog).toContainText(
      "This invitation code isn't valid. Please check it or leave it empty.",
    );
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(field(page, 'Invitation code')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('slider')).toHaveAttribute('aria-valuenow', '24');
    expect(sent).toEqual([]);
  });
});

test.describe('lantern, in Vietnamese', () => {
  test.use({ brand: 'lantern', language: 'vi' });

  test('REG-11 REG-05 REG-14 a referral link sets the upline at a later registration', async ({
    page,
  }) => {
    const [inviter, username] = [await newMember('lantern'), freshName()];
    await page.goto(`/?referralCode=${await referralCodeOf(inviter.username)}`);
    await page.getByRole('banner').getByRole('button', { name: 'Đăng ký', exact: true }).click();
    const modal = page.getByRole('dialog', { name: 'Tạo tài khoản' });
    await modal.getByRole('textbox', { name: 'Tên đăng nhập' }).fill(username);
    await modal.getByRole('textbox', { name: 'Mật khẩu', exact: true }).fill(password);
    await modal.getByRole('textbox', { name: 'Xác nhận mật khẩu' }).fill(password);
    await modal.getByRole('button', { name: 'Đăng ký', exact: true }).click();
    await expect(page.getByRole('alertdialog', { name: 'Đăng ký thành công' })).toContainText(
      username,
    );
    expect(await uplineOf(username)).toEqual([inviter.username]);
  });
});
