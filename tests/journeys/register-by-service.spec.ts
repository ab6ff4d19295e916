import { expect, type Page } from '@playwright/test';
import { phoneBrand } from './journey-brands.ts';
import { codeSentByService, exhaustService } from './phone-service.ts';
import { field, freshNumber, proveByWork, submit } from './registration-form.ts';
import { test as visit } from './visitor.ts';

const test = visit.extend({
  baseURL: ({ baseURL }, use) => use(baseURL?.replace('//localhost', `//${phoneBrand.host}`)),
});

/** Opens the phone tab, and types a number. */
async function openForm(page: Page, number: string): Promise<void> {
  await page.goto('/register');
  await page.getByRole('tab', { name: 'By phone' }).click();
  await field(page, 'Mobile number').fill(number);
}

test('REG-08 REG-15 without a password the account name is generated and shown', async ({
  page,
}) => {
  const number = freshNumber();
  await openForm(page, number);
  await page.getByRole('button', { name: 'Send code' }).click();
  // The service's own wait of a minute.
  await expect(page.getByRole('button', { name: /^Code sent (60|5\d)s$/ })).toBeDisabled();
  await field(page, 'Verification code').fill(await codeSentByService(`+63${number}`));
  await expect(field(page, 'Password')).toHaveCount(0);
  await proveByWork(page);
  await submit(page);
  const told = page.getByRole('alertdialog', { name: 'Registration successful' });
  await expect(told).toContainText('We created your account automatically.');
  await expect(told).toContainText(`63${number}`);
  await told.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome to Phone' })).toContainText(`63${number}`);
});

test.describe('in Vietnamese', () => {
  test.use({ language: 'vi' });

  test('REG-08 REG-15 the dialog shows the generated account name', async ({ page }) => {
    const number = freshNumber();
    await page.goto('/register');
    await page.getByRole('tab', { name: 'Bằng số điện thoại' }).click();
    await page.getByRole('textbox', { name: /^Số điện thoại/ }).fill(number);
    await page.getByRole('button', { name: 'Gửi mã' }).click();
    await expect(page.getByRole('button', { name: /^Đã gửi \d+s$/ })).toBeDisabled();
    await page
      .getByRole('textbox', { name: /^Mã xác minh/ })
      .fill(await codeSentByService(`+63${number}`));
    await page.getByRole('button', { name: 'Không giải được? Dùng cách khác' }).click();
    await expect(page.getByText('Đã xong')).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Đăng ký', exact: true }).last().click();
    const told = page.getByRole('alertdialog', { name: 'Đăng ký thành công' });
    await expect(told).toContainText('Tài khoản của bạn đã được tạo tự động.');
    await expect(told).toContainText(`63${number}`);
  });
});

test('REG-15 ERR-02 a wrong code shows an error, and the right one still works', async ({
  page,
}) => {
  const number = freshNumber();
  await openForm(page, number);
  await page.getByRole('button', { name: 'Send code' }).click();
  const code = await codeSentByService(`+63${number}`);
  await proveByWork(page);
  await field(page, 'Verification code').fill(code === '111111' ? '222222' : '111111');
  await submit(page);
  await expect(field(page, 'Verification code')).toHaveAccessibleDescription(
    'The verification code is wrong. Please check it.',
  );
  await field(page, 'Verification code').fill(code);
  await submit(page);
  await expect(page.getByRole('alertdialog', { name: 'Registration successful' })).toContainText(
    `63${number}`,
  );
});

test('ERR-02 too many codes of the service show the five minutes to wait', async ({ page }) => {
  const number = freshNumber();
  await exhaustService(`+63${number}`);
  await openForm(page, number);
  await page.getByRole('button', { name: 'Send code' }).click();
  const told = page.getByRole('alertdialog', { name: 'Code not sent' });
  await expect(told).toContainText('Too many requests. Please try again in 5 minutes.');
  await told.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('button', { name: /^Code sent (300|29\d)s$/ })).toBeDisabled();
});

test('REG-09 CAP-01 wrong captcha characters are rejected, and a new captcha appears', async ({
  page,
}) => {
  await page.goto('/register');
  const picture = page.getByRole('img', { name: 'Picture with characters' });
  const first = (await picture.getAttribute('src')) ?? '';
  expect(first).toMatch(/^data:image\/png;base64,/);
  await page.getByRole('button', { name: 'Show another picture' }).click();
  await expect(picture).not.toHaveAttribute('src', first);
  const second = (await picture.getAttribute('src')) ?? '';

  const number = freshNumber();
  await openForm(page, number);
  await page.getByRole('button', { name: 'Send code' }).click();
  await field(page, 'Verification code').fill(await codeSentByService(`+63${number}`));
  await field(page, 'Characters in the picture').fill('no');
  await submit(page);
  await expect(field(page, 'Characters in the picture')).toHaveAccessibleDescription(
    /don't match\. Please enter those/,
  );
  await expect(picture).not.toHaveAttribute('src', second);
  await expect(field(page, 'Characters in the picture')).toHaveValue('');
});
