import { expect, type Page } from '@playwright/test';
import { brands, test } from './brand.ts';
import { above } from './inside.ts';
import { expectInside, expectOutside, loginForm, sendPassword } from './login-form.ts';
import { openDialog, press } from './member-centre.ts';
import { enter, logInBeside, newMember, setByStaff } from './members.ts';
import { codeFor, textFor } from './outbox.ts';
import { toldBySocket } from './session-end.ts';
import { password } from './visitor.ts';

const nextPassword = 'Another-pass-2';

/** Types a new password twice, and sends it. */
async function choosePassword(page: Page, button: string): Promise<void> {
  await page.getByRole('textbox', { name: /^New password/ }).fill(nextPassword);
  await page.getByRole('textbox', { name: /^Confirm the new password/ }).fill(nextPassword);
  await page.getByRole('button', { name: button, exact: true }).click();
}

for (const brand of brands) {
  test.describe(brand, () => {
    test.use({ brand });

    test('LOG-04 A19 a password set by staff must be changed before anything opens', async ({
      page,
    }) => {
      const { username } = await newMember(brand);
      await setByStaff(username);
      const heading = page.getByRole('heading', { name: 'Choose a new password' });
      await page.goto(brand === 'lantern' ? '/?overlay=login' : '/login');
      await sendPassword(page, username);
      await expect(heading).toBeVisible();
      await expectOutside(page);
      await page.goto(above('centre=securityCenter'));
      await expect(heading).toBeVisible();
      await choosePassword(page, 'Change password');
      await expect(loginForm(page).getByRole('textbox', { name: 'Username' })).toHaveValue(
        username,
      );
      await expectOutside(page);
      await sendPassword(page, username, nextPassword);
      await expect
        .poll(() => page.evaluate(() => sessionStorage.getItem('account')))
        .toBe(username);
    });
  });
}

test.describe('harbor', () => {
  test.use({ brand: 'harbor' });

  test('PWD-02 A9 the link of an e-mail works once, and leaves the address bar', async ({
    page,
    elsewhere,
  }) => {
    const { username, email } = await newMember('harbor');
    await askForLink(page, username, email);
    const link = /https?:\S+reset=\S+/.exec(await textFor(page, email, /reset=/))?.[0] ?? '';

    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    await choosePassword(page, 'Set password');
    await sendPassword(page, username, nextPassword);
    await expectInside(page, username);

    const late = await elsewhere();
    await late.goto(link);
    await choosePassword(late, 'Set password');
    await expect(
      late.getByText('This link is no longer valid. Please ask for a new one.'),
    ).toBeVisible();
  });
});

/** Requests the link; a bot check is passed by proof of work. */
async function askForLink(page: Page, username: string, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forgot your password?' });
  await dialog.getByRole('textbox', { name: /^Username/ }).fill(username);
  await dialog.getByRole('textbox', { name: /^E-mail/ }).fill(email);
  const answered = page.waitForResponse('**/wps/member/password/email');
  await dialog.getByRole('button', { name: 'Send link' }).click();
  if (!(await answered).ok()) {
    await expect(dialog.getByText('Done. No puzzle is needed.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Send link' }).click();
  }
  await expect(
    page.getByText('If the address is right, your link is on its way', { exact: false }),
  ).toBeVisible();
  await expect(dialog).toBeHidden();
}

test.describe('harbor', () => {
  test.use({ brand: 'harbor' });

  test('PWD-03 a code on the phone sets a new password and logs in', async ({ page }) => {
    const { username, mobile, typedMobile } = await newMember('harbor');
    await page.goto('/login');
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    const dialog = page.getByRole('dialog', { name: 'Forgot your password?' });
    await dialog.getByRole('radio', { name: 'Phone' }).check();
    await dialog.getByRole('textbox', { name: /^Mobile number/ }).fill(typedMobile);
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await dialog
      .getByRole('textbox', { name: /^Verification code/ })
      .fill(await codeFor(page, mobile));
    await dialog.getByRole('textbox', { name: /^New password/ }).fill(nextPassword);
    await dialog.getByRole('button', { name: 'Set password and log in' }).click();
    await expectInside(page, username);
  });
});

test('PWD-03 lantern, without SMS reset, offers only the e-mail', async ({ page }) => {
  await page.goto('/?overlay=forgot');
  const dialog = page.getByRole('dialog', { name: 'Forgot your password?' });
  await expect(dialog.getByRole('textbox', { name: /^E-mail/ })).toBeVisible();
  await expect(dialog.getByRole('radio')).toHaveCount(0);
});

test.describe('harbor', () => {
  test.use({ brand: 'harbor' });

  test('PWD-01 LOG-09 A6 a new password logs out all other devices at once', async ({
    page,
    elsewhere,
  }) => {
    const { username } = await enter(page, 'harbor');
    await page.goto('/');
    const other = await elsewhere();
    const told = toldBySocket(other);
    await logInBeside(page, other);
    await other.goto('/');
    await expectInside(other, username);
    await told.listens;

    await page.goto('/?centre=securityCenter');
    const changing = await openDialog(page, 'Change: Login password', 'Change login password');
    await changing.getByLabel(/^Current password/).fill(password);
    await changing.getByLabel(/^New password\*?$/).fill(nextPassword);
    await changing.getByLabel(/^New password again/).fill(nextPassword);
    await press(changing, 'Save');
    await expect(
      page.getByText('Password changed. Your other devices are logged out.'),
    ).toBeVisible();
    await told.ended;
    await expect(loginForm(other)).toBeVisible();
    await expectOutside(other);
    await expectInside(page, username);
  });
});
