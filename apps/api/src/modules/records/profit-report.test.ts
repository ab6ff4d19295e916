import { endpoints } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import { disputeReturnedTheDayAfter, winUndoneTheDayAfter } from '../../../testing/midnight.ts';
import { Player } from '../../../testing/player.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();

const report = (player: Player, query: Record<string, string> = {}) =>
  site.client.call(endpoints.profitReport, { token: player.member.token, query });

describe('WAL-05 the personal profit and loss', () => {
  it('WAL-05 is wins and returns minus stakes, in total, by vendor and by day', async () => {
    const player = await Player.with(site, 10_000n);
    const [won, undone] = [player.bet({ amount: '1000' }), player.bet({ amount: '300' })];
    for (const [call, body] of [
      ['bet', won],
      ['bet', undone],
      ['win', player.win(won, { amount: '1500', roundClosed: true })],
      ['rollback', player.rollback(undone)],
    ] as const)
      expect((await site.vendorCall(call, body)).status).toBe(200);
    const { value } = await report(player, { days: 'today' });
    const played = { staked: '1300', won: '1500', refunded: '300', net: '500' };
    expect(value.total).toEqual({ ...played, bets: 2, deposited: '0', withdrawn: '0' });
    expect(value.vendors).toEqual([
      { vassalage: 'BGS', vendorName: expect.any(String), bets: 2, ...played },
    ]);
    expect(value.byDay).toEqual([{ day: value.from, ...played, deposited: '0', withdrawn: '0' }]);
  });

  it('WAL-05 separates the days', async () => {
    const player = await Player.with(site, 0n);
    await site.query(
      `insert into play_day (member_id, day, vendor_code, staked, won, bets)
         select $1, brand_day(brand_id, now()) - n, 'BGS', 100 * n, 0, n
           from member, generate_series(1, 40) n where id = $1`,
      [player.id],
    );
    const staked = async (days: string) => (await report(player, { days })).value.total.staked;
    expect(await staked('today')).toBe('0');
    expect(await staked('last7')).toBe('2100');
    expect(await staked('last30')).toBe('43500');
  });

  it('WAL-05 has deposits and withdrawals beside it', async () => {
    const player = await Player.with(site, 0n);
    await site.query(
      `select cash_day_add(brand_id, id, 5000, 0), cash_day_add(brand_id, id, 0, 700)
        from member where id = $1`,
      [player.id],
    );
    const { value } = await report(player);
    expect(value.total).toMatchObject({ deposited: '5000', withdrawn: '700', net: '0' });
    expect(value.byDay).toHaveLength(1);
  });

  it.each(['today', 'last7'])(
    'F6 WAL-05 is unchanged by a win of yesterday rolled back today, of %s',
    async (days) => {
      const player = await Player.with(site, 10_000n);
      await winUndoneTheDayAfter(site, player, '1000', '1500');
      const { status, value } = await report(player, { days });
      expect(status).toBe(200);
      expect(value.byDay.at(-1)).toMatchObject({
        day: value.to,
        staked: '0',
        won: '-1500',
        net: '-1500',
      });
      expect(value.total).toMatchObject(
        days === 'today'
          ? { won: '-1500', net: '-1500' }
          : { staked: '1000', won: '0', net: '-1000' },
      );
      expect(value.vendors).toMatchObject([
        { vassalage: 'BGS', won: days === 'today' ? '-1500' : '0' },
      ]);
    },
  );

  it.each(['today', 'last7'])(
    'H5 WAL-05 is unchanged by a payout of yesterday returned today, of %s',
    async (days) => {
      const { token } = await disputeReturnedTheDayAfter(site);
      const { status, value } = await site.client.call(endpoints.profitReport, {
        token,
        query: { days },
      });
      expect(status).toBe(200);
      expect(value.byDay.at(-1)).toMatchObject({ day: value.to, withdrawn: '-200000' });
      expect(value.total.withdrawn).toBe(days === 'today' ? '-200000' : '0');
    },
  );
});
