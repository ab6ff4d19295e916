import { expect, test } from '@playwright/test';
import { enter } from './members.ts';
import { test as visit } from './visitor.ts';

// The tests of a first visit have no page of `visitor.ts`, which chooses language and theme.
const visitors = [
  { locale: 'en-GB', colorScheme: 'dark', language: 'en', action: 'Log in' },
  { locale: 'vi-VN', colorScheme: 'light', language: 'vi', action: 'Đăng nhập' },
] as const;

for (const { locale, colorScheme, language, action } of visitors) {
  test.describe(`a first visit with a browser in ${locale} and a ${colorScheme} system`, () => {
    test.use({ locale, colorScheme });

    test('I18N-01 SYS-10 follows both, and stores no choice', async ({ page }) => {
      await page.goto('/');
      const header = page.getByRole('banner');
      await expect(header.getByRole('button', { name: action })).toBeVisible();
      const root = page.locator('html');
      await expect(root).toHaveAttribute('lang', language);
      await expect(root).toHaveAttribute('data-theme', colorScheme);
      const choices = () =>
        page.evaluate(() => ['language', 'theme'].map((key) => localStorage.getItem(key)));
      expect(await choices()).toEqual([null, null]);

      const other = colorScheme === 'dark' ? 'light' : 'dark';
      await page.emulateMedia({ colorScheme: other });
      await expect(root).toHaveAttribute('data-theme', other);
    });
  });
}

visit(
  'MEM-05 LOG-11 an agent who opens /me stays logged in',
  { tag: '@phone' },
  async ({ page }) => {
    const { username } = await enter(page, 'lantern', 1);
    await page.goto('/me');
    const main = page.getByRole('main');
    await expect(main.getByText(username).first()).toBeVisible();
    await page.reload();
    await expect(main.getByText(username).first()).toBeVisible();
    await main.getByRole('button', { name: 'Agent centre' }).click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Overview' })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('account'))).toBe(username);
  },
);
