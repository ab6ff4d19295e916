import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import {
  type Agent,
  agentOn,
  dividendOf,
  hourlyOf,
  openPage,
  perBetOf,
  playBefore,
  playedBefore,
  press,
  salaryOf,
  settle,
  showDownline,
  showTab,
  sign,
  startJob,
} from './agreements.ts';
import { test } from './brand.ts';
import { query } from './database.ts';
import { above } from './inside.ts';
import { colleague, confirmApproval, goToRoom, hire, openConsole } from './staff.ts';
import { equip } from './wallets.ts';

/** Opens the figures of the first bill on My Income, down to the bets of an agent. */
async function openBets(page: Page, { account }: Agent): Promise<void> {
  await page.getByRole('table', { name: 'Bills' }).getByRole('button').first().click();
  await press(page, new RegExp(`^Bets\\s+${account}`));
}

const betsOf = (page: Page, { account }: Agent) =>
  page.getByRole('table', { name: `Bets of ${account}` });

/** Begins an offer to an agent on the page of a kind; the first tier is to be filled in. */
async function beginOffer(page: Page, at: string, { account }: Agent): Promise<Locator> {
  await openPage(page, at);
  await showDownline(page);
  await press(page, 'Make an offer');
  const agent = page
    .getByRole('dialog', { name: 'Choose an agent' })
    .getByRole('button', { name: account });
  const tier = page.getByRole('region', { name: 'Tier 1' });
  await agent.waitFor();
  // A sheet that is still moving takes no click.
  await expect(async () => {
    if (await agent.isVisible()) await agent.click({ timeout: 1000 });
    await expect(tier).toBeVisible({ timeout: 2000 });
  }).toPass();
  return tier;
}

test('CON-01 CON-02 CON-04 an offer, its bill and money, and the agreed end @phone', async ({
  page,
  elsewhere,
}) => {
  const upline = await agentOn(page);
  await sign(upline, salaryOf('1'));
  const other = await elsewhere();
  const downline = await agentOn(other, upline);

  const tier = await beginOffer(page, 'agentDailySalary', downline);
  await tier.getByRole('textbox', { name: /^Rate/ }).fill('0.5');
  await press(page, 'Check the offer');
  await press(page, 'Send offer');
  await expect(page.getByText(`Offer sent to ${downline.account}`)).toBeVisible();

  await openPage(other, 'agentDailySalary');
  await expect(other.getByRole('heading', { name: `Offer from ${upline.account}` })).toBeVisible();
  await press(other, 'Accept');
  await expect(other.getByText('Agreement accepted')).toBeVisible();
  await expect(other.getByText(/^Starts /)).toBeVisible();

  const { payout } = await playedBefore(other, downline, '5000000');
  await settle(upline, downline);
  await openPage(other, 'agentIncome');
  await expect(other.getByText('₫25,000').first()).toBeVisible();
  await openBets(other, downline);
  for (const part of ['Lucky Bowl', '₫5,000,000', `₫${Number(payout).toLocaleString('en')}`])
    await expect(betsOf(other, downline)).toContainText(part);
  await press(other, 'Recalculate');
  await expect(
    other.getByText('Recalculated from the bets: the result is the same.'),
  ).toBeVisible();
  await other.goto(above('centre=transactionHistory'));
  const movement = other.getByRole('row').filter({ hasText: 'Agreement payment' });
  await expect(movement).toContainText('₫25,000');

  await page.reload();
  await showDownline(page);
  await press(page, downline.account);
  await press(page, 'Ask to end');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ask to end' }).click();
  await expect(page.getByText('Request sent')).toBeVisible();

  await openPage(other, 'agentDailySalary');
  await press(other, 'Agree to the end');
  await other.getByRole('alertdialog').getByRole('button', { name: 'Agree to the end' }).click();
  await expect(other.getByText('The agreement ends with this period')).toBeVisible();
});

const kinds = [
  { at: 'agentDividend', terms: dividendOf('40'), rates: { Rate: '30' }, earns: '₫3,000,000' },
  { at: 'agentHourlySalary', terms: hourlyOf('1'), rates: { Rate: '0.5' }, earns: '₫50,000' },
  {
    ...{ at: 'agentRealTimeSalary', terms: perBetOf('1') },
    rates: { 'Rate for winning bets': '0', 'Rate for losing bets': '0.4' },
    earns: '₫40,000',
  },
] as const;

