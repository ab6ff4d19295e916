import { expect, type Page } from '@playwright/test';
import { type Brand, test } from './brand.ts';
import { expectInside, loginForm, sendPassword } from './login-form.ts';
import { newMember } from './members.ts';
import { drag, moveByKeys } from './puzzles.ts';

/**
 * Types three wrong passwords, after which the site requires a bot check. Returns the member's
 * name.
 */
async function guessThrice(page: Page, brand: Brand): Promise<string> {
  const { username } = await newMember(brand);
  await page.goto('/login');
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const answered = page.waitForResponse('**/wps/session/login');
    await sendPassword(page, username, `Wrong-pass-${attempt}`);
    expect((await answered).status()).toBe(401);
  }
  return username;
}

test('CAP-01 CAP-03 A1 three wrong passwords require a captcha, which no work replaces', async ({
  page,
}) => {
  const username = await guessThrice(page, 'lantern');
  const form = loginForm(page);
  await expect(form.getByRole('img', { name: 'Picture with characters' })).toBeVisible();
  await sendPassword(page, username);
  await expect(form.getByText('Please enter the characters from the picture.')).toBeVisible();
  await expect(form.getByRole('button', { name: /another way/ })).toBeHidden();
});

test.describe('harbor', () => {
  test.use({ brand: 'harbor' });

  test('CAP-02 CAP-03 B3 requires the slider after three wrong passwords, and rejects a miss', {
    tag: '@phone',
  }, async ({ page }) => {
    const username = await guessThrice(page, 'harbor');
    const form = loginForm(page);
    const slider = form.getByRole('slider');
    await slider.press('ArrowRight');
    const refused = page.waitForResponse('**/wps/session/login');
    const renewed = page.waitForResponse('**/wps/captcha/**');
    await sendPassword(page, username);
    expect(await (await refused).json()).toMatchObject({ code: 'captcha_wrong' });
    await renewed;

    await expect(slider).toHaveAttribute('aria-valuenow', '0');
    await drag(page, form);
    await expect(form.getByText('Done. You can send the form.')).toBeAttached();
    await sendPassword(page, username);
    await expectInside(page, username);
  });

  test('CAP-02 CAP-03 the slider works with the arrow keys', async ({ page }) => {
    const username = await guessThrice(page, 'harbor');
    await moveByKeys(page, loginForm(page));
    await sendPassword(page, username);
    await expectInside(page, username);
  });
});
