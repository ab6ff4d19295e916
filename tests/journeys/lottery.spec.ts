import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { query } from './database.ts';
import {
  balanceOf,
  english,
  letClose,
  northernResult,
  openDrawOf,
  pick,
  place,
  reportNow,
  settled,
  takeBackNow,
  ticketsOf,
  vietnamese,
} from './draws.ts';
import { expectLooks } from './looks.ts';
import { enter } from './members.ts';
import { approve, colleague, goToRoom, hire, openConsole } from './staff.ts';
import { test } from './visitor.ts';
import { equip } from './wallets.ts';

/** What each member begins with, in dong. */
const money = 200_000;
const reason = 'The announcer read another number';

async function enterWithMoney(page: Page): Promise<string> {
  const { username } = await enter(page, 'lantern');
  await equip(username, String(money));
  return username;
}

/** What the tickets leave of the money; the wallet must say the same. */
async function balanceAfter(username: string): Promise<number> {
  const tickets = await ticketsOf(username);
  const sums = tickets.map(({ state, amount, payout, rebate }) =>
    state === 'cancelled' || state === 'void'
      ? 0
      : Number(payout) + Number(rebate) - Number(amount),
  );
  const balance = sums.reduce((sum, one) => sum + one, money);
  expect(await balanceOf(username)).toBe(String(balance));
  return balance;
}

test(
  'LOT-05 LOT-07 a win is seen at once, and its draw is verified online and offline',
  {
    tag: '@phone',
  },
  async ({ page, context, isMobile }, info) => {
    const game = isMobile ? 'k3-3' : 'k3-5';
    const username = await enterWithMoney(page);
    const drawId = await openDrawOf(game);
    await page.goto(`/lottery?gameCode=${game}&playType=sides`);
    // One of the two comes, whatever is drawn: that gives back nearly all.
    await pick(page, english, ['Big', 'Small']);
    await place(page, english, isMobile);
    await letClose(drawId);
    const news = page.getByRole('status').filter({ hasText: 'You won ₫' });
    await expect(news).toBeVisible({ timeout: 60_000 });
    const balance = await balanceAfter(username);
    expect(balance).toBeLessThan(money);
    await expect(page.getByRole('banner')).toContainText(`₫${balance.toLocaleString('en')}`);

    await news.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`drawId=${drawId}`));
    await page.getByRole('button', { name: 'Verify now' }).click();
    await expect(page.getByText('This draw is verified.')).toBeVisible();
    await expect(page.getByText('Your tickets are in the bet book.')).toBeVisible();
    if (isMobile) await expectLooks(page, 'a verified draw');

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as one HTML file' }).click(),
    ]);
    const [saved, forged] = [info.outputPath('draw.html'), info.outputPath('forged.html')];
    await download.saveAs(saved);
    const text = readFileSync(saved, 'utf8');
    // The other side of each die.
    const other = text.replace(/"result":\[("\d",?)+\]/, (result) =>
      result.replace(/\d/g, (die) => String(7 - Number(die))),
    );
    expect(other).not.toBe(text);
    writeFileSync(forged, other);
    await context.setOffline(true);
    const reader = await context.newPage();
    await reader.goto(pathToFileURL(saved).href);
    await expect(reader.getByText('This draw is verified.')).toBeVisible();
    await expect(reader.getByRole('listitem')).toHaveCount(5);
    await reader.goto(pathToFileURL(forged).href);
    await expect(reader.getByText("This draw couldn't be verified.")).toBeVisible();
  },
);

