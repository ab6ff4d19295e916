import { endpoints } from '@lantern/contracts';
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

const reasons: [string, string, string][] = [
  [
    'the session has expired',
    'play_session_expired',
    'update session set expires_at = now() where member_id = $1',
  ],
  [
    'the member has been idle for too long',
    'play_session_expired',
    "update session set last_seen_at = now() - interval '31 minutes' where member_id = $1",
  ],
  [
    'the game has been open for too long',
    'play_session_expired',
    'update play_session set expires_at = now() where member_id = $1',
  ],
  [
    'the account is disabled',
    'player_blocked',
    "update member set status = 'disabled' where id = $1",
  ],
  ['the purse is frozen', 'player_blocked', 'update purse set frozen = true where member_id = $1'],
];

describe('F8 F9 a member who may no longer bet', () => {
  it.each(reasons)('because %s is refused a bet with %s', async (_why, code, sql) => {
    await site.query(sql, [player.id]);
    const answer = await site.vendorCall('bet', player.bet());
    expect(answer).toMatchObject({ status: 403, reply: { code, value: { balance: '10000' } } });
    expect(
      await site.query('select 1 from vendor_transaction where member_id = $1', [player.id]),
    ).toEqual([]);
  });

  it.each(reasons)(
    'because %s still receives wins and rollbacks (not %s)',
    async (_why, _code, sql) => {
      const [won, undone] = [player.bet(), player.bet()];
      for (const bet of [won, undone]) await send('bet', bet);
      await site.query(sql, [player.id]);
      expect(await send('win', player.win(won, { roundClosed: true }))).toBe('ok');
      expect(await send('rollback', player.rollback(undone))).toBe('ok');
      expect(await send('end-round', player.close(undone))).toBe('ok');
      const [purse] = await site.query(
        "select balance from purse where member_id = $1 and purpose = 'main'",
        [player.id],
      );
      expect(purse).toEqual({ balance: '11000' });
    },
  );

  it('F8 because of a logout is refused a bet at once', async () => {
    await site.client.call(endpoints.logout, { token: player.member.token });
    expect(await send('bet', player.bet())).toBe('play_session_expired');
  });

  it('F8 because of another login is refused a bet in the game opened before', async () => {
    await site.client.call(endpoints.login, {
      body: { type: 'username', username: player.member.account, password: 'Secret-pass-1' },
    });
    expect(await send('bet', player.bet())).toBe('play_session_expired');
  });

  it('F8 with an unknown token is refused a bet', async () => {
    expect(await send('bet', player.bet({ sessionToken: 'x'.repeat(43) }))).toBe(
      'play_session_expired',
    );
  });

  it('F8 with the token of another member is refused a bet', async () => {
    const other = await Player.with(site, 5000n);
    const { sessionToken } = other.bet();
    expect(await send('bet', player.bet({ sessionToken }))).toBe('play_session_expired');
  });
});

describe('E12 a purse frozen while bets are running', () => {
  it('E12 accepts no bet after the freeze: both take the same lock', async () => {
    const freeze = await holdRows(site, 'update purse set frozen = true where member_id = $1', [
      player.id,
    ]);
    const bet = send('bet', player.bet());
    await untilBlocked(site, 1);
    await freeze();
    expect(await bet).toBe('player_blocked');
  });
});

describe('F9 a game', () => {
  it('F9 under maintenance accepts no bet and pays its wins', async () => {
    const bet = player.bet();
    await send('bet', bet);
    await site.query("update brand_game set maintenance = true where node_id = 'BGS:lucky-bowl'");
    expect(await send('bet', player.bet())).toBe('game_maintenance');
    expect(await send('win', player.win(bet))).toBe('ok');
    await site.query("update brand_game set maintenance = false where node_id = 'BGS:lucky-bowl'");
  });

  it('F9 unknown to the brand accepts no bet', async () => {
    expect(await send('bet', player.bet({ gameCode: 'nobody-has-this' }))).toBe('game_not_found');
  });
});

describe('playing', () => {
  it('LOG-09 keeps the login alive', async () => {
    await site.query(
      "update session set last_seen_at = now() - interval '20 minutes' where member_id = $1",
      [player.id],
    );
    expect(await send('bet', player.bet())).toBe('ok');
    const [session] = await site.query<{ fresh: boolean }>(
      `select last_seen_at > now() - interval '1 minute' as fresh from session
        where member_id = $1`,
      [player.id],
    );
    expect(session?.fresh).toBe(true);
  });
});
