import { endpoints } from '@lantern/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { type MoneyBody, Player, verdictOf } from '../../../testing/player.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();

let player: Player;
beforeEach(async () => {
  player = await Player.with(site, 10_000n);
});

const send = async (call: string, body: MoneyBody) => verdictOf(await site.vendorCall(call, body));
const days = (member = player.id) =>
  site.query('select vendor_code, staked, won, refunded, bets from play_day where member_id = $1', [
    member,
  ]);

describe('WAL-05 the play totals of a member’s day', () => {
  it('WAL-05 count each bet, win and rollback once, however often they are sent', async () => {
    const [won, undone] = [player.bet(), player.bet({ amount: '300' })];
    const [kept, taken] = [player.win(won, { amount: '700' }), player.win(won, { amount: '50' })];
    const calls: [string, MoneyBody][] = [
      ['bet', won],
      ['bet', undone],
      ['win', kept],
      ['win', taken],
      ['rollback', player.rollback(undone)],
      ['rollback', player.rollback(taken)],
    ];
    for (const [call, body] of [...calls, ...calls]) await send(call, body);
    expect(await days()).toEqual([
      { vendorCode: 'BGS', staked: '1300', won: '700', refunded: '300', bets: 2 },
    ]);
  });

  it('WAL-05 ignore refused, lost and void calls', async () => {
    const bet = player.bet();
    await send('bet', bet);
    const before = await days();
    await send('bet', player.bet({ amount: '10001' }));
    await send('win', player.win(bet, { amount: '0' }));
    await send('rollback', player.rollback(player.bet()));
    await send('end-round', player.close(bet));
    expect(await days()).toEqual(before);
  });

  it('WAL-05 reverse the whole of a win that was spent before its rollback', async () => {
    const bet = player.bet();
    const win = player.win(bet, { amount: '500' });
    await send('bet', bet);
    await send('win', win);
    await send('bet', player.bet({ amount: '9500' }));
    await send('rollback', player.rollback(win));
    expect(await days()).toEqual([
      { vendorCode: 'BGS', staked: '10500', won: '0', refunded: '0', bets: 2 },
    ]);
  });

  it('WAL-05 belong to the day in the brand’s time zone', async () => {
    // UTC-12 and UTC+14 never have the same day.
    for (const zone of ['Pacific/Kiritimati', 'Etc/GMT+12']) {
      await site.asOwner(`update brand set time_zone = '${zone}' where code = 'lantern'`);
      await send('bet', player.bet());
    }
    const rows = await site.query<{ day: string; here: boolean }>(
      `select (now() at time zone 'Pacific/Kiritimati')::date = day
          or (now() at time zone 'Etc/GMT+12')::date = day as here
         from play_day where member_id = $1`,
      [player.id],
    );
    expect(rows).toEqual([{ here: true }, { here: true }]);
    await site.asOwner("update brand set time_zone = 'Asia/Ho_Chi_Minh' where code = 'lantern'");
  });

  it('WAL-05 exclude play money', async () => {
    const { value: trial } = await site.client.call(endpoints.freePlay, { body: {} });
    const play = new Player(site, trial, await site.openGame(trial.token));
    const bet = play.bet();
    expect(await send('bet', bet)).toBe('ok');
    expect(await send('win', play.win(bet))).toBe('ok');
    expect(await days(play.id)).toEqual([]);
  });
});
