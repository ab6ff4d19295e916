import { endpoints } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import { credentialsOf } from '../../../testing/browsers.ts';
import { disputeReturnedTheDayAfter } from '../../../testing/midnight.ts';
import { Player } from '../../../testing/player.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();

const download = (token?: string, query = '') =>
  site.app.inject({
    url: `${endpoints.profitReportFile.path}${query}`,
    headers: { host: 'localhost', 'accept-language': 'en', ...(token && credentialsOf(token)) },
  });

const linesOf = async (token: string, query?: string) =>
  (await download(token, query)).body.slice(1).trim().split('\r\n').slice(1);

describe('WAL-05 the profit and loss as a file', () => {
  it('WAL-05 has a line per day and vendor, and one for the cash of a day', async () => {
    const player = await Player.with(site, 5000n);
    const bet = player.bet({ amount: '1200' });
    await site.vendorCall('bet', bet);
    await site.vendorCall('win', player.win(bet, { amount: '2000', roundClosed: true }));
    await site.query('select cash_day_add(brand_id, id, 5000, 700) from member where id = $1', [
      player.id,
    ]);
    const reply = await download(player.member.token);
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(reply.headers['content-disposition']).toMatch(
      /^attachment; filename="profit-[\d-]+\.csv"$/,
    );
    const [head, played, cash, end] = reply.rawPayload.toString('utf8').slice(1).split('\r\n');
    expect(head).toBe(
      'Day,Vendor,Number of bets,Bets,Wins,Refunds,Result,Deposited,Withdrawn,Currency',
    );
    expect(played).toMatch(/^\d{4}-\d{2}-\d{2},Lantern Originals,1,1200,2000,0,800,,,VND$/);
    expect(cash).toMatch(/^\d{4}-\d{2}-\d{2},,,,,,,5000,700,VND$/);
    expect(end).toBe('');
  });

  it.each(['=1+1', '@SUM(A1)', '+cmd|calc', ' =1+1'])(
    'WAL-05 a vendor named %j is no formula',
    async (name) => {
      const player = await Player.with(site, 5000n);
      await site.vendorCall('bet', player.bet({ amount: '10' }));
      const [before] = await site.query<{ name: string }>(
        "select name from vendor where code = 'BGS'",
      );
      await site.asOwner(`update vendor set name = '${name}' where code = 'BGS'`);
      const lines = await linesOf(player.member.token);
      await site.asOwner(`update vendor set name = '${before?.name}' where code = 'BGS'`);
      expect(lines).toEqual([expect.stringContaining(`,'${name},1,`)]);
    },
  );

  it('H5 WAL-05 is unchanged by a payout of yesterday returned today', async () => {
    const { token } = await disputeReturnedTheDayAfter(site);
    expect(await linesOf(token)).toEqual([
      expect.stringMatching(/,0,200000,VND$/),
      expect.stringMatching(/,0,-200000,VND$/),
    ]);
  });

  it('WAL-05 D1 has the member’s chosen days only', async () => {
    const [player, other] = [await Player.with(site, 5000n), await Player.with(site, 5000n)];
    await site.vendorCall('bet', other.bet({ amount: '40' }));
    await site.query(
      `insert into play_day (member_id, day, vendor_code, staked, bets)
       select id, brand_day(brand_id, now()) - n, 'BGS', 100 * n, 1
         from member, generate_series(1, 40) n where id = $1`,
      [player.id],
    );
    expect(await linesOf(player.member.token, '?days=today')).toEqual([]);
    expect(await linesOf(player.member.token, '?days=last7')).toHaveLength(6);
    expect(await linesOf(player.member.token, '?days=last30')).toHaveLength(29);
  });

  it('WAL-05 is refused like every other call', async () => {
    const player = await Player.with(site, 0n);
    const reply = await download(player.member.token, '?from=2026-03-02&to=2026-03-01');
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ success: false, code: 'invalid_input' });
    expect((await download()).statusCode).toBe(401);
  });
});
