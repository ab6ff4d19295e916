import type { Locator, Page } from '@playwright/test';
import { sendPassword } from './login-form.ts';
import { newMember } from './members.ts';
import { password } from './visitor.ts';

type CentrePage = 'securityCenter' | 'profile';

async function panelOf(page: Page, key: CentrePage): Promise<Locator> {
  const panel = page.getByRole('dialog', { name: key === 'profile' ? 'Profile' : 'Security', exact: true });
  await panel.waitFor();
  return panel;
}

/** Opens a page of the member centre by its address; answers the panel. */
export async function openCentre(page: Page, key: CentrePage): Promise<Locator> {
  await page.goto(`/?centre=${key}`);
  return panelOf(page, key);
}

/** Opens a page of the member centre as a member with a verified phone and e-mail: the login comes before it. */
export async function openCentreOfMember(page: Page, key: CentrePage): Promise<Locator> {
  const { username } = await newMember('lantern');
  await page.goto(`/?centre=${key}`);
  await sendPassword(page, username);
  return panelOf(page, key);
}

/** Presses a button of the member centre; answers the dialog that it opens. */
export async function openDialog(page: Page, button: string, title: string): Promise<Locator> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  await dialog.waitFor();
  return dialog;
}

/** Shows that it is the member who changes something. */
export const prove = (dialog: Locator, proof = password) => dialog.getByLabel(/^Your login password/).fill(proof);

/** Presses a button at the foot of a dialog. */
export const press = (dialog: Locator, name: string) => dialog.getByRole('button', { name, exact: true }).click();

/** The row of the member centre that begins with a title. */
export const rowOf = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) });
