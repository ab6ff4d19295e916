import { expect } from '@playwright/test';
import { test } from './brand.ts';
import { expectInside, expectOutside, loginForm } from './login-form.ts';
import { enter, logInBeside } from './members.ts';
import { toldBySocket } from './session-end.ts';

test.describe('lantern', () => {
  test.use({ brand: 'lantern' });

  test('LOG-09 A6 a session ended by the member asks for a login within two seconds', async ({
    page,
    elsewhere,
  }) => {
    const { username } = await enter(page, 'lantern');
    await page.goto('/');
    const other = await elsewhere();
    const told = toldBySocket(other);
    await logInBeside(page, other);
    await other.goto('/');
    await expectInside(other, username);
    await told.listens;

    await page.goto('/?centre=securityCenter');
    await expect(page.getByText('This device', { exact: true })).toHaveCount(1);
    await page.getByRole('button', { name: /^End: Firefox/ }).click();
    const answered = page.waitForResponse(
      (reply) => reply.request().method() !== 'GET' && reply.ok(),
    );
    await page.getByRole('alertdialog').getByRole('button', { name: 'End', exact: true }).click();
    await answered;
    await told.ended;
    await expect(loginForm(other)).toBeVisible();
    await expectOutside(other);
    await expect(page.getByRole('button', { name: /^End: Firefox/ })).toBeHidden();
    await expectInside(page, username);
  });
});
