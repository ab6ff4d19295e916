import { describe, expect, it } from 'vitest';
import { holdRows, untilBlocked } from '../../../testing/blocked.ts';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import { Player, verdictOf } from '../../../testing/player.ts';
import { useTestSite } from '../../../testing/test-site.ts';
import {
  askWithdrawal,
  cancelIt,
  openWithdrawal,
  owe,
  pursesOf,
  readyToWithdraw,
  withdrawerWith,
} from '../../../testing/withdrawals.ts';

const site = useTestSite();
const brand = useBrandChanges(site);

describe('what blocks a withdrawal', () => {
  it('H1 of two withdrawals of the whole balance, one is accepted', async () => {
    for (let time = 0; time < 10; time += 1) {
      const own = await withdrawerWith(site, 200_000n);
      const verdicts = (
        await Promise.all([askWithdrawal(site, own), askWithdrawal(site, own)])
      ).map(verdictOf);
      expect(verdicts.sort()).toEqual(['insufficient_funds', 'ok']);
      expect(await pursesOf(site, own.id)).toEqual({ main: 0n, withdrawal: 200_000n });
    }
  });

  it('H8 a new account waits for a day', async () => {
    const own = await withdrawerWith(site, 500_000n);
    await site.query(
      "update bank_account set usable_at = now() + interval '1 minute' where id = $1",
      [own.account],
    );
    const answer = await askWithdrawal(site, own);
    expect(answer).toMatchObject({ status: 409, reply: { code: 'bank_account_waiting' } });
    const { value } = answer.reply as { value: { usableAt: string } };
    expect(Date.parse(value.usableAt)).toBeGreaterThan(Date.now());
  });

  it('H8 a removed account receives no money', async () => {
    const own = await withdrawerWith(site, 500_000n);
    await site.query('update bank_account set removed_at = now() where id = $1', [own.account]);
    expect(verdictOf(await askWithdrawal(site, own))).toBe('bank_account_not_found');
  });

  it('H9 five wrong payment passwords lock it, even the right one, but not the login', async () => {
    const own = await withdrawerWith(site, 500_000n);
    const wrong = { body: { paymentPassword: '000000' } };
    for (let time = 0; time < 5; time += 1)
      expect(verdictOf(await askWithdrawal(site, own, wrong))).toBe('payment_password_wrong');
    const answer = await askWithdrawal(site, own);
    expect(answer).toMatchObject({ status: 429, reply: { code: 'payment_password_locked' } });
    expect(await site.balanceOf(own.token)).toBe(500_000n);
  });

  it('H10 remaining turnover', async () => {
    const own = await withdrawerWith(site, 500_000n);
    await site.query('select turnover_raise($1, 300000, 100)', [own.id]);
    const answer = await askWithdrawal(site, own);
    expect(answer).toMatchObject({
      status: 409,
      reply: { code: 'turnover_not_met', value: { left: '300000' } },
    });
    await site.query(
      `insert into play_day (member_id, day, vendor_code, staked, refunded, bets)
        values ($1, current_date, 'BGS', 350000, 50000, 2)`,
      [own.id],
    );
    expect(verdictOf(await askWithdrawal(site, own))).toBe('ok');
  });

  it('H10 the number per day, without cancelled ones', async () => {
    await brand.set('lantern', ['withdrawal', 'perDayCount'], 2);
    const own = await withdrawerWith(site, 5_000_000n);
    const first = await openWithdrawal(site, own);
    await openWithdrawal(site, own);
    const answer = await askWithdrawal(site, own);
    expect(answer).toMatchObject({
      status: 409,
      reply: { code: 'withdrawal_limit_reached', value: { countLeft: 0 } },
    });
    await cancelIt(site, own.token, first.reference);
    expect(verdictOf(await askWithdrawal(site, own))).toBe('ok');
  });

  it('H10 the sum per day, which starts over with the brand’s next day', async () => {
    await brand.set('lantern', ['withdrawal', 'perDaySum'], '500000');
    const own = await withdrawerWith(site, 5_000_000n);
    await openWithdrawal(site, own, { amount: '400000' });
    const answer = await askWithdrawal(site, own);
    expect(answer).toMatchObject({
      reply: { code: 'withdrawal_limit_reached', value: { sumLeft: '100000' } },
    });
    expect(verdictOf(await askWithdrawal(site, own, { body: { amount: '100000' } }))).toBe('ok');
    await site.query('update withdrawal set day = day - 1 where member_id = $1', [own.id]);
    expect(verdictOf(await askWithdrawal(site, own))).toBe('ok');
  });

  it('E19 the daily limit holds for ten withdrawals at once', async () => {
    await brand.set('lantern', ['withdrawal', 'perDayCount'], 2);
    const own = await withdrawerWith(site, 5_000_000n);
    const answers = await Promise.all(Array.from({ length: 10 }, () => askWithdrawal(site, own)));
    expect(answers.map(verdictOf).filter((verdict) => verdict === 'ok')).toHaveLength(2);
    expect(await pursesOf(site, own.id)).toMatchObject({ withdrawal: 400_000n });
  });

  it('H10 a debt, but not the member’s own exclusion', async () => {
    const own = await withdrawerWith(site, 900_000n);
    await site.query(
      `insert into protection (member_id, brand_id, excluded_until, exclusion, excluded_at)
       select id, brand_id, now() + interval '200 days', 'self_exclusion', now() from member
         where id = $1`,
      [own.id],
    );
    expect(verdictOf(await askWithdrawal(site, own))).toBe('ok');
    await owe(site, own, 100_000n);
    expect(verdictOf(await askWithdrawal(site, own))).toBe('member_in_debt');
  });

  it('E12 a purse frozen by staff', async () => {
    const own = await withdrawerWith(site, 500_000n);
    await site.query("update purse set frozen = true where member_id = $1 and purpose = 'main'", [
      own.id,
    ]);
    expect(verdictOf(await askWithdrawal(site, own))).toBe('purse_frozen');
  });

  it('E12 a member who is disabled while the withdrawal waits for the purse', async () => {
    const own = await withdrawerWith(site, 500_000n);
    const release = await holdRows(site, 'select 1 from purse where member_id = $1 for update', [
      own.id,
    ]);
    const asking = askWithdrawal(site, own);
    await untilBlocked(site, 1);
    await site.query("update member set status = 'disabled' where id = $1", [own.id]);
    await release();
    expect(verdictOf(await asking)).toBe('account_disabled');
    expect(await pursesOf(site, own.id)).toMatchObject({ main: 500_000n });
  });

  it('E12 a bet of the same money: one of the two succeeds', async () => {
    const member = await site.memberWith(200_000n);
    const player = new Player(site, member, await site.openGame(member.token));
    const own = await readyToWithdraw(site, member);
    const [bet, asked] = await Promise.all([
      site.vendorCall('bet', player.bet({ amount: '200000' })),
      askWithdrawal(site, own),
    ]);
    expect([verdictOf(bet), verdictOf(asked)].sort()).toEqual(['insufficient_funds', 'ok']);
    expect((await pursesOf(site, own.id)).main).toBe(0n);
  });
});
