import { expect, type Page } from '@playwright/test';
import { type Brand, test } from './brand.ts';
import { query } from './database.ts';
import { newMember, referralCodeOf } from './members.ts';
import { codeFor } from './outbox.ts';
import {
  expectWelcome,
  field,
  fillPasswords,
  freshNumber,
  proveByWork,
  registrationForm,
  registrationsOf,
  submit,
} from './registration-form.ts';
import { freshName, password } from './visitor.ts';

/** The member under whom a member stands, if there is one. */
async function uplineOf(username: string): Promise<string[]> {
  const rows = await query<{ upline: string }>(
    'select upline.username as upline from member join member upline on upline.id = member.upline_id where member.username = $1',
    [username],
  );
  return rows.map(({ upline }) => upline);
}

/** Fills in what the form of a brand asks for. */
async function fillForm(page: Page, brand: Brand, username: string): Promise<void> {
  await field(page, 'Username').fill(username);
  await fillPasswords(page);
  if (brand === 'lantern') return;
  const number = freshNumber();
  await field(page, 'Mobile number').fill(number);
  await page.getByRole('button', { name: 'Send code' }).click();
  await field(page, 'Verification code').fill(await codeFor(page, `+63${number}`));
  await proveByWork(page);
}

for (const [brand, title] of [
  ['lantern', 'Lantern'],
  ['harbor', 'Harbor'],
] as const)
  test.describe(brand, () => {
    test.use({ brand });

    test('REG-10 REG-11 the link of an agent asks for no code, and binds the new member to the agent', async ({
      page,
    }) => {
      const username = freshName();
      await page.goto('/register?affiliateCode=DEMOAGENT');
      await fillForm(page, brand, username);
      await expect(field(page, 'Invitation code')).toHaveCount(0);
      await submit(page);
      await expectWelcome(page, username, title);
      expect(await uplineOf(username)).toEqual(['demoagent']);
    });

    test('REG-11 the link of a member whose code is no more keeps nobody from registering', async ({
      page,
    }) => {
      const username = freshName();
      await page.goto('/register?referralCode=NOBODY99');
      await fillForm(page, brand, username);
      await expect(registrationForm(page)).toContainText(
        "The invitation code in your link isn't valid.",
      );
      await submit(page);
      await expectWelcome(page, username, title);
      expect(await uplineOf(username)).toEqual([]);
    });
  });

test.describe('harbor, which asks for a code', () => {
  test.use({ brand: 'harbor' });

  test('REG-10 a link with a code that nobody has brings the field back', async ({ page }) => {
    await page.goto('/register?affiliateCode=NOBODY99');
    await expect(field(page, 'Invitation code')).toHaveAccessibleDescription(
      /code in your link isn't valid/,
    );
  });

  test('REG-09 a wrong code that was typed is told in a dialog, and nothing is sent', async ({
    page,
  }) => {
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

  test('REG-11 REG-05 REG-14 who came by the link of a member and registers later is bound to that member', async ({
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
