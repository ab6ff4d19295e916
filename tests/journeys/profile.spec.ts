import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './brand.ts';
import { above } from './inside.ts';
import { dismiss, openCentreOfMember, openDialog, press } from './member-centre.ts';
import { freshName } from './visitor.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

test('MEM-03 A22 a birthday less than 21 years ago is rejected at its field', async ({ page }) => {
  await openCentreOfMember(page, 'profile');
  const birthday = page.getByLabel('Birthday');
  await birthday.fill(`${new Date().getFullYear() - 20}-01-01`);
  await save(page);
  await expect(birthday).toHaveAttribute('aria-invalid', 'true');
  await expect(birthday).toHaveAccessibleDescription(
    /You must be 21 or older\. Please check the date/,
  );
  await page.reload();
  await expect(birthday).toHaveValue('');
});

test('K1 MEM-03 a nickname with HTML is shown as text', async ({ page, isMobile }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const panel = await openCentreOfMember(page, 'profile');
  const nickname = `<img src=${freshName().slice(-4)} onerror=alert(1)>`;
  await page.getByLabel(/^Nickname/).fill(nickname);
  await save(page);
  await expect(panel.getByText(nickname, { exact: true })).toBeVisible();

  await dismiss(page);
  await press(panel, 'Close');
  if (isMobile) await page.getByRole('link', { name: 'Me', exact: true }).click();
  else await page.getByRole('button', { name: `Account: ${nickname}` }).click();
  await expect(page.getByText(nickname, { exact: true })).toBeVisible();
  await expect(page.locator('[onerror]')).toHaveCount(0);
  expect(dialogs).toEqual([]);
});

/**
 * The member's picture: in the header, and on a phone on the member's page.
 */
async function shownPicture(page: Page, isMobile: boolean): Promise<Locator> {
  if (!isMobile)
    return page
      .getByRole('banner')
      .getByRole('button', { name: /^Account:/ })
      .locator('img');
  await page.getByRole('link', { name: 'Me', exact: true }).click();
  return page.getByRole('main').locator('img').first();
}

test.describe('harbor', () => {
  test.use({ brand: 'harbor' });

  test('MEM-03 saved fields are there after a reload, and final ones are locked', async ({
    page,
  }) => {
    await openCentreOfMember(page, 'profile', 'harbor');
    await page.getByLabel('Full name').fill('Nguyễn Thị Lan');
    await page.getByLabel('Birthday').fill('1995-05-05');
    await page.getByLabel('Nationality').selectOption('Vietnam');
    await page.getByRole('textbox', { name: 'Telegram' }).fill('@lan');
    await expect(page.getByText('4 unsaved changes')).toBeVisible();
    await save(page);
    await expect(page.getByText('Profile saved.')).toBeVisible();

    await page.reload();
    await expect(page.getByLabel('Full name')).toHaveValue('Nguyễn Thị Lan');
    await expect(page.getByLabel('Nationality')).toHaveValue('VN');
    await expect(page.getByRole('textbox', { name: 'Telegram' })).toHaveValue('@lan');
    await expect(page.getByLabel('Birthday')).toHaveValue('1995-05-05');
    await expect(page.getByLabel('Birthday')).not.toBeEditable();
    await expect(page.getByRole('textbox', { name: 'Telegram' })).toBeEditable();
  });
});

test.describe('lantern', () => {
  test.use({ brand: 'lantern' });

  test('MEM-01 a chosen face is shown on the page', async ({ page, isMobile }) => {
    const panel = await openCentreOfMember(page, 'profile', 'lantern');
    const dialog = await openDialog(page, 'Change picture', 'Your picture');
    await dialog.getByRole('radio', { name: 'Face 5', exact: true }).check();
    const face = await dialog
      .getByRole('radio', { name: 'Face 5', exact: true })
      .locator('xpath=../img')
      .getAttribute('src');
    await press(dialog, 'Use this picture');
    await expect(page.getByText('Picture changed.')).toBeVisible();
    await dismiss(page);
    await press(panel, 'Close');
    await expect(await shownPicture(page, isMobile)).toHaveAttribute('src', face ?? '');
  });
});

test('MEM-01 K8 an uploaded picture is shown, a file that is no picture is rejected', async ({
  page,
  isMobile,
}) => {
  const panel = await openCentreOfMember(page, 'profile');
  const dialog = await openDialog(page, 'Change picture', 'Your picture');
  const file = dialog.locator('input[type=file]');
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );
  await file.setInputFiles({ name: 'face.svg', mimeType: 'image/svg+xml', buffer: drawing });
  await expect(dialog.getByRole('alert')).toHaveText(/^Only PNG and JPEG/);
  await file.setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: drawing });
  await expect(dialog.getByRole('alert')).toHaveText(/couldn't read this file as a picture/);
  const large = Buffer.alloc(5 * 1024 * 1024 + 1);
  await file.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: large });
  await expect(dialog.getByRole('alert')).toHaveText(/larger than 5 MB/);

  await file.setInputFiles({
    name: '../../me.png',
    mimeType: 'image/png',
    buffer: await page.screenshot(),
  });
  await dialog.getByRole('slider', { name: 'Zoom' }).press('ArrowRight');
  const sent = page.waitForResponse('**/wps/member/avatar/upload');
  await press(dialog, 'Use this picture');
  const { avatar } = (await (await sent).json()).value as { avatar: string };
  await expect(page.getByText('Picture changed.')).toBeVisible();
  await dismiss(page);
  await press(panel, 'Close');
  await expect(await shownPicture(page, isMobile)).toHaveAttribute('src', avatar);
  const served = await page.request.get(avatar);
  expect(served.headers()).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
  });
});

for (const [brand, key] of [
  ['lantern', 'securityCenter'],
  ['harbor', 'profile'],
] as const)
  test.describe(brand, () => {
    test.use({ brand });

    test(`LOG-07 MEM-04 A16 a trial account is sent from ${key} to the registration`, async ({
      page,
    }) => {
      await page.goto('/login');
      await page.getByRole('main').getByRole('button', { name: 'Try with play money' }).click();
      await page.waitForFunction(() => sessionStorage.getItem('isAgent') === '4');
      await page.goto(above(`centre=${key}`));
      const told = page.getByRole('alertdialog');
      await expect(told).toContainText(
        'You need a real account for this. Please register to continue.',
      );
      await press(told, 'Register');
      await expect(page).toHaveURL(/overlay=register/);
    });
  });
