import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { Brand } from './brand.ts';
import { above } from './inside.ts';
import { enter } from './members.ts';
import { password } from './visitor.ts';

export const digits = (count: number) =>
  Array.from({ length: count }, () => randomInt(10)).join('');

type CentrePage = 'securityCenter' | 'profile';

async function panelOf(page: Page, key: CentrePage): Promise<Locator> {
  const panel = page.getByRole('dialog', {
    name: key === 'profile' ? 'Profile' : 'Security',
    exact: true,
  });
  await panel.waitFor();
  return panel;
}

/**
 * Opens a page of the member centre by its address; answers the panel. The profile is above the
 * home page, whose header shows a part of it.
 */
export async function openCentre(page: Page, key: CentrePage): Promise<Locator> {
  await page.goto(key === 'profile' ? '/?centre=profile' : above(`centre=${key}`));
  return panelOf(page, key);
}

/** Opens a page of the member centre as a member with a verified phone and e-mail. */
export async function openCentreOfMember(
  page: Page,
  key: CentrePage,
  brand: Brand = 'lantern',
): Promise<Locator> {
  await enter(page, brand);
  return openCentre(page, key);
}

/** Closes the message that covers the corner of the panel for some seconds. */
export const dismiss = (page: Page) =>
  page.getByRole('button', { name: 'Dismiss', exact: true }).click();

/** Presses a button of the member centre; answers the dialog that it opens. */
export async function openDialog(page: Page, button: string, title: string): Promise<Locator> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  await dialog.waitFor();
  return dialog;
}

/** Shows that it is the member who changes something. */
export const prove = (dialog: Locator, proof = password) =>
  dialog.getByLabel(/^Your login password/).fill(proof);

/** Presses a button at the foot of a dialog. */
export const press = (dialog: Locator, name: string) =>
  dialog.getByRole('button', { name, exact: true }).click();

/** The row of the member centre that begins with a title. */
export const rowOf = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) });

/** Adds a bank account with a new number, and returns the number. */
export async function addBankAccount(page: Page, bank: string, holder: string): Promise<string> {
  const number = bank === 'GCash' ? `09${digits(9)}` : `0${digits(9)}`;
  const adding = await openDialog(page, 'Add account', 'Add bank account');
  await adding.getByLabel(/^Bank\*?$/).selectOption(bank);
  await adding.getByLabel(/^Account holder/).fill(holder);
  await adding.getByLabel(/^Account number/).fill(number);
  await prove(adding);
  await press(adding, 'Add account');
  await rowOf(page, bank).waitFor();
  return number;
}
