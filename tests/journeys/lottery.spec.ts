import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { query } from './database.ts';
import {
  balanceOf,
  english,
  gameOf,
  letClose,
  openDrawOf,
  openSlip,
  outsideResult,
  pick,
  place,
  reportNow,
  settled,
  takeBackNow,
  ticketsOf,
  wordsIn,
} from './draws.ts';
import { above } from './inside.ts';
import { expectLooks, expectLooksHere } from './looks.ts';
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

test.describe('on a desktop in English and on a phone in Vietnamese', () => {
  test.use({ language: ({ isMobile }, use) => use(isMobile ? 'vi' : 'en') });

  test(
    'LOT-05 LOT-07 a win is seen at once, and its draw is verified online and offline',
    {
      tag: '@phone',
    },
    async ({ page, context, isMobile, language }, info) => {
      const words = wordsIn(language);
      const game = isMobile ? 'k3-3' : 'k3-5';
      const username = await enterWithMoney(page);
      const drawId = await openDrawOf(game);
      await page.goto(`/lottery?gameCode=${game}&playType=sides`);
      // One of the two comes, whatever is drawn: that gives back nearly all.
      await pick(page, words, [words.big, words.small]);
      if (isMobile) {
        await openSlip(page, words);
        await expectLooksHere(page, 'an open slip');
      }
      await place(page, words);
      await letClose(drawId);
      const news = page.getByRole('status').filter({ hasText: words.won });
      await expect(news).toBeVisible({ timeout: 60_000 });
      const balance = await balanceAfter(username);
      expect(balance).toBeLessThan(money);
      await expect(page.getByRole('banner')).toContainText(balance.toLocaleString(words.locale));

      await news.getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`drawId=${drawId}`));
      await page.getByRole('button', { name: words.verify }).click();
      await expect(page.getByText(words.holds)).toBeVisible();
      await expect(page.getByText(words.inBook)).toBeVisible();
      if (isMobile) await expectLooks(page, 'a verified draw');

      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: words.save }).click(),
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
      await expect(reader.getByText(words.holds)).toBeVisible();
      await expect(reader.getByRole('listitem')).toHaveCount(5);
      await reader.goto(pathToFileURL(forged).href);
      await expect(reader.getByText(words.fails)).toBeVisible();
    },
  );

  test('LOT-06 two people void a draw: its page says so, and the stake comes back', {
    tag: '@phone',
  }, async ({ page, browser, isMobile, language }) => {
    const words = wordsIn(language);
    const game = isMobile ? 'pk10-3' : 'pk10-5';
    const name = `PK10 ${isMobile ? 3 : 5} min`;
    const username = await enterWithMoney(page);
    const drawId = await openDrawOf(game);
    await page.goto(`/lottery?gameCode=${game}&playType=sum2.sides`);
    await pick(page, words, [words.big]);
    if (isMobile) await openSlip(page, words);
    await place(page, words);
    expect(await balanceAfter(username)).toBeLessThan(money);

    const owner = await colleague(browser, page);
    const proposer = await hire('lantern', 'owner');
    await openConsole(owner, proposer);
    await goToRoom(owner, 'Lottery draws');
    await owner.getByLabel('Game').selectOption({ label: name });
    const numero = drawId.replace(`${game}-`, '');
    const row = owner.getByRole('row').filter({ hasText: name }).filter({ hasText: numero });
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
    await expect(page.getByText(words.voided)).toBeVisible();
    await expect(page.getByText(words.states.returned, { exact: true })).toBeVisible();
    await Promise.all([owner.context().close(), reviewer.context().close()]);
  });
});

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
  await page.goto(above('centre=personalHistoryCopy'));
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

test.describe('on a desktop in Vietnamese and on a phone in English, in the dark', () => {
  test.use({
    language: ({ isMobile }, use) => use(isMobile ? 'en' : 'vi'),
    theme: ({ isMobile }, use) => use(isMobile ? 'dark' : 'light'),
  });

  test('LOT-05 a ticket is cancelled before closing, and a chase stops on its win', {
    tag: '@phone',
  }, async ({ page, isMobile, language }) => {
    const words = wordsIn(language);
    const game = isMobile ? 'ssc-3' : 'ssc-5';
    const username = await enterWithMoney(page);
    const drawId = await openDrawOf(game);
    await page.goto(`/lottery?gameCode=${game}&playType=five.sum-sides`);
    await pick(page, words, [words.big]);
    if (isMobile) await openSlip(page, words);
    await place(page, words);
    expect(await balanceAfter(username)).toBeLessThan(money);
    await page.goto(`/lottery?gameCode=${game}&view=tickets`);
    await page.getByRole('button', { name: words.cancel }).click();
    await expect(page.getByText(words.wasCancelled)).toBeVisible();
    expect(await balanceAfter(username)).toBe(money);

    await page.goto(`/lottery?gameCode=${game}&playType=five.sum-sides`);
    await pick(page, words, [words.big, words.small]);
    if (isMobile) await openSlip(page, words);
    await page.getByRole('checkbox', { name: words.chase }).check();
    await page.getByRole('textbox', { name: words.draws }).fill('3');
    await expect(page.getByRole('checkbox', { name: words.stopOnWin })).toBeChecked();
    if (isMobile) await expectLooksHere(page, 'an open slip with a chase, in the dark');
    await place(page, words);
    const [, ...chase] = await ticketsOf(username);
    expect(chase.map(({ state }) => state)).toEqual(['placed', 'placed', 'placed']);
    await letClose(drawId);
    const statesOf = async () => (await ticketsOf(username)).map(({ state }) => state);
    await expect
      .poll(statesOf, { timeout: 60_000 })
      .toEqual(['cancelled', 'settled', 'cancelled', 'cancelled']);
    await balanceAfter(username);
    await page.goto(`/lottery?gameCode=${game}&view=tickets`);
    await expect(page.getByText(words.states.cancelled, { exact: true })).toHaveCount(3);
    await expect(page.getByText(words.states.won, { exact: true })).toHaveCount(1);
  });

  test('LOT-02 LOT-06 win and lose in the North or South, then a corrected result, by two people', {
    tag: '@phone',
  }, async ({ page, browser, isMobile, language }) => {
    const words = wordsIn(language);
    test.slow(true, 'The draws of the calendar open within a minute of the start.');
    const username = await enterWithMoney(page);
    const game = await gameOf(isMobile ? 'south' : 'north');
    const drawId = await openDrawOf(game);
    const [special = '', ...others] = await outsideResult(drawId);
    const [winner, loser] = [special.slice(-2), String((Number(special) + 1) % 100)];
    const numbers = { winner, loser: loser.padStart(2, '0') };
    await page.goto(`/vnlottery?gameCode=${game}&playType=de`);
    for (const number of [numbers.winner, numbers.loser]) {
      await pick(page, words, [number]);
      if (isMobile) await openSlip(page, words);
      await place(page, words);
    }
    await letClose(drawId);
    await reportNow(drawId);
    await settled(drawId);
    await page.goto(`/vnlottery?gameCode=${game}&view=tickets`);
    await expect(page.getByText(words.states.lost, { exact: true })).toHaveCount(1);
    await expect(page.getByText(words.states.won, { exact: true })).toHaveCount(1);
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
      .getByRole('textbox', { name: /numbers from ĐB down/ })
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
