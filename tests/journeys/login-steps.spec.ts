import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { test } from './brand.ts';
import { expectInside, expectOutside, logIn, loginForm, sendPassword } from './login-form.ts';
import { addBankAccount, openCentre, openDialog, press, prove } from './member-centre.ts';
import { enter, travel, traveller, unprove } from './members.ts';
import { codeFor } from './outbox.ts';

const proof = (page: Page, label: string | RegExp) => page.getByRole('textbox', { name: label });
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm', exact: true }).click();

/** Logs in by a password, and comes to the second step. */
async function comeToSecondStep(page: Page, username: string): Promise<void> {
  await page.goto('/login');
  await sendPassword(page, username);
  await expect(page.getByRole('heading', { name: "Confirm it's you" })).toBeVisible();
}

/** The same, and chooses a method to confirm it. */
async function chooseWay(page: Page, username: string, way: string): Promise<void> {
  await comeToSecondStep(page, username);
  await page.getByRole('button', { name: way }).click();
}

async function sendCode(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('button', { name: /^Code sent \d+s$/ })).toBeDisabled();
}

/** The reply to the token of a login with a pending second step. */
const tryToken = (page: Page) =>
  page.evaluate(async () => {
    const { token } = JSON.parse(sessionStorage.getItem('pendingLogin') ?? '{}') as {
      token?: string;
    };
    const reply = await fetch('/wps/member/info', {
      headers: { authorization: `Bearer ${token}` },
    });
    return { status: reply.status, code: ((await reply.json()) as { code?: string }).code };
  });

test.describe('harbor', () => {
  test.use({ brand: 'harbor' });

  test('LOG-05 a login from a new network is confirmed by a code on the phone', async ({
    page,
  }) => {
    const { username, mobile } = await traveller('harbor');
    await chooseWay(page, username, 'Code by SMS');
    await sendCode(page);
    await proof(page, /^Verification code/).fill(await codeFor(page, mobile));
    await confirm(page);
    await expectInside(page, username);
  });
});

test.describe('lantern', () => {
  test.use({ brand: 'lantern' });

  test('A12 LOG-05 no address opens before a login is confirmed', async ({ page }) => {
    const { username } = await traveller('lantern');
    await chooseWay(page, username, 'Code by SMS');
    await expectOutside(page);
    await page.goto('/?centre=profile');
    await expect(page.getByRole('heading', { name: "Confirm it's you" })).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Profile', exact: true })).toBeHidden();
    expect(await tryToken(page)).toEqual({ status: 403, code: 'verification_required' });
  });

  test('LOG-05 MEM-02 the bank account holder’s name confirms a login without contacts', async ({
    page,
    elsewhere,
  }) => {
    const { username } = await enter(page, 'lantern');
    await openCentre(page, 'securityCenter');
    await addBankAccount(page, 'Vietcombank', 'NGUYỄN THỊ LAN');

    await unprove(username);
    await travel(username);
    const second = await elsewhere();
    await comeToSecondStep(second, username);
    await proof(second, /^Name of the account holder/).fill('Nguyen Thi');
    await confirm(second);
    await expect(proof(second, /^Name of the account holder/)).toHaveAccessibleDescription(
      /doesn't match the account/,
    );
    await expectOutside(second);
    await proof(second, /^Name of the account holder/).fill('nguyen  thi lan');
    await confirm(second);
    await expectInside(second, username);
  });
});

test('LOG-05 the next login from the same network needs no second step', async ({
  page,
  elsewhere,
}) => {
  const { username, email } = await traveller('lantern');
  await chooseWay(page, username, 'Code by e-mail');
  await sendCode(page);
  await proof(page, /^Verification code/).fill(await codeFor(page, email));
  await confirm(page);
  await expectInside(page, username);
  await logIn(await elsewhere(), username);
});

test('A13 LOG-05 five wrong codes end the login, and the right one fails after that', async ({
  page,
}) => {
  const { username, email } = await traveller('lantern');
  await chooseWay(page, username, 'Code by e-mail');
  await sendCode(page);
  const code = await codeFor(page, email);
  const wrong = code.replaceAll(/\d/g, (digit) => `${(Number(digit) + 1) % 10}`);
  for (let tried = 0; tried < 5; tried += 1) {
    const answered = page.waitForResponse('**/wps/session/verification');
    await proof(page, /^Verification code/).fill(wrong);
    await confirm(page);
    expect(await (await answered).json()).toMatchObject({ code: 'code_wrong' });
  }
  await proof(page, /^Verification code/).fill(code);
  await confirm(page);
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
  await expect(loginForm(page).getByRole('textbox', { name: 'Username' })).toBeVisible();
  await expectOutside(page);
});

/** Turns the authenticator on. Returns the app and the recovery codes. */
async function turnOnAuthenticator(page: Page): Promise<{ app: TOTP; codes: string[] }> {
  await openCentre(page, 'securityCenter');
  const enrolling = await openDialog(
    page,
    'Turn on: Authenticator app',
    'Turn on the authenticator',
  );
  await prove(enrolling);
  await press(enrolling, 'Continue');
  const secret = await enrolling.getByText(/^[A-Z2-7]{32}$/).textContent();
  const app = new TOTP({ secret: Secret.fromBase32(secret ?? '') });
  await enrolling.getByLabel(/^Code from the app/).fill(app.generate());
  await press(enrolling, 'Turn on');
  const keeping = page.getByRole('dialog', { name: 'Save your recovery codes' });
  await keeping.waitFor();
  const codes = await keeping.getByRole('listitem').allTextContents();
  await press(keeping, "I've saved them");
  return { app, codes };
}

test.describe('harbor', () => {
  test.use({ brand: 'harbor' });

  test('A14 LOG-05 an app or a recovery code confirms a login, a used code does not', async ({
    page,
    elsewhere,
  }) => {
    const { username } = await enter(page, 'harbor');
    const { app, codes } = await turnOnAuthenticator(page);

    await travel(username);
    const second = await elsewhere();
    await chooseWay(second, username, 'Authenticator app');
    // The code of this time step may be used already; the site accepts that of the next one.
    await proof(second, 'Code from the app').fill(app.generate({ timestamp: Date.now() + 30_000 }));
    await confirm(second);
    await expectInside(second, username);

    await travel(username);
    const third = await elsewhere();
    await chooseWay(third, username, 'Recovery code');
    await proof(third, 'Recovery code').fill(codes[0] ?? '');
    await confirm(third);
    await expectInside(third, username);

    await travel(username);
    const fourth = await elsewhere();
    await chooseWay(fourth, username, 'Recovery code');
    await proof(fourth, 'Recovery code').fill(codes[0] ?? '');
    await confirm(fourth);
    await expect(
      fourth.getByText('This recovery code is wrong or already used.', { exact: false }),
    ).toBeVisible();
    await expectOutside(fourth);
  });
});
