import { expect, type Page } from '@playwright/test';
import { URI } from 'otpauth';
import { test } from './brand.ts';
import { query } from './database.ts';
import { above } from './inside.ts';
import { sendPassword } from './login-form.ts';
import {
  addBankAccount,
  digits,
  openCentre,
  openCentreOfMember,
  openDialog,
  press,
  prove,
  rowOf,
} from './member-centre.ts';
import { enter, newMember } from './members.ts';
import { codeFor } from './outbox.ts';
import { becomeMember, password } from './visitor.ts';

test.describe('lantern', () => {
  test.use({ brand: 'lantern' });

  test('PWD-04 a payment password needs the login password, and its change both', async ({
    page,
  }) => {
    await openCentreOfMember(page, 'securityCenter', 'lantern');
    const setting = await openDialog(page, 'Set: Payment password', 'Set payment password');
    await setting.getByLabel(/^New payment password\*?$/).fill('135790');
    await setting.getByLabel(/^New payment password again/).fill('135790');
    await prove(setting, 'Wrong-pass-1');
    await press(setting, 'Save');
    await expect(setting.getByLabel(/^Your login password/)).toHaveAccessibleDescription(
      /The password is wrong/,
    );
    await prove(setting);
    await press(setting, 'Save');
    await expect(page.getByText('Payment password set.')).toBeVisible();

    const changing = await openDialog(page, 'Change: Payment password', 'Change payment password');
    const old = changing.getByLabel(/^Current payment password/);
    await old.fill('000000');
    await changing.getByLabel(/^New payment password\*?$/).fill('246801');
    await changing.getByLabel(/^New payment password again/).fill('246801');
    await prove(changing);
    await press(changing, 'Save');
    await expect(old).toHaveAccessibleDescription(/The payment password is wrong/);
    await old.fill('135790');
    await press(changing, 'Save');
    await expect(page.getByText('Payment password changed.')).toBeVisible();
  });
});

test.describe('harbor', () => {
  test.use({ brand: 'harbor' });

  test('PWD-04 H8 a code resets the payment password, and withdrawals wait a day', async ({
    page,
  }) => {
    const { mobile } = await enter(page, 'harbor');
    await openCentre(page, 'securityCenter');
    const setting = await openDialog(page, 'Set: Payment password', 'Set payment password');
    await setting.getByLabel(/^New payment password\*?$/).fill('135790');
    await setting.getByLabel(/^New payment password again/).fill('135790');
    await prove(setting);
    await press(setting, 'Save');
    await expect(page.getByText('Payment password set.')).toBeVisible();

    const resetting = await openDialog(
      page,
      'Forgotten?: Payment password',
      'Set a new payment password',
    );
    await press(resetting, 'Send code');
    const code = await codeFor(page, mobile);
    const typed = resetting.getByLabel(/^Verification code/);
    await typed.fill(code.replaceAll(/\d/g, (digit) => `${(+digit + 1) % 10}`));
    await resetting.getByLabel(/^New payment password\*?$/).fill('246801');
    await resetting.getByLabel(/^New payment password again/).fill('246801');
    await prove(resetting);
    await press(resetting, 'Save');
    await expect(typed).toHaveAccessibleDescription(/code is wrong/);
    await typed.fill(code);
    await press(resetting, 'Save');
    // The first message may still be there.
    await expect(page.getByText(/^Payment password set. Money can leave/)).toBeVisible();

    const changing = await openDialog(page, 'Change: Payment password', 'Change payment password');
    await changing.getByLabel(/^Current payment password/).fill('246801');
    await changing.getByLabel(/^New payment password\*?$/).fill('135790');
    await changing.getByLabel(/^New payment password again/).fill('135790');
    await prove(changing);
    await press(changing, 'Save');
    await expect(page.getByText('Payment password changed.')).toBeVisible();

    await addBankAccount(page, 'GCash', 'NGUYEN THI LAN');
    await query(
      `update bank_account set usable_at = now()
        where member_id = (select member_id from member_profile where mobile = $1)`,
      [mobile],
    );
    await page.goto(above('centre=withdraw'));
    await expect(page.getByText(/^You reset your payment password/)).toBeVisible();
  });
});