test('LOT-07 the betting record leads from a ticket to the proof of its draw', async ({ page }) => {
  const username = await enterWithMoney(page);
  const drawId = await openDrawOf('3d-3');
  await page.goto('/lottery?gameCode=3d-3&playType=three.direct');
  for (const at of [1, 2, 3])
    await page
      .getByRole('group', { name: `Place ${at}` })
      .getByRole('button')
      .nth(at)
      .click();
  await page.getByRole('button', { name: english.add }).click();
  await place(page, english);
  await letClose(drawId);
  await settled(drawId);
  const [ticket] = await ticketsOf(username);
  await page.goto('/?centre=personalHistoryCopy');
  await page
    .getByRole('button', { name: /3D 3 min/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Verify this round' }).click();
  await expect(page).toHaveURL(new RegExp(`drawId=${drawId}`));
  await expect(page.getByText(ticket?.reference ?? '').first()).toBeVisible();
  await page.getByRole('button', { name: 'Verify now' }).click();
  await expect(page.getByText('Your tickets are in the bet book.')).toBeVisible();
});

test.describe('in Vietnamese', () => {
  test.use({ language: 'vi' });

  test('LOT-05 a ticket is cancelled before closing, and a chase stops on its win', async ({
    page,
  }) => {
    const username = await enterWithMoney(page);
    const drawId = await openDrawOf('ssc-5');
    await page.goto('/lottery?gameCode=ssc-5&playType=five.sum-sides');
    await pick(page, vietnamese, ['Lớn']);
    await place(page, vietnamese);
    expect(await balanceAfter(username)).toBeLessThan(money);
    await page.goto('/lottery?gameCode=ssc-5&view=tickets');
    await page.getByRole('button', { name: 'Hủy vé' }).click();
    await expect(page.getByText('Đã hủy vé. Tiền cược đã về ví của bạn.')).toBeVisible();
    expect(await balanceAfter(username)).toBe(money);

    await page.goto('/lottery?gameCode=ssc-5&playType=five.sum-sides');
    await pick(page, vietnamese, ['Lớn', 'Nhỏ']);
    await page.getByRole('checkbox', { name: 'Nuôi qua các kỳ sau' }).check();
    await page.getByRole('textbox', { name: 'Số kỳ' }).fill('3');
    await expect(page.getByRole('checkbox', { name: 'Dừng khi trúng' })).toBeChecked();
    await place(page, vietnamese);
    const [, ...chase] = await ticketsOf(username);
    expect(chase.map(({ state }) => state)).toEqual(['placed', 'placed', 'placed']);
    await letClose(drawId);
    const statesOf = async () => (await ticketsOf(username)).map(({ state }) => state);
    await expect
      .poll(statesOf, { timeout: 60_000 })
      .toEqual(['cancelled', 'settled', 'cancelled', 'cancelled']);
    await balanceAfter(username);
    await page.goto('/lottery?gameCode=ssc-5&view=tickets');
    await expect(page.getByText('Đã hủy', { exact: true })).toHaveCount(3);
    await expect(page.getByText('Trúng', { exact: true })).toHaveCount(1);
  });

  test('LOT-02 LOT-06 the North: win and lose, then a corrected result, by two people', async ({
    page,
    browser,
  }) => {
    test.slow(true, 'The draws of the calendar open within a minute of the start.');
    const username = await enterWithMoney(page);
    const drawId = await openDrawOf('vn-north');
    const [special = '', ...others] = await northernResult(drawId);
    const [winner, loser] = [special.slice(-2), String((Number(special) + 1) % 100)];
    const numbers = { winner, loser: loser.padStart(2, '0') };
    await page.goto('/vnlottery?gameCode=vn-north&playType=de');
    for (const number of [numbers.winner, numbers.loser]) {
      await pick(page, vietnamese, [number]);
      await place(page, vietnamese);
    }
    await letClose(drawId);
    await reportNow(drawId);
    await settled(drawId);
    await page.goto('/vnlottery?gameCode=vn-north&view=tickets');
    await expect(page.getByText('Không trúng', { exact: true })).toHaveCount(1);
    await expect(page.getByText('Trúng', { exact: true })).toHaveCount(1);
    const [won, lost] = await ticketsOf(username);
    expect(Number(won?.payout)).toBeGreaterThan(0);
    expect(lost?.payout).toBe('0');
    const rich = await balanceOf(username);

    const owner = await colleague(browser, page);
    const proposer = await hire('lantern', 'owner');
    await openConsole(owner, proposer);
    await goToRoom(owner, 'Lottery results');
    await owner.getByRole('radio', { name: 'Taken' }).click({ force: true });
    const date = drawId.replace(/^.*(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
    const card = owner.getByRole('article').filter({ hasText: date }).filter({ hasText: special });
    await card.getByRole('button', { name: 'Propose a correction' }).click();
    const dialog = owner.getByRole('dialog');
    await dialog.getByLabel('Result').selectOption({ label: 'Type the numbers' });
    const corrected = `${special.slice(0, -2)}${numbers.loser}`;
    await dialog
      .getByRole('textbox', { name: /27 numbers/ })
      .fill([corrected, ...others].join(' '));
    await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
    await dialog.getByRole('button', { name: 'Propose a correction' }).click();
    await expect(dialog).toHaveCount(0);
    const reviewer = await colleague(browser, page);
    await openConsole(reviewer, await hire('lantern', 'reviewer'));
    await approve(reviewer, drawId, proposer);
    await takeBackNow(drawId);
    await settled(drawId);
    await expect
      .poll(async () => (await ticketsOf(username)).map(({ payout }) => payout))
      .toEqual(['0', won?.payout]);
    expect(await balanceOf(username)).toBe(rich);
    await page.goto(`/lottery?drawId=${drawId}`);
    await expect(page.getByText(corrected).first()).toBeVisible();
    await Promise.all([owner.context().close(), reviewer.context().close()]);
  });
});

test('LOT-06 two people void a draw: its page says so, and the stake comes back', async ({
  page,
  browser,
}) => {
  const username = await enterWithMoney(page);
  const drawId = await openDrawOf('pk10-5');
  await page.goto('/lottery?gameCode=pk10-5&playType=sum2.sides');
  await pick(page, english, ['Big']);
  await place(page, english);
  expect(await balanceAfter(username)).toBeLessThan(money);

  const owner = await colleague(browser, page);
  const proposer = await hire('lantern', 'owner');
  await openConsole(owner, proposer);
  await goToRoom(owner, 'Lottery draws');
  await owner.getByLabel('Game').selectOption({ label: 'PK10 5 min' });
  const numero = drawId.replace('pk10-5-', '');
  const row = owner.getByRole('row').filter({ hasText: 'PK10 5 min' }).filter({ hasText: numero });
  await row.getByRole('button', { name: 'Void' }).click();
  const dialog = owner.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await dialog.getByRole('button', { name: 'Void' }).click();
  await expect(row.getByText('A void is waiting for approval')).toBeVisible();
  const reviewer = await colleague(browser, page);
  await openConsole(reviewer, await hire('lantern', 'reviewer'));
  await approve(reviewer, drawId, proposer);

  await expect.poll(() => balanceOf(username)).toBe(String(money));
  await page.goto(`/lottery?drawId=${drawId}`);
  await expect(
    page.getByText('Two people of our staff voided the draw. All stakes were returned.'),
  ).toBeVisible();
  await expect(page.getByText('Returned', { exact: true })).toBeVisible();
  await Promise.all([owner.context().close(), reviewer.context().close()]);
});

test('LOT-02 the results of past days stand by region, with heads and tails', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  test.slow(true, 'The sources are asked within a minute of the start.');
  const days = () => query('select from lottery_past_day where times >= 5');
  await expect.poll(async () => (await days()).length, { timeout: 100_000 }).toBe(35);
  await page.goto('/vnlottery');
  await page.getByRole('link', { name: /^Results: Southern Vietnam/ }).click();
  await expect(page.getByRole('table', { name: 'Prizes' })).toBeVisible();
  const day = page.getByLabel('Day', { exact: true });
  const last = await day.inputValue();
  await page.getByRole('button', { name: 'Earlier day' }).click();
  await expect(day).not.toHaveValue(last);
  await expect(page.getByRole('columnheader', { name: 'Đầu' })).toBeVisible();
  if (isMobile) await expectLooks(page, 'results of a region and day');
});
