import { beforeEach, describe, expect, it } from 'vitest';
import { countStatements } from '../../../testing/count-statements.ts';
import { Player, verdictOf } from '../../../testing/player.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();

const tally = (words: readonly string[]) =>
  Object.fromEntries(
    [...new Set(words)].map((word) => [word, words.filter((one) => one === word).length]),
  );

describe('E1 bets that together exceed the balance', () => {
  it.each([2, 10, 50])('E1 one of %i at once is accepted', async (bets) => {
    const player = await Player.with(site, 1000n);
    const answers = await Promise.all(
      Array.from({ length: bets }, () => site.vendorCall('bet', player.bet())),
    );
    expect(tally(answers.map(verdictOf))).toEqual({ ok: 1, insufficient_funds: bets - 1 });
    expect(await player.balance()).toBe(0n);
    expect(
      await site.query('select 1 from vendor_transaction where member_id = $1', [player.id]),
    ).toHaveLength(1);
  });

  it('E1 are refused with the balance, and a smaller one is then accepted', async () => {
    const player = await Player.with(site, 1500n);
    const answer = await site.vendorCall('bet', player.bet({ amount: '1501' }));
    expect(answer).toMatchObject({
      status: 409,
      reply: { code: 'insufficient_funds', value: { balance: '1500' } },
    });
    expect(verdictOf(await site.vendorCall('bet', player.bet({ amount: '1500' })))).toBe('ok');
  });
});

describe('E11 many wins of one member at once', () => {
  it('E11 are all paid', async () => {
    const player = await Player.with(site, 100_000n);
    const bets = Array.from({ length: 100 }, () => player.bet());
    for (const answer of await Promise.all(bets.map((bet) => site.vendorCall('bet', bet))))
      expect(answer.status).toBe(200);
    const wins = bets.flatMap((bet) => [
      player.win(bet, { amount: '3' }),
      player.win(bet, { amount: '4' }),
    ]);
    const answers = await Promise.all(wins.map((win) => site.vendorCall('win', win)));
    expect(tally(answers.map(verdictOf))).toEqual({ ok: 200 });
    expect(await player.balance()).toBe(700n);
  });
});

describe('E18 the balance after a bet', () => {
  it('E18 is the one that the next balance call returns', async () => {
    const player = await Player.with(site, 100_000n);
    for (let nth = 1; nth <= 100; nth += 1) {
      const { value } = await site.vendorCall('bet', player.bet());
      expect([BigInt(value.balance), await player.balance()]).toEqual(
        Array(2).fill(100_000n - BigInt(nth) * 1000n),
      );
    }
  });
});

describe('GAM-21 a call of the protocol', () => {
  let player: Player;
  beforeEach(async () => {
    player = await Player.with(site, 100_000n);
  });

  it('GAM-21 is decided and posted in one round trip to the database', async () => {
    const bet = player.bet();
    const calls = [
      ['bet', bet],
      ['win', player.win(bet)],
      ['rollback', player.rollback(player.bet())],
      ['end-round', player.close(bet)],
    ] as const;
    for (const [call, body] of calls) {
      const statements = await countStatements(site, () => site.vendorCall(call, body));
      expect(statements).toEqual([call === 'bet' ? 'play_bets' : 'play_apply']);
    }
  });

  it('GAM-21 has a reply of a few bytes', async () => {
    const answer = await site.vendorCall('bet', player.bet());
    expect(Number(answer.headers['content-length'])).toBeLessThan(320);
    expect(Object.keys(answer.value).sort()).toEqual(
      [
        'balance',
        'currency',
        'operatorTransactionId',
        'playerId',
        'requestId',
        'transactionId',
      ].sort(),
    );
  });

  it('GAM-21 reports an unknown member in every call', async () => {
    const nobody = { playerId: '00000000-0000-7000-8000-000000000000' };
    const bet = player.bet(nobody);
    for (const [call, body] of [
      ['bet', bet],
      ['win', player.win(bet, nobody)],
      ['rollback', player.rollback(bet, nobody)],
      ['end-round', player.close(bet, nobody)],
      ['balance', { requestId: freshName(), currency: 'VND', ...nobody }],
    ] as const) {
      expect(await site.vendorCall(call, body)).toMatchObject({
        status: 404,
        reply: { code: 'player_not_found' },
      });
    }
  });
});