test('MEM-02 an e-mail address and a phone are linked by codes', async ({ page }) => {
  await becomeMember(page);
  await openCentre(page, 'securityCenter');

  const address = `${digits(10)}@example.com`;
  const mail = await openDialog(page, 'Add: E-mail', 'Add e-mail');
  await mail.getByLabel(/^E-mail address/).fill(address);
  await press(mail, 'Send code');
  const mailCode = await codeFor(page, address);
  await mail
    .getByLabel(/^Verification code/)
    .fill(mailCode.replaceAll(/\d/g, (digit) => `${(+digit + 1) % 10}`));
  await prove(mail);
  await press(mail, 'Add');
  await expect(mail.getByLabel(/^Verification code/)).toHaveAccessibleDescription(/code is wrong/);
  await mail.getByLabel(/^Verification code/).fill(mailCode);
  await press(mail, 'Add');
  await expect(rowOf(page, 'E-mail')).toContainText("Can't be changed");

  const number = `91${digits(7)}`;
  const phone = await openDialog(page, 'Add: Mobile number', 'Add mobile number');
  await phone.getByLabel(/^Mobile number/).fill(number);
  await press(phone, 'Send code');
  await phone.getByLabel(/^Verification code/).fill(await codeFor(page, `+84${number}`));
  await prove(phone);
  await press(phone, 'Add');
  await expect(rowOf(page, 'Mobile number')).toContainText('Verified');
  await expect(rowOf(page, 'Mobile number')).not.toContainText(number);
});

/** The time step of an authenticator, in milliseconds. */
const step = 30_000;

/** The code of a secret now, or some steps later. */
function appCode(secret: string, steps = 0): string {
  const app = URI.parse(`otpauth://totp/Lantern?secret=${secret}`);
  if (!('period' in app)) throw new Error('The address is none of codes by time.');
  return app.generate({ timestamp: Date.now() + steps * step });
}

test('MEM-02 A14 an authenticator is turned on, renews its codes, and is turned off', async ({
  page,
}) => {
  await openCentreOfMember(page, 'securityCenter');

  const enrolling = await openDialog(
    page,
    'Turn on: Authenticator app',
    'Turn on the authenticator',
  );
  await prove(enrolling);
  await press(enrolling, 'Continue');
  await expect(enrolling.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const secret = (await enrolling.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? '';
  // The gateway accepts the steps before and after too, each once: three codes at one moment. The
  // one before expires with this step, so it must arrive before that.
  await expect.poll(() => Date.now() % step).toBeLessThan(step - 10_000);
  const used = appCode(secret, -1);
  await enrolling.getByLabel(/^Code from the app/).fill(used);
  await press(enrolling, 'Turn on');
  const first = await keptCodes(page);

  const renewing = await openDialog(page, 'New codes: Authenticator app', 'New recovery codes');
  await renewing.getByLabel(/^Code from the app/).fill(used);
  await prove(renewing);
  await press(renewing, 'Get new codes');
  await expect(renewing.getByLabel(/^Code from the app/)).toHaveAccessibleDescription(
    /code is wrong/,
  );
  await renewing.getByLabel(/^Code from the app/).fill(appCode(secret));
  await press(renewing, 'Get new codes');
  const second = await keptCodes(page);
  expect(second.filter((code) => first.includes(code))).toEqual([]);

  await page.reload();
  await expect(rowOf(page, 'Authenticator app')).toContainText(
    `${second.length} recovery codes left`,
  );
  await expect(page.getByText(second[0] ?? '', { exact: true })).toHaveCount(0);

  const removing = await openDialog(
    page,
    'Turn off: Authenticator app',
    'Turn off the authenticator',
  );
  await removing.getByLabel(/^Code from the app/).fill(appCode(secret, 1));
  await prove(removing);
  await press(removing, 'Turn off');
  await expect(page.getByRole('button', { name: 'Turn on: Authenticator app' })).toBeVisible();
});

test('MEM-02 recovery codes replace a lost authenticator: new codes, and turning it off', async ({
  page,
}) => {
  await openCentreOfMember(page, 'securityCenter');
  const enrolling = await openDialog(
    page,
    'Turn on: Authenticator app',
    'Turn on the authenticator',
  );
  await prove(enrolling);
  await press(enrolling, 'Continue');
  const secret = (await enrolling.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? '';
  await enrolling.getByLabel(/^Code from the app/).fill(appCode(secret));
  await press(enrolling, 'Turn on');
  const [used = ''] = await keptCodes(page);

  const renewing = await openDialog(page, 'New codes: Authenticator app', 'New recovery codes');
  await renewing.getByLabel(/^Code from the app, or a recovery code/).fill(used);
  await prove(renewing);
  await press(renewing, 'Get new codes');
  const [kept = ''] = await keptCodes(page);

  const removing = await openDialog(
    page,
    'Turn off: Authenticator app',
    'Turn off the authenticator',
  );
  const code = removing.getByLabel(/^Code from the app, or a recovery code/);
  await code.fill(used);
  await prove(removing);
  await press(removing, 'Turn off');
  await expect(code).toHaveAccessibleDescription(/code is wrong/);
  await code.fill(kept);
  await press(removing, 'Turn off');
  await expect(page.getByRole('button', { name: 'Turn on: Authenticator app' })).toBeVisible();
});

/** The shown recovery codes; then confirms that they are kept. */
async function keptCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: 'Save your recovery codes' });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  const codes = await dialog.getByRole('listitem').allTextContents();
  expect(new Set(codes).size).toBe(10);
  await press(dialog, "I've saved them");
  await expect(dialog).toBeHidden();
  return codes;
}

