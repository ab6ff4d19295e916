import { randomBytes, randomInt } from 'node:crypto';
import { test as base, expect, type FrameLocator, type Page } from '@playwright/test';
import { watchRequests } from './idle.ts';
import { above } from './inside.ts';

/** A new name: the journeys share a site. */
export const freshName = () => `j${randomBytes(5).toString('hex')}`;

export const password = 'Secret-pass-1';

interface Options {
  /** BCP 47; what the visitor has chosen before. */
  language: string;
  theme: 'light' | 'dark';
  /** What the browser may complain about in a journey that makes it refuse something. */
  expectedComplaint: RegExp | undefined;
}

/**
 * A visitor of the site, who reads English unless a journey says otherwise. An error in the console
 * fails the journey.
 */
export const test = base.extend<Options>({
  language: ['en', { option: true }],
  theme: ['light', { option: true }],
  expectedComplaint: [undefined, { option: true }],
  // All journeys are in one network, but each has an address of its own, and with it limits of its
  // own.
  extraHTTPHeaders: ({ extraHTTPHeaders }, use) =>
    use({ ...extraHTTPHeaders, 'x-forwarded-for': `127.0.0.${randomInt(2, 255)}` }),
  page: async ({ page, language, theme, expectedComplaint }, use) => {
    watchRequests(page);
    const troubles: string[] = [];
    page.on('pageerror', (error) => troubles.push(error.message));
    page.on('console', (message) => {
      // A refused call is an answer, which the browser prints as an error.
      const refused = /Failed to load resource: the server responded with a status of 4\d\d/.test(
        message.text(),
      );
      if (message.type() === 'error' && !refused) troubles.push(message.text());
    });
    await page.addInitScript(
      ([chosenLanguage, chosenTheme]) => {
        // A frame, and a reply shown as a page, are sandboxed: they have no storage and belong to
        // no site.
        if (window.top !== window || window.origin === 'null') return;
        localStorage.setItem('language', chosenLanguage);
        localStorage.setItem('theme', chosenTheme);
      },
      [language, theme] as const,
    );
    await use(page);
    expect(troubles.filter((trouble) => !expectedComplaint?.test(trouble))).toEqual([]);
  },
});

/** Fills in the registration page and submits it; afterwards the welcome stands on the screen. */
export async function register(page: Page, name = freshName()): Promise<string> {
  await page.goto('/register');
  await page.getByRole('textbox', { name: 'Username' }).fill(name);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(password);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Registration successful');
  return name;
}

/** Registers and closes the two dialogs that follow. */
export async function becomeMember(page: Page): Promise<string> {
  const name = await register(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Explore games' }).click();
  return name;
}

/** Asks for a deposit of the preset and goes to the payment gateway's page. */
export async function askForDeposit(page: Page, preset: string): Promise<void> {
  await page.goto(above('centre=depositv2'));
  await page.getByRole('button', { name: preset, exact: true }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(/\/pay\//);
}

/** The game inside its frame, ready for a bet. */
export async function openGame(page: Page): Promise<FrameLocator> {
  await page.goto('/');
  await page
    .getByRole('button', { name: /^Play Lucky Bowl/ })
    .first()
    .click();
  await page.waitForURL('**/game');
  const game = page.frameLocator('iframe');
  await expect(
    game.getByText('Put a chip').or(game.getByText('Choose a chip')).first(),
  ).toBeAttached();
  return game;
}
