import { endpoints } from '@lantern/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { disputeReturnedTheDayAfter, winUndoneTheDayAfter } from '../../../testing/midnight.ts';
import { Player } from '../../../testing/player.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();

let player: Player;
beforeEach(async () => {
  player = await Player.with(site, 10_000n);
});

const spent = async (by: 'day' | 'month' = 'day') =>
  (await site.client.call(endpoints.spending, { token: player.member.token, query: { by } })).value;
/** Deposits and withdrawals of that many days ago. */
const cash = (daysAgo: number, deposited: number, withdrawn: number) =>
  site.query(
    `insert into cash_day (member_id, day, deposited, withdrawn)
     select id, brand_day(brand_id, now()) - $2::int, $3, $4 from member where id = $1`,
    [player.id, daysAgo, deposited, withdrawn],
  );

describe('RGC-01 the cost of playing', () => {
  it('RGC-01 is zero for a member who has not played', async () => {
    const { totals, list } = await spent();
    expect(totals.all).toEqual({
      deposited: '0',
      withdrawn: '0',
      net: '0',
      staked: '0',
      lost: '0',
    });
    expect(list).toHaveLength(30);
  });

  it('RGC-01 adds up by day, week, month and in total, on any day', async () => {
    await cash(0, 5000, 1000);
    await cash(400, 70_000, 90_000);
    const bet = player.bet({ amount: '4000' });
    await site.vendorCall('bet', bet);
    await site.vendorCall('win', player.win(bet, { amount: '1500' }));
    const { totals } = await spent();
    const today = {
      deposited: '5000',
      withdrawn: '1000',
      net: '4000',
      staked: '4000',
      lost: '2500',
    };
    expect(totals).toEqual({
      day: today,
      week: today,
      month: today,
      all: { deposited: '75000', withdrawn: '91000', net: '-16000', staked: '4000', lost: '2500' },
    });
  });

  it('RGC-01 is shown per day for thirty days, oldest first', async () => {
    for (const [daysAgo, deposited] of [
      [0, 1],
      [29, 2],
      [30, 4],
    ] as const)
      await cash(daysAgo, deposited, 0);
    const { list } = await spent();
    expect(list.map(({ deposited }) => deposited).join('')).toBe(`2${'0'.repeat(28)}1`);
    expect(list.map(({ from }) => from)).toEqual([...list.map(({ from }) => from)].sort());
  });

  it('RGC-01 is shown per month for a year', async () => {
    await cash(0, 5, 0);
    const { list } = await spent('month');
    expect(list).toHaveLength(12);
    expect(list.every(({ from }) => from.endsWith('-01'))).toBe(true);
    expect(list.at(-1)).toMatchObject({ deposited: '5', net: '5' });
  });

  it('H5 RGC-01 is unchanged by a payout of yesterday returned today', async () => {
    const { token } = await disputeReturnedTheDayAfter(site);
    const { status, value } = await site.client.call(endpoints.spending, { token });
    expect(status).toBe(200);
    expect(value.totals.day).toMatchObject({ withdrawn: '-200000', net: '200000' });
    expect(value.totals.all).toMatchObject({ withdrawn: '0', net: '0' });
    expect(value.list.slice(-2)).toMatchObject([{ withdrawn: '200000' }, { withdrawn: '-200000' }]);
  });

  it('F6 RGC-01 is unchanged by a win of yesterday rolled back today', async () => {
    await winUndoneTheDayAfter(site, player, '1000', '1500');
    const { value } = await site.client.call(endpoints.spending, { token: player.member.token });
    expect(value.totals.day).toMatchObject({ staked: '0', lost: '1500' });
    expect(value.totals.all).toMatchObject({ staked: '1000', lost: '1000' });
  });

  it('D1 RGC-01 is the member’s own', async () => {
    await cash(0, 5000, 0);
    const { token } = await site.register();
    const { value } = await site.client.call(endpoints.spending, { token });
    expect(value.totals.all.deposited).toBe('0');
  });
});
