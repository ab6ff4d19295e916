import { endpoints } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import { credentialsOf } from '../../../testing/browsers.ts';
import { Player } from '../../../testing/player.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();

const download = (player?: Player, query = '') =>
  site.app.inject({
    url: `${endpoints.betHistoryFile.path}${query}`,
    headers: {
      host: 'localhost',
      'accept-language': 'en',
      ...(player && credentialsOf(player.member.token)),
    },
  });

const linesOf = async (player: Player, query?: string) =>
  (await download(player, query)).body.slice(1).trim().split('\r\n').slice(1);

describe('WAL-05 the betting record as a file', () => {
  it('WAL-05 is a table for spreadsheets, with a line per round', async () => {
    const player = await Player.with(site, 5000n);
    const [won, open] = [player.bet({ amount: '1200' }), player.bet({ amount: '300' })];
    await site.vendorCall('bet', won);
    await site.vendorCall('win', player.win(won, { amount: '2000', roundClosed: true }));
    await site.vendorCall('bet', open);
    const reply = await download(player);
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(reply.headers['content-disposition']).toMatch(
      /^attachment; filename="bets-[\d-]+\.csv"$/,
    );
    const [head, second, first, end] = reply.rawPayload.toString('utf8').slice(1).split('\r\n');
    expect(head).toBe(
      'Started,Ended,Game,Vendor,Bet,Win,Refund,Result,Currency,Status,Round number',
    );
    const moment = String.raw`[\dT:.-]+\+07:00`;
    expect(second).toMatch(
      new RegExp(`^${moment},,Lucky Bowl,Lantern Originals,300,0,0,-300,VND,Open,${open.roundId}$`),
    );
    expect(first).toMatch(
      new RegExp(
        `^${moment},${moment},Lucky Bowl,Lantern Originals,1200,2000,0,800,VND,Won,${won.roundId}$`,
      ),
    );
    expect(end).toBe('');
  });

  it.each(['=1+1', '@SUM(A1)', '+cmd|calc', ' =1+1'])(
    'WAL-05 a vendor’s round number such as %j is no formula',
    async (number) => {
      const player = await Player.with(site, 5000n);
      const bet = player.bet({ amount: '10' });
      await site.vendorCall('bet', bet);
      await site.asOwner(
        `update game_round set vendor_round_id = '${number}'
          where vendor_round_id = '${bet.roundId}'`,
      );
      expect(await linesOf(player)).toEqual([expect.stringContaining(`,'${number}`)]);
    },
  );

  it('WAL-05 has each round once, read in batches, even with equal start times', async () => {
    const player = await Player.with(site, 5000n);
    await site.vendorCall('bet', player.bet({ amount: '10' }));
    await site.asOwner(
      `insert into game_round
       select (jsonb_populate_record(
                r, jsonb_build_object('id', uuid_v7(), 'vendor_round_id', 'copy-' || n))).*
         from game_round r, generate_series(1, 1203) n where r.member_id = '${player.id}'`,
    );
    const lines = await linesOf(player);
    expect(lines).toHaveLength(1204);
    expect(new Set(lines).size).toBe(1204);
  });

  it('WAL-05 has the filtered rounds of the member only', async () => {
    const [player, other] = [await Player.with(site, 5000n), await Player.with(site, 5000n)];
    const lost = player.bet({ amount: '20' });
    for (const bet of [lost, player.bet({ amount: '30' }), other.bet({ amount: '40' })])
      await site.vendorCall('bet', bet);
    await site.vendorCall('win', player.win(lost, { amount: '0', roundClosed: true }));
    expect(await linesOf(player, '?status=lost')).toMatchObject([
      expect.stringContaining(`${lost.roundId}`),
    ]);
    expect(await linesOf(player, '?vassalage=PLR')).toEqual([]);
    expect(await linesOf(player)).toHaveLength(2);
  });

  it('WAL-05 is refused like every other call', async () => {
    const player = await Player.with(site, 0n);
    const reply = await download(player, '?from=2026-03-02&to=2026-03-01');
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ success: false, code: 'invalid_input' });
    expect((await download()).statusCode).toBe(401);
  });
});
