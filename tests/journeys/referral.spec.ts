import { periodAt } from '@lantern/rules/agreements';
import { expect } from '@playwright/test';
import { startJob } from './agreements.ts';
import { test } from './brand.ts';
import { query } from './database.ts';
import { above } from './inside.ts';
import { enter, referralCodeOf } from './members.ts';
import { doneAt, playRound } from './played.ts';
import { goToRoom, hire, openConsole } from './staff.ts';
import { askForDeposit, register } from './visitor.ts';

const zone = 'Asia/Ho_Chi_Minh';
const hour = 60 * 60_000;
const today = periodAt('daily', new Date(), zone);
const noon = new Date(periodAt('daily', new Date(today.start.getTime() - hour), zone).start);
noon.setTime(noon.getTime() + 12 * hour);

/** The brand has paid a share of turnover since yesterday, at once. */
const planSinceYesterday = () =>
  query(
    `with ended as (
       update referral_plan p set ends_on = p.starts_on - 1 from brand b
        where b.id = p.brand_id and b.code = 'lantern' and p.ends_on is null returning p.brand_id
     )
     insert into referral_plan (brand_id, base, period, rates, deposits, turnover, hold_days,
                                starts_on)
       select brand_id, 'turnover', 'day', '{10000}', 500000, 500000, 0,
              brand_day(brand_id, now()) - 1 from ended`,
  );

test('PRO-05 a friend deposits and plays, staff look at both, and the inviter is paid', async ({
  page,
  elsewhere,
  browser,
}) => {
  const inviter = await enter(page, 'lantern');
  const friend = await elsewhere();
  await friend.goto(`/?referralCode=${await referralCodeOf(inviter.username)}`);
  const name = await register(friend);
  const [{ id } = { id: '' }] = await query<{ id: string }>(
    'select id from member where username = $1',
    [name],
  );
  await doneAt(id, noon, async () => {
    await askForDeposit(friend, '500,000');
    await friend.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(friend.getByText('₫500,000 is in your wallet')).toBeVisible();
    await playRound(friend, '500000');
  });
  await planSinceYesterday();
  await startJob('referral-payment');

  // Both have been in one network.
  await page.goto(above('centre=referral'));
  const friends = page.getByRole('table', { name: 'Your friends' });
  await expect(async () => {
    await page.reload();
    await expect(friends).toContainText('Under review', { timeout: 2000 });
  }).toPass();

  const context = await browser.newContext({ locale: 'en' });
  const desk = await context.newPage();
  await openConsole(desk, await hire('lantern', 'reviewer'));
  await goToRoom(desk, 'Referrals');
  const pair = desk.getByRole('row').filter({ hasText: inviter.username });
  await expect(pair).toContainText(name);
  await expect(pair).toContainText('Network');
  await pair.getByRole('button', { name: 'Release' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Two people of one household');
  await dialog.getByRole('button', { name: 'Release' }).click();
  await expect(pair).toHaveCount(0);
  await context.close();

  await startJob('referral-payment');
  await expect(async () => {
    await page.reload();
    await expect(friends).toContainText('₫5,000', { timeout: 2000 });
  }).toPass();
  await expect(friends).toContainText('Paid');
  await page.goto(above('centre=transactionHistory'));
  await expect(page.getByRole('row').filter({ hasText: 'Referral' })).toContainText('₫5,000');
});
