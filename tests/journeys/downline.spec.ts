import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './brand.ts';
import { english, openSlip, pick } from './draws.ts';
import { above } from './inside.ts';
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

/** The address and the code of a link that a page shows. */
async function shownLink(place: Page | Locator) {
  const text = await place.getByText(/^https?:/).innerText();
  const { pathname, search, searchParams } = new URL(text);
  return { path: pathname + search, code: searchParams.get('affiliateCode') ?? '' };
}

/** A link that an agent makes on a page, for new accounts of a type, with a rebate in percent. */
async function makeLink(page: Page, type: 'Agent' | 'Member', rebate = '') {
  await page.goto(above('agent=agentAccount'));
  await page.getByRole('button', { name: 'New link' }).click();
  const dialog = page.getByRole('dialog', { name: 'New link' });
  const choice = dialog.getByRole('radio', { name: type });
  // On a phone the sheet still moves, so a click may miss it.
  await expect(async () => {
    await choice.click({ force: true });
    await expect(choice).toBeChecked({ timeout: 1000 });
  }).toPass();
  await dialog.getByLabel('Lottery rebate (%)').fill(rebate);
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await page.getByRole('button', { name: /^Show link/ }).click();
  return shownLink(page.getByRole('dialog', { name: 'Invitation link' }));
}

/** Opens a slip and sees that it begins at the rebate of the member's link. */
async function expectRebate(page: Page, isMobile: boolean) {
  await page.goto('/lottery?gameCode=k3-1&playType=sides');
  await pick(page, english, [english.big]);
  if (isMobile) await openSlip(page, english);
  await expect(page.getByRole('slider', { name: 'Odds or rebate' })).toHaveAttribute(
    ...(['aria-valuetext', 'Series 1930 · rebate 2.5%'] as const),
  );
}

test('AGT-01 LOT-04 a general agent’s link makes an agent, and links and codes make members', {
  tag: '@phone',
}, async ({ page, elsewhere, isMobile }) => {
  const general = await enter(page, 'harbor', 2);
  const forAgents = await makeLink(page, 'Agent');
  const other = await elsewhere();
  await other.goto(forAgents.path);
  const agent = await register(other);
  expect(await uplineOf(agent)).toEqual([general.username]);

  await other.goto(above('agent=agentAccount'));
  const own = await shownLink(other);
  const forMembers = await makeLink(other, 'Member', '2.5');
  const ways = [
    { path: forMembers.path, upline: agent, rebate: true },
    { path: '/register', code: forMembers.code, upline: agent },
    { path: own.path, upline: agent },
    { path: '/register', code: own.code, upline: agent },
    { path: '/register', code: forAgents.code, upline: general.username },
  ];
  // The form of a phone is seen by a link and by a code.
  const tried = isMobile ? ways.filter((_, at) => at % (ways.length - 1) === 0) : ways;
  const made = await Promise.all(
    tried.map(async ({ path, code, upline, rebate }) => {
      const visitor = await elsewhere();
      await visitor.goto(path);
      if (rebate) await expect(visitor.getByText(/begin with a rebate of 2.5%/)).toBeVisible();
      const name = await register(visitor, code);
      expect(await uplineOf(name)).toEqual([upline]);
      if (rebate) await expectRebate(visitor, isMobile);
      await visitor.close();
      return name;
    }),
  );

  await page.goto(above('agent=agentTeamManage'));
  await expect(page.getByText(made.at(-1) ?? '').first()).toBeVisible();
  await page.getByRole('button', { name: `Show the team of ${agent}` }).click();
  await expect(page.getByText(made[0] ?? '').first()).toBeVisible();
});
