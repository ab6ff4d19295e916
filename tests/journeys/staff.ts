import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { query } from './database.ts';
import { hashOf, markBrowser } from './members.ts';

const password = 'Journey-staff-1';
const passwordHash = hash(password);

/** Adds a staff member without an authenticator. Returns the username. */
export async function hire(brand: 'lantern' | 'harbor', role: string): Promise<string> {
  const username = `j${randomBytes(5).toString('hex')}`;
  await query(
    `insert into staff (id, brand_id, username, role, password_hash)
     select uuid_v7(), id, $2, $3, $4 from brand where code = $1`,
    [brand, username, role, await passwordHash],
  );
  return username;
}

/**
 * The authenticator app of a person: no code works twice, so each is of a later step than the one
 * before.
 */
export class App {
  readonly #totp: TOTP;
  #steps = 0;

  constructor(secret: string) {
    this.#totp = new TOTP({ secret: Secret.fromBase32(secret) });
  }

  /** A code of this time step, and then one of the next: a phone may be half a minute ahead. */
  next(): string {
    const timestamp = Date.now() + this.#steps * 30_000;
    this.#steps += 1;
    return this.#totp.generate({ timestamp });
  }
}

/** Gives the password, as the first step of a login to the console. */
export async function typePassword(page: Page, username: string, typed = password): Promise<void> {
  await page.goto('/console');
  await page.getByRole('textbox', { name: 'Username' }).fill(username);
  await page.locator('input[type="password"]').fill(typed);
  await page.getByRole('button', { name: 'Continue' }).click();
}

export async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Authenticator code' }).fill(code);
  await page.getByRole('button', { name: 'Open the console' }).click();
}

/** The password that everyone here chooses after the first one, which another person has seen. */
export async function chooseOwnPassword(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Set your own password' })).toBeVisible();
  await page.locator('input[type="password"]').fill(password);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
}

/** The first login of a staff member: password, a new authenticator, recovery codes. */
export async function enterConsole(page: Page, username: string): Promise<App> {
  await typePassword(page, username);
  await page.getByRole('button', { name: 'Show QR code' }).click();
  const app = new App((await page.getByTestId('secret').innerText()).trim());
  await typeCode(page, app.next());
  await page.getByLabel("I've saved them in a safe place").check();
  await page.getByRole('button', { name: 'Go to the console' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  return app;
}

/** Opens the console with a session, for journeys that are not about the login. */
export async function openConsole(page: Page, username: string): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const browser = await markBrowser(page, 'localhost');
  await query(
    `insert into staff_session (id, staff_id, token_hash, address, user_agent, created_at,
                                last_seen_at, expires_at)
     select uuid_v7(), id, $2, '127.0.0.1', 'Chrome', now(), now(), now() + interval '1 hour'
       from staff where username = $1`,
    [username, hashOf(token, browser)],
  );
  await page.addInitScript((opened) => {
    // A sandbox has no storage.
    if (window.origin !== 'null') sessionStorage.setItem('staff-token', opened);
  }, token);
  await page.goto('/console');
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
}

/** Goes to a room by the menu, which a phone opens first. */
export async function goToRoom(page: Page, room: string): Promise<void> {
  const link = page.getByRole('link', { name: new RegExp(`^${room}`) });
  const menu = page.getByRole('banner').getByRole('button', { name: 'Rooms' });
  if (await menu.isVisible()) await menu.click();
  await link.first().click();
  await expect(page.getByRole('heading', { level: 1, name: room })).toBeVisible();
}

/** The second person approves the proposal about a reference. */
export async function approve(page: Page, reference: string, by: string): Promise<void> {
  // Leaves the room and opens it again, because it polls only from time to time.
  await goToRoom(page, 'Overview');
  await goToRoom(page, 'Proposals');
  const proposed = page.getByRole('article').filter({ hasText: reference });
  await expect(proposed).toContainText(by);
  await confirmApproval(page, proposed);
}

/** Approves a proposal that is on the page, and waits until it has happened. */
export async function confirmApproval(page: Page, proposed: Locator): Promise<void> {
  await proposed.getByRole('button', { name: 'Approve' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  // While a dialog is open, the page behind it has no roles, and the proposal would not be found.
  await expect(dialog).toHaveCount(0);
  await expect(proposed).toHaveCount(0);
}

/** A page of another person at the same site: a browser of their own. */
export async function colleague(browser: Browser, of: Page): Promise<Page> {
  const context = await browser.newContext({ baseURL: new URL(of.url()).origin, locale: 'en' });
  return context.newPage();
}
