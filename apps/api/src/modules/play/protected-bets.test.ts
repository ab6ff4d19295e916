import { beforeEach, describe, expect, it } from 'vitest';
import { holdRows, untilBlocked } from '../../../testing/blocked.ts';
import { type MoneyBody, Player, verdictOf } from '../../../testing/player.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();

let player: Player;
beforeEach(async () => {
  player = await Player.with(site, 10_000n);
});

const send = async (call: string, body: MoneyBody) => verdictOf(await site.vendorCall(call, body));

const exclude = `
  insert into protection (member_id, brand_id, excluded_until, exclusion, excluded_at)
  select id, brand_id, now() + interval '1 day', 'cool_off', now() from member where id = $1`;
const limit = (kind: string, amount: bigint) =>
  site.query(
    `insert into protection_limit (member_id, kind, period, amount) values ($1, $2, 'day', $3)`,
    [player.id, kind, amount],
  );

describe('RGC-01 a self-excluded member', () => {
  it('RGC-01 cannot bet, and still reads the balance', async () => {
    await site.query(exclude, [player.id]);
    const answer = await site.vendorCall('bet', player.bet());
    expect(answer).toMatchObject({
      status: 403,
      reply: { code: 'player_blocked', value: { balance: '10000' } },
    });
  });

  it('F9 RGC-01 still receives wins and returned stakes', async () => {
    const [won, undone] = [player.bet(), player.bet()];
    for (const bet of [won, undone]) await send('bet', bet);
    await site.query(exclude, [player.id]);
    expect([
      await send('win', player.win(won)),
      await send('rollback', player.rollback(undone)),
    ]).toEqual(['ok', 'ok']);
    expect(await player.balance()).toBe(11_000n);
  });

  it('RGC-01 excluded during a bet is refused it: the check is under the purse lock', async () => {
    const release = await holdRows(site, 'select 1 from purse where member_id = $1 for update', [
      player.id,
    ]);
    const bet = send('bet', player.bet());
    await untilBlocked(site, 1);
    await site.query(exclude, [player.id]);
    await release();
    expect(await bet).toBe('player_blocked');
  });
});

describe('RGC-01 a limit set by a member', () => {
  it('RGC-01 on stakes refuses a bet beyond it, and accepts a smaller one', async () => {
    await limit('stake', 2500n);
    for (const amount of ['1000', '1000'])
      expect(await send('bet', player.bet({ amount }))).toBe('ok');
    const answer = await site.vendorCall('bet', player.bet({ amount: '501' }));
    expect(answer).toMatchObject({
      status: 409,
      reply: { code: 'limit_reached', value: { balance: '8000' } },
    });
    expect(await send('bet', player.bet({ amount: '500' }))).toBe('ok');
  });

  it('RGC-01 on stakes does not count a returned stake', async () => {
    await limit('stake', 1000n);
    const bet = player.bet();
    await send('bet', bet);
    expect(await send('bet', player.bet())).toBe('limit_reached');
    await send('rollback', player.rollback(bet));
    expect(await send('bet', player.bet())).toBe('ok');
  });

  it('RGC-01 on losses counts wins, until they are rolled back', async () => {
    await limit('loss', 1500n);
    const bet = player.bet();
    const win = player.win(bet, { amount: '600' });
    await send('bet', bet);
    expect(await send('bet', player.bet())).toBe('limit_reached');
    await send('win', win);
    expect(await send('bet', player.bet())).toBe('ok');
    await send('rollback', player.rollback(win));
    expect(await send('bet', player.bet({ amount: '100' }))).toBe('limit_reached');
  });

  it('F9 RGC-01 refuses neither a win nor a rollback', async () => {
    const [won, undone] = [player.bet(), player.bet()];
    for (const bet of [won, undone]) await send('bet', bet);
    await limit('stake', 0n);
    await limit('loss', 0n);
    expect([
      await send('win', player.win(won)),
      await send('rollback', player.rollback(undone)),
    ]).toEqual(['ok', 'ok']);
  });

  it('E1 RGC-01 holds for concurrent bets', async () => {
    await limit('stake', 3000n);
    const verdicts = await Promise.all(Array.from({ length: 10 }, () => send('bet', player.bet())));
    expect(verdicts.filter((verdict) => verdict === 'ok')).toHaveLength(3);
    expect(verdicts.filter((verdict) => verdict === 'limit_reached')).toHaveLength(7);
  });

  it('F2 RGC-01 does not change the reply to an accepted bet', async () => {
    const bet = player.bet();
    const { value } = await site.vendorCall('bet', bet);
    await limit('stake', 0n);
    expect((await site.vendorCall('bet', bet)).value).toEqual(value);
  });
});