test('MEM-02 a bank account waits a day, has one holder name, and can be removed', async ({
  page,
}) => {
  await openCentreOfMember(page, 'securityCenter');

  const number = await addBankAccount(page, 'Vietcombank', 'NGUYEN THI LAN');
  const row = rowOf(page, 'Vietcombank');
  const wait =
    Date.parse(await usableFrom(row.getByText(/^Usable from/).textContent())) - Date.now();
  expect(Math.round(wait / 3_600_000)).toBe(24);
  await expect(row).not.toContainText(number);

  const another = await openDialog(page, 'Add account', 'Add bank account');
  const holder = another.getByLabel(/^Account holder/);
  await expect(holder).not.toBeEditable();
  await holder.evaluate((input) => input.removeAttribute('readonly'));
  await holder.fill('TRAN VAN MINH');
  await another.getByLabel(/^Bank\*?$/).selectOption('ACB');
  await another.getByLabel(/^Account number/).fill(digits(8));
  await prove(another);
  await press(another, 'Add account');
  await expect(holder).toHaveAttribute('aria-invalid', 'true');
  await press(another, 'Cancel');

  const end = number.slice(-4);
  const removing = await openDialog(
    page,
    `Remove: Vietcombank, ending in ${end}`,
    'Remove bank account?',
  );
  await prove(removing);
  await press(removing, 'Remove');
  await expect(page.getByText("You haven't added a bank account yet.")).toBeVisible();
});

const usableFrom = async (text: Promise<string | null>) =>
  ((await text) ?? '').replace('Usable from', '').replaceAll(/\s/g, ' ');

test('LOG-09 PWD-01 this session is listed with its login, and survives a password change', async ({
  page,
}) => {
  const { username } = await newMember('lantern');
  await page.goto(above('centre=securityCenter'));
  await sendPassword(page, username);
  await expect(rowOf(page, 'This device')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Login history' })).toContainText('Password');

  const changing = await openDialog(page, 'Change: Login password', 'Change login password');
  await changing.getByLabel(/^Current password/).fill('Wrong-pass-1');
  await changing.getByLabel(/^New password\*?$/).fill('Sunny-day-42');
  await changing.getByLabel(/^New password again/).fill('Sunny-day-42');
  await press(changing, 'Save');
  await expect(changing.getByLabel(/^Current password/)).toHaveAccessibleDescription(
    /The password is wrong/,
  );
  await changing.getByLabel(/^Current password/).fill(password);
  await press(changing, 'Save');
  await expect(page.getByText(/^Password changed/)).toBeVisible();
  await page.reload();
  await expect(rowOf(page, 'This device')).toHaveCount(1);
});

test.describe('harbor', () => {
  test.use({ brand: 'harbor' });

  test('MEM-02 SYS-01 has its own banks, with their own number formats', async ({ page }) => {
    await openCentreOfMember(page, 'securityCenter', 'harbor');
    const adding = await openDialog(page, 'Add account', 'Add bank account');
    await adding.getByLabel(/^Bank\*?$/).selectOption('GCash');
    await adding.getByLabel(/^Account holder/).fill('MARIA SANTOS');
    await adding.getByLabel(/^Account number/).fill('0917123456');
    await prove(adding);
    await press(adding, 'Add account');
    await expect(adding.getByLabel(/^Account number/)).toHaveAccessibleDescription(/11 digits\./);
  });

  test('MEM-02 REG-13 links a provider account by the password and on the provider’s page', async ({
    page,
  }) => {
    await openCentreOfMember(page, 'securityCenter', 'harbor');
    await expect(rowOf(page, 'Google')).toContainText('Not linked');
    const linking = await openDialog(page, 'Link Google account', 'Link Google account');
    await prove(linking, 'Wrong-pass-1');
    await press(linking, 'Go to Google');
    await expect(linking.getByLabel(/^Your login password/)).toHaveAccessibleDescription(
      /The password is wrong/,
    );
    const here = new URL(page.url()).origin;
    await prove(linking);
    await press(linking, 'Go to Google');
    await page.waitForURL((url) => url.origin !== here);
  });
});
