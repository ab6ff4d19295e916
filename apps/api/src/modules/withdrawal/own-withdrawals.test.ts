import { endpoints } from '@lantern/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { LivePage } from '../../../testing/live-page.ts';
import { verdictOf } from '../../../testing/player.ts';
import { hireStaff } from '../../../testing/staff.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';
import {
  act,
  askWithdrawal,
  cancelIt,
  disputeIt,
  lookAt,
  openWithdrawal,
  owe,
  pursesOf,
  receiveIt,
  statusOf,
  termsOf,
  transfersOf,
  withdrawerWith,
} from '../../../testing/withdrawals.ts';

const site = useTestSite();

let staff: string;
beforeAll(async () => {
  staff = (await hireStaff(site, 'owner')).id;
});

describe('CSH-03 the terms of the withdrawal form', () => {
  it('CSH-03 have amount, accounts, fee and duration', async () => {
    const own = await withdrawerWith(site, 500_000n);
    expect(await termsOf(site, own.token)).toMatchObject({
      currency: 'VND',
      balance: '500000',
      held: '0',
      most: '500000',
      obstacle: null,
      minimum: '100000',
      today: { countLeft: 5, sumLeft: '300000000' },
      fee: { freeLeft: 3, fixed: '0', basisPoints: 100 },
      turnover: { left: '0', required: '0' },
      accounts: [{ id: own.account, usable: true }],
      paymentPassword: true,
      reviewMinutes: 30,
      payoutMinutes: 30,
      autoReceiveMinutes: 60,
    });
  });

  it('CSH-03 are lower after a withdrawal', async () => {
    const own = await withdrawerWith(site, 350_000n);
    await openWithdrawal(site, own);
    expect(await termsOf(site, own.token)).toMatchObject({
      balance: '150000',
      held: '200000',
      most: '150000',
      today: { countLeft: 4, sumLeft: '299800000' },
      fee: { freeLeft: 2 },
    });
  });

  it('CSH-03 are zero below the minimum', async () => {
    const own = await withdrawerWith(site, 99_999n);
    expect(await termsOf(site, own.token)).toMatchObject({ most: '0', obstacle: null });
  });

  it('H10 show the remaining and the total turnover', async () => {
    const own = await withdrawerWith(site, 500_000n);
    await site.query('select turnover_raise($1, 300000, 100)', [own.id]);
    const play = (staked: number) =>
      site.query(
        `insert into play_day (member_id, day, vendor_code, staked)
            values ($1, current_date, 'BGS', $2)
         on conflict (member_id, day, vendor_code) do update
           set staked = play_day.staked + excluded.staked`,
        [own.id, staked],
      );
    await play(100_000);
    const turnover = async () => (await termsOf(site, own.token)).turnover;
    expect(await turnover()).toEqual({ left: '200000', required: '300000' });
    await site.query('select turnover_raise($1, 50000, 100)', [own.id]);
    expect(await turnover()).toEqual({ left: '250000', required: '350000' });
    await play(400_000);
    expect(await turnover()).toEqual({ left: '0', required: '0' });
    await site.query('select turnover_raise($1, 20000, 100)', [own.id]);
    expect(await turnover()).toEqual({ left: '20000', required: '20000' });
    expect(await termsOf(site, own.token)).toMatchObject({
      most: '0',
      obstacle: 'turnover_not_met',
    });
  });
});

