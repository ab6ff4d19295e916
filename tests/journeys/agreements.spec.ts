import { seedAgreements } from '@lantern/database/seed';
import { periodAt } from '@lantern/rules/agreements';
import { type Browser, expect, type Page } from '@playwright/test';
import { test } from './brand.ts';
import { query } from './database.ts';
import { enter } from './members.ts';
import { colleague, confirmApproval, goToRoom, hire, openConsole } from './staff.ts';

const zone = 'Asia/Ho_Chi_Minh';
const hour = 60 * 60_000;
const midnight = periodAt('daily', new Date(), zone).start;
const yesterday = new Date(midnight.getTime() - 24 * hour);
const start = periodAt('daily', yesterday, zone).start;

const none = { turnover: '0', netLoss: '0', activeMembers: 0 };
const terms = {
  ...{ kind: 'dailySalary' as const, activeMinimum: '500000' },
  tiers: [{ ...none, rate: '1' }],
};

interface Agent {
  id: string;
  account: string;
}

async function idOf(account: string): Promise<string> {
  const rows = await query<{ id: string }>('select id from member where username = $1', [account]);
  return rows[0]?.id ?? '';
}

/** An agent who is logged in on a page. */
async function agentOn(page: Page, upline?: Agent): Promise<Agent> {
  const { username: account } = await enter(page, 'lantern', 1, upline?.id);
  return { id: await idOf(account), account };
}

/** An agreement of the brand that was signed before yesterday. */
async function sign(agent: Agent): Promise<void> {
  const [brand] = await query<{ id: string; staff: string }>(
    `select b.id, s.id as staff from brand b join staff s on s.brand_id = b.id
      where b.code = 'lantern' limit 1`,
  );
  const db = {
    query: async (sql: string, values: unknown[]) => ({ rows: await query(sql, values) }),
  };
  await seedAgreements(db as never, [{ agent, upline: null, terms }], {
    ...{ brand: { id: brand?.id ?? '', code: 'lantern' }, currency: 'VND' },
    ...{ start, staffId: brand?.staff ?? '' },
  });
}

/** A round that an agent lost yesterday, which the worker has rolled up. */
async function playYesterday({ id }: Agent, stake: string): Promise<void> {
  await query(
    `insert into figure_log (brand_id, member_id, kind, category, subject_id, times, stake, valid,
                             settled_at)
       select brand_id, id, 'round', 'INHOUSE', uuid_v7(), 1, $2, $2, $3 from member where id = $1`,
    [id, stake, new Date(start.getTime() + 12 * hour)],
  );
  await expect
    .poll(() => query('select from member_day where member_id = $1 and turnover > 0', [id]))
    .toHaveLength(1);
}

/** Lets the worker settle now, instead of at the next minute, until an agent has a bill. */
async function settle({ id }: Agent): Promise<void> {
  await query(
    "insert into pgboss.job (name) values ('agreement-settlement') on conflict do nothing",
  );
  await expect
    .poll(() => query('select from agreement_bill where agent_id = $1', [id]), { timeout: 90_000 })
    .toHaveLength(1);
}

const openPage = (page: Page, name: string) => page.goto(`/?agent=${name}`);
const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();

test('CON-01 CON-02 an offer is accepted, and its end is agreed to @phone', async ({
  page,
  elsewhere,
}) => {
  const upline = await agentOn(page);
  await sign(upline);
  const other = await elsewhere();
  const downline = await agentOn(other, upline);

  await openPage(page, 'agentDailySalary');
  await page.getByRole('radio', { name: 'Downline' }).click({ force: true });
  await press(page, 'Make an offer');
  await page
    .getByRole('dialog', { name: 'Choose an agent' })
    .getByRole('button', { name: downline.account })
    .click();
  const tier = page.getByRole('region', { name: 'Tier 1' });
  await tier.getByRole('textbox', { name: /^Rate/ }).fill('0.5');
  await press(page, 'Check the offer');
  await press(page, 'Send offer');
  await expect(page.getByText(`Offer sent to ${downline.account}`)).toBeVisible();

  await openPage(other, 'agentDailySalary');
  await expect(other.getByRole('heading', { name: `Offer from ${upline.account}` })).toBeVisible();
  await press(other, 'Accept');
  await expect(other.getByText('Agreement accepted')).toBeVisible();
  await expect(other.getByText(/^Starts /)).toBeVisible();

  await page.reload();
  await page.getByRole('radio', { name: 'Downline' }).click({ force: true });
  await press(page, downline.account);
  await press(page, 'Ask to end');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ask to end' }).click();
  await expect(page.getByText('Request sent')).toBeVisible();

  await other.reload();
  await press(other, 'Agree to the end');
  await other.getByRole('alertdialog').getByRole('button', { name: 'Agree to the end' }).click();
  await expect(other.getByText('The agreement ends with this period')).toBeVisible();
});

/** Opens the bill of an agent in the room of the bills that wait. */
async function openHeld(page: Page, { account }: Agent): Promise<void> {
  await goToRoom(page, 'Bills');
  await page.getByRole('radio', { name: 'To review' }).click({ force: true });
  await page.getByRole('link', { name: account }).click();
  await expect(page.getByRole('region', { name: 'Review' })).toBeVisible();
}

/** Two people of the staff let a bill be paid. */
async function review(page: Page, browser: Browser, agent: Agent): Promise<void> {
  const [first, second] = [await hire('lantern', 'reviewer'), await hire('lantern', 'owner')];
  const [desk, other] = [await colleague(browser, page), await colleague(browser, page)];
  await openConsole(desk, first);
  await openHeld(desk, agent);
  await press(desk, 'Propose to pay');
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /Reason/ }).fill('The bets are real');
  await dialog.getByRole('button', { name: 'Propose to pay' }).click();
  await expect(desk.getByText(/waits for a second person/)).toBeVisible();

  await openConsole(other, second);
  await goToRoom(other, 'Proposals');
  const proposed = other.getByRole('article').filter({ hasText: agent.account });
  await expect(proposed).toContainText(first);
  await confirmApproval(other, proposed);
  await Promise.all([desk, other].map((one) => one.context().close()));
}

test('CON-04 OPR-01 two people let a large bill be paid, and it opens to the bets', async ({
  page,
  browser,
}) => {
  const agent = await agentOn(page);
  await playYesterday(agent, '300000000');
  await sign(agent);
  await settle(agent);
  await openPage(page, 'agentIncome');
  await expect(page.getByText('Under review').first()).toBeVisible();
  await review(page, browser, agent);

  await page.reload();
  await expect(page.getByRole('table', { name: 'By agreement' })).toContainText('₫3,000,000');
  await page.getByRole('table', { name: 'Bills' }).getByRole('button').first().click();
  await expect(page.getByText('₫300,000,000 × 1%')).toBeVisible();
  await press(page, new RegExp(`^Bets\\s+${agent.account}`));
  await expect(page.getByRole('table', { name: `Bets of ${agent.account}` })).toContainText(
    '₫300,000,000',
  );
  await page.goto('/?centre=transactionHistory');
  await expect(page.getByText('Agreement income').first()).toBeVisible();
});
