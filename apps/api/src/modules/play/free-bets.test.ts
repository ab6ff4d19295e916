import { beforeEach, describe, expect, it } from 'vitest';
import { type MoneyBody, Player, verdictOf } from '../../../testing/player.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();

let player: Player;
beforeEach(async () => {
  player = await Player.with(site, 10_000n);
});

const send = async (call: string, body: MoneyBody) => verdictOf(await site.vendorCall(call, body));

/** The body of a bet without a stake. */
function freeBet(change: MoneyBody = {}): MoneyBody {
  const { amount, ...bet } = player.bet();
  return { ...bet, ...change };
}

const exclude = `
  insert into protection (member_id, brand_id, excluded_until, exclusion, excluded_at)
  select id, brand_id, now() + interval '1 day', 'cool_off', now() from member where id = $1`;
const noTime = `
  insert into protection_limit (member_id, kind, period, amount) values ($1, 'session', 'day', 0)`;

describe('F7 a bet without a stake', () => {
  it('F7 opens a round whose win is paid, and is a round of the betting record', async () => {
    const bet = freeBet();
    const { value } = await site.vendorCall('free-bet', bet);
    expect(value.balance).toBe('10000');
    expect((await site.vendorCall('free-bet', bet)).value).toEqual(value);
    expect(await send('win', player.win(bet, { roundClosed: true }))).toBe('ok');
    expect(await player.balance()).toBe(12_000n);
    const rounds = await site.query(
      `select stake::text, win::text, ended_at is not null as ended from game_round
        where vendor_round_id = $1`,
      [bet.roundId],
    );
    expect(rounds).toEqual([{ stake: '0', win: '2000', ended: true }]);
  });

  it('F7 may follow a bet with a stake, and come before one', async () => {
    const [first, second] = [player.bet(), freeBet()];
    expect([
      await send('bet', first),
      await send('free-bet', freeBet({ roundId: first.roundId })),
      await send('free-bet', second),
      await send('bet', player.bet({ roundId: second.roundId })),
    ]).toEqual(['ok', 'ok', 'ok', 'ok']);
    expect(await player.balance()).toBe(8000n);
  });

  it('F6 is rolled back without moving money', async () => {
    const bet = freeBet();
    await send('free-bet', bet);
    expect(await send('rollback', player.rollback(bet))).toBe('ok');
    expect(await send('win', player.win(bet))).toBe('transaction_rolled_back');
    expect(await send('free-bet', bet)).toBe('transaction_rolled_back');
    expect(await player.balance()).toBe(10_000n);
  });

  it.each([
    ['an unknown player', 'player_not_found', { playerId: '00000000-0000-7000-8000-000000000000' }],
    ['another currency', 'wrong_currency', { currency: 'PHP' }],
    ['an unknown game', 'game_not_found', { gameCode: 'none' }],
    ['an unknown session', 'play_session_expired', { sessionToken: 'a-token-of-nothing' }],
  ])('is refused for %s with %s', async (_what, code, change) => {
    expect(await send('free-bet', freeBet(change))).toBe(code);
  });

  it('GAM-08 is refused for a game under maintenance', async () => {
    await site.query('update brand_game set maintenance = true');
    expect(await send('free-bet', freeBet())).toBe('game_maintenance');
    await site.query('update brand_game set maintenance = false');
  });

  it('is refused in a closed round, and with the id of another bet', async () => {
    const bet = player.bet();
    await send('bet', bet);
    expect(await send('free-bet', freeBet({ transactionId: bet.transactionId }))).toBe(
      'transaction_mismatch',
    );
    await send('end-round', player.close(bet));
    expect(await send('free-bet', freeBet({ roundId: bet.roundId }))).toBe('round_closed');
  });

  it.each([
    ['self-excluded member', 'player_blocked', exclude],
    ['member whose time is up', 'limit_reached', noTime],
    ['disabled member', 'player_blocked', "update member set status = 'disabled' where id = $1"],
  ])('F9 RGC-01 is refused for a %s with %s, but not a promotion', async (_who, code, sql) => {
    await site.query(sql, [player.id]);
    expect(await send('free-bet', freeBet())).toBe(code);
    const promotion = freeBet({ promotion: true });
    expect(await send('free-bet', promotion)).toBe('ok');
    expect(await send('win', player.win(promotion, { roundClosed: true }))).toBe('ok');
  });

  it('F5 is refused after its rollback', async () => {
    const bet = freeBet({ transactionId: freshName() });
    await send('rollback', player.rollback(bet));
    expect(await send('free-bet', bet)).toBe('transaction_rolled_back');
  });
});
