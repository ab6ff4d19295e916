import { expect, type Page } from '@playwright/test';
import { test } from './brand.ts';
import { enter, uplineOf } from './members.ts';
import { expectWelcome, field, fillForm, submit } from './registration-form.ts';
import { freshName } from './visitor.ts';

test.use({ brand: 'harbor' });

/** A new account, from the registration form that a page shows. */
async function register(page: Page, code?: string): Promise<string> {
  const username = freshName();
  await fillForm(page, 'harbor', username);
  if (code) await field(page, 'Invitation code').fill(code);
  await submit(page);
  await expectWelcome(page, username, 'Harbor');
  return username;
}

/** A link that an agent makes on a page, for new accounts of a type, and its code. */
async function makeLink(page: Page, type: 'Agent' | 'Member') {
  await page.goto('/?agent=agentAccount');
  await page.getByRole('button', { name: 'New link' }).click();
  const dialog = page.getByRole('dialog', { name: 'New link' });
  await dialog.getByRole('radio', { name: type }).click({ force: true });
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await page.getByRole('button', { name: /^Show link/ }).click();
  const made = page.getByRole('dialog', { name: 'Invitation link' });
  const shown = made.getByText(/^https?:/);
  const { pathname, search, searchParams } = new URL(await shown.innerText());
  return { path: pathname + search, code: searchParams.get('affiliateCode') ?? '' };
}

test('AGT-01 a general agent’s link makes an agent, whose code makes a member', async ({
  page,
  elsewhere,
}) => {
  const general = await enter(page, 'harbor', 2);
  const { path } = await makeLink(page, 'Agent');
  const other = await elsewhere();
  await other.goto(path);
  const agent = await register(other);
  expect(await uplineOf(agent)).toEqual([general.username]);

  const { code } = await makeLink(other, 'Member');
  expect(code).not.toBe('');
  const third = await elsewhere();
  await third.goto('/register');
  const member = await register(third, code);
  expect(await uplineOf(member)).toEqual([agent]);

  await page.goto('/?agent=agentTeamManage');
  await page.getByRole('button', { name: `Show the team of ${agent}` }).click();
  await expect(page.getByText(member).first()).toBeVisible();
});