test('CON-01 CON-04 each other kind goes from its offer to a bill, money and bets', async ({
  page,
  elsewhere,
}) => {
  const upline = await agentOn(page);
  for (const { terms } of kinds) await sign(upline, terms);
  const other = await elsewhere();
  const downline = await agentOn(other, upline);
  await playBefore(downline, '10000000');
  for (const { at, rates } of kinds) {
    const tier = await beginOffer(page, at, downline);
    for (const [name, rate] of Object.entries(rates))
      await tier.getByRole('textbox', { name: new RegExp(`^${name}`) }).fill(rate);
    if (at === 'agentRealTimeSalary')
      await tier.getByRole('textbox', { name: /^Single bet from/ }).fill('100000');
    await press(page, 'Check the offer');
    await press(page, 'Send offer');
    await expect(page.getByText(`Offer sent to ${downline.account}`)).toBeVisible();
    await openPage(other, at);
    await press(other, 'Accept');
    await expect(other.getByText('Agreement accepted')).toBeVisible();
  }
  await settle(upline, downline);
  await expect
    .poll(() => query('select from agreement_bill where agent_id = $1 and paid > 0', [downline.id]))
    .toHaveLength(kinds.length);
  for (const { at, earns } of kinds) {
    await openPage(other, at);
    await showTab(other, 'Bills');
    const bill = other.getByRole('table', { name: 'Bills' }).getByRole('row', { name: earns });
    // Hours in which no one played have bills of their own, so it may be on the next page.
    await expect(other.getByRole('table', { name: 'Bills' })).toBeVisible();
    while ((await bill.count()) === 0) {
      await other.getByRole('button', { name: 'Next', exact: true }).click();
      await expect(other.locator('[aria-busy="true"]')).toHaveCount(0);
    }
    await bill.getByRole('button').click();
    await expect(other.getByText('Paid', { exact: true }).first()).toBeVisible();
    await press(other, new RegExp(`^Bets\\s+${downline.account}`));
    await expect(betsOf(other, downline)).toContainText('₫10,000,000');
  }
});

/** Opens the bill of an agent in the room of the bills that wait. */
async function openHeld(page: Page, { account }: Agent): Promise<void> {
  await goToRoom(page, 'Bills');
  await showTab(page, 'To review');
  await page.getByRole('link', { name: account }).click();
  await expect(page.getByRole('region', { name: 'Review' })).toBeVisible();
}