describe('CSH-03 a member’s own withdrawals', () => {
  it('CSH-03 are listed in pages, newest first', async () => {
    const own = await withdrawerWith(site, 5_000_000n);
    const references = [];
    for (let time = 0; time < 3; time += 1)
      references.unshift((await openWithdrawal(site, own)).reference);
    const page = async (pageNo: string) =>
      (
        await site.client.call(endpoints.withdrawals, {
          token: own.token,
          query: { pageNo, pageSize: '2' },
        })
      ).value;
    expect(await page('1')).toMatchObject({ total: 3, totalPages: 2 });
    const all = [...(await page('1')).list, ...(await page('2')).list];
    expect(all.map(({ reference }) => reference)).toEqual(references);
  });

  it('D1 are not found by another member, in any call', async () => {
    const own = await withdrawerWith(site, 500_000n);
    const other = await withdrawerWith(site, 0n);
    const { reference } = await openWithdrawal(site, own);
    const calls = (of: string) => [
      site.client.call(endpoints.getWithdrawal, { token: other.token, query: { reference: of } }),
      cancelIt(site, other.token, of),
      receiveIt(site, other.token, of),
      disputeIt(site, other.token, { reference: of }),
    ];
    const [theirs, nobodys] = await Promise.all([
      Promise.all(calls(reference)),
      Promise.all(calls('W-22222222')),
    ]);
    expect(theirs.map(({ status, reply }) => ({ status, reply }))).toEqual(
      nobodys.map(({ status, reply }) => ({ status, reply })),
    );
    expect(theirs.map(verdictOf)).toEqual(Array(4).fill('withdrawal_not_found'));
    expect(
      (await site.client.call(endpoints.withdrawals, { token: other.token })).value.list,
    ).toEqual([]);
    expect(await statusOf(site, reference)).toBe('review');
  });

  it('D9 hide which staff member acted', async () => {
    const own = await withdrawerWith(site, 500_000n);
    const { reference } = await openWithdrawal(site, own);
    await act(site, 'hold', reference, staff, 'We are checking your account.');
    const detail = await lookAt(site, own.token, reference);
    expect(detail.timeline.at(-1)).toEqual({
      at: expect.any(String),
      status: 'held',
      by: 'staff',
      reason: 'We are checking your account.',
    });
    expect(JSON.stringify(detail)).not.toContain(staff);
  });

  it.each(["W-1' or 1=1", 'W-0OIl1111', 'D-22222222', '%', ''])(
    'K19 have no reference %j',
    async (reference) => {
      const { token } = await site.register();
      const answer = await site.client.call(endpoints.getWithdrawal, {
        token,
        query: { reference },
      });
      expect(answer).toMatchObject({ status: 400, reply: { code: 'invalid_input' } });
    },
  );
});

describe('CSH-03 cancelling', () => {
  it('CSH-03 returns the money', async () => {
    const own = await withdrawerWith(site, 500_000n);
    const { reference } = await openWithdrawal(site, own);
    const { value } = await cancelIt(site, own.token, reference);
    expect(value).toMatchObject({ status: 'cancelled', expectedBy: null });
    expect(await pursesOf(site, own.id)).toEqual({ main: 500_000n, withdrawal: 0n });
  });

  it('H6 while staff approve: one of the two succeeds', async () => {
    const ends = new Set<string>();
    for (let time = 0; time < 20; time += 1) {
      const own = await withdrawerWith(site, 200_000n);
      const { reference } = await openWithdrawal(site, own);
      const approve = () => act(site, 'approve', reference, staff, 'fine', freshName());
      const cancel = () => cancelIt(site, own.token, reference).then(verdictOf);
      const [one, other] = await Promise.all(
        time % 2 ? [approve(), cancel()] : [cancel(), approve()],
      );
      const status = await statusOf(site, reference);
      ends.add(status);
      const verdicts = [one, other].sort();
      expect(verdicts).toEqual(
        status === 'cancelled'
          ? ['ok', 'withdrawal_decided']
          : ['approved', 'withdrawal_not_cancellable'],
      );
      expect((await pursesOf(site, own.id)).main).toBe(status === 'cancelled' ? 200_000n : 0n);
    }
    expect([...ends].every((status) => ['cancelled', 'approved'].includes(status))).toBe(true);
  });

  it('E2 twenty times at once, with any keys, returns the money once', async () => {
    const own = await withdrawerWith(site, 200_000n);
    const { reference } = await openWithdrawal(site, own);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => cancelIt(site, own.token, reference)),
    );
    expect(answers.map(verdictOf)).toEqual(Array(20).fill('ok'));
    expect(await transfersOf(site, reference)).toEqual({
      withdrawal_hold: 1,
      withdrawal_release: 1,
    });
    expect((await lookAt(site, own.token, reference)).timeline).toHaveLength(2);
  });

  it('F6 repays a new debt of the member from it', async () => {
    const own = await withdrawerWith(site, 200_000n);
    const { reference } = await openWithdrawal(site, own);
    await owe(site, own, 50_000n);
    await cancelIt(site, own.token, reference);
    expect(await pursesOf(site, own.id)).toEqual({
      main: 150_000n,
      withdrawal: 0n,
      receivable: 0n,
    });
  });
});

describe('LIV a withdrawal on the member’s pages', () => {
  it('CSH-03 is sent at each step, with the balance', async () => {
    const own = await withdrawerWith(site, 500_000n);
    await site.tellLive();
    const page = await LivePage.of(site, own.token);
    const { value } = await askWithdrawal(site, own);
    await site.tellLive();
    expect(await page.untilOf(['withdrawal', 'balance'], 2)).toMatchObject([
      { type: 'withdrawal', reference: value.reference, status: 'review' },
      { type: 'balance', sumBalance: '300000', currency: 'VND' },
    ]);
  });
});