/** One person of the staff answers a dispute, and two let the bill be paid. */
async function review(page: Page, browser: Browser, agent: Agent): Promise<void> {
  const [first, second] = [await hire('lantern', 'reviewer'), await hire('lantern', 'owner')];
  const [desk, other] = [await colleague(browser, page), await colleague(browser, page)];
  await openConsole(desk, first);
  await openHeld(desk, agent);
  const disputes = desk.getByRole('region', { name: 'Disputes' });
  await expect(disputes).toContainText('My team played more');
  await disputes.getByRole('button', { name: 'Answer' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Answer/ }).fill('All bets are counted');
  await dialog.getByRole('button', { name: 'Answer' }).click();
  await expect(disputes).toContainText('All bets are counted');
  await press(desk, 'Propose to pay');
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

/** Opens the first bill, and says what is wrong with it. */
async function dispute(page: Page, text: string): Promise<void> {
  await page.getByRole('table', { name: 'Bills' }).getByRole('button').first().click();
  await press(page, 'Dispute this bill');
  const dialog = page.getByRole('dialog', { name: 'Dispute this bill' });
  await dialog.getByRole('textbox').fill(text);
  await dialog.getByRole('button', { name: 'Dispute this bill' }).click();
  await expect(page.getByText('Waiting for an answer').first()).toBeVisible();
}

test('CON-04 OPR-01 a disputed bill is answered, and two people let it be paid', async ({
  page,
  browser,
}) => {
  const agent = await agentOn(page);
  await playBefore(agent, '300000000');
  await sign(agent, salaryOf('1'));
  await settle(agent);
  await openPage(page, 'agentIncome');
  await expect(page.getByText('Under review').first()).toBeVisible();
  await dispute(page, 'My team played more');
  await review(page, browser, agent);

  await page.reload();
  await expect(page.getByRole('table', { name: 'By agreement' })).toContainText('₫3,000,000');
  await openBets(page, agent);
  await expect(page.getByText('₫300,000,000 × 1%')).toBeVisible();
  await expect(betsOf(page, agent)).toContainText('₫300,000,000');
  await expect(page.getByText('All bets are counted')).toBeVisible();
  await expect(page.getByText('Waiting for an answer')).toBeHidden();
  await page.goto(above('centre=transactionHistory'));
  await expect(page.getByText('Agreement income').first()).toBeVisible();
});

test('CON-03 a lower rate ends agreements below, which both are shown by name', async ({
  page,
  elsewhere,
}) => {
  const upline = await agentOn(page);
  const other = await elsewhere();
  const downline = await agentOn(other, upline);
  const third = await elsewhere();
  const low = await agentOn(third, downline);
  await sign(upline, salaryOf('1'));
  await sign(downline, salaryOf('0.8'), upline);
  await sign(low, salaryOf('0.5'), downline);

  await openPage(page, 'agentDailySalary');
  await showDownline(page);
  await press(page, downline.account);
  await press(page, 'Offer new terms');
  const tier = page.getByRole('region', { name: 'Tier 1' });
  await tier.getByRole('textbox', { name: /^Rate/ }).fill('0.3');
  await press(page, 'Check the offer');
  await expect(page.getByText('These agreements will end')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: low.account })).toBeVisible();
  await press(page, 'Send offer');
  await expect(page.getByText('Agree to continue, or choose other terms.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'I agree that these agreements end.' }).check();
  await press(page, 'Send offer');
  await expect(page.getByText(`Offer sent to ${downline.account}`)).toBeVisible();

  await openPage(other, 'agentDailySalary');
  await expect(other.getByRole('listitem').filter({ hasText: low.account })).toBeVisible();
  await other.getByRole('checkbox', { name: 'I agree that these agreements end.' }).check();
  await press(other, 'Accept');
  await expect(other.getByText('Agreement accepted')).toBeVisible();

  await openPage(third, 'agentDailySalary');
  await third.getByRole('table', { name: 'Earlier agreements' }).getByRole('button').click();
  await expect(third.getByText(/no longer cover it/).first()).toBeVisible();
});

test('CON-04 an upline that is short owes its downline, and pays when it has money @phone', async ({
  page,
  elsewhere,
}) => {
  const upline = await agentOn(page);
  const other = await elsewhere();
  const downline = await agentOn(other, upline);
  await playBefore(upline, '0', '6000000');
  await playBefore(downline, '10000000');
  await sign(upline, dividendOf('40'));
  await sign(downline, dividendOf('30'), upline);
  await settle(upline, downline);

  await openPage(page, 'agentIncome');
  const owes = page.getByRole('region', { name: 'You owe your downline' });
  await expect(owes).toContainText('₫1,400,000');
  await expect(owes).toContainText(downline.account);
  await openPage(other, 'agentIncome');
  const owed = other.getByRole('region', { name: 'Your upline owes you' });
  await expect(owed).toContainText('₫1,400,000');

  await equip(upline.account, '2000000');
  await startJob('agreement-debts');
  await expect(async () => {
    await other.reload();
    await expect(other.getByRole('table', { name: 'By agreement' })).toContainText('₫3,000,000');
    await expect(owed).toBeHidden();
  }).toPass();
  await other.getByRole('table', { name: 'Bills' }).getByRole('button').first().click();
  await expect(other.getByText('Late', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('table', { name: 'By agreement' })).toContainText('₫3,000,000');
  await expect(owes).toBeHidden();
});

test.describe('where the brand pays the difference of the rates', () => {
  test.use({ brand: 'harbor' });

  test('CON-04 each agent of a line gets its part of the brand', async ({ page, elsewhere }) => {
    const upline = await agentOn(page, undefined, 'harbor');
    const other = await elsewhere();
    const downline = await agentOn(other, upline, 'harbor');
    await playBefore(downline, '1000000');
    await sign(upline, salaryOf('1'));
    await sign(downline, salaryOf('0.4'), upline);
    await settle(upline, downline);

    await openPage(page, 'agentIncome');
    await expect(page.getByRole('table', { name: 'By agreement' })).toContainText('₱60.00');
    await openBets(page, downline);
    await expect(page.getByText('₱10,000.00 × 1%')).toBeVisible();
    await expect(page.getByText('− ₱10,000.00 × 0.4%')).toBeVisible();
    await expect(betsOf(page, downline)).toContainText('₱10,000.00');
    await openPage(other, 'agentIncome');
    await expect(other.getByRole('table', { name: 'By agreement' })).toContainText('₱40.00');
    await expect(other.getByRole('region', { name: 'Your upline owes you' })).toBeHidden();
  });
});
