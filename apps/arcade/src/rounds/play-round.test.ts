import { describe, expect } from 'vitest';
import { fixSeed } from '../../testing/fixed-seed.ts';
import { accepted, newKey, openPage, refusedWith } from '../../testing/page.ts';
import { test } from '../../testing/test.ts';
import { statesOf } from '../../testing/world.ts';
import { algorithm, diceOf } from '../games/lucky-bowl/dice.ts';
import { payoutOf } from '../games/lucky-bowl/payout.ts';

describe('a round', () => {
  test('GAM-21 GAM-25 takes the stake once, pays once, and closes with its fairness proof', async ({
    openGame,
  }) => {
    const { database, operator, page, opened, player } = await openGame();
    const seed = await fixSeed(database.pool, player.id, (dice) => dice.includes('fish'));
    const round = accepted(await page.play(opened.session, { fish: '2000', crab: '1000' }));

    const dice = diceOf(seed, 'fixed', 0);
    const payout = payoutOf({ fish: 2_000n, crab: 1_000n }, dice);
    expect(round).toMatchObject({
      state: 'settled',
      outcome: dice,
      payout: String(payout),
      total: '3000',
      nonce: 0,
    });
    expect(round.balance).toBe(String(1_000_000n - 3_000n + payout));
    const play = {
      playerId: player.id,
      gameCode: 'lucky-bowl',
      roundId: round.roundId,
      currency: 'VND',
    };
    expect(operator.calls('bet')).toEqual([
      expect.objectContaining({
        ...play,
        amount: '3000',
        details: {
          selection: 'Cua 1.000\u00a0₫, Cá 2.000\u00a0₫',
          stakes: [
            { on: 'crab', amount: '1000' },
            { on: 'fish', amount: '2000' },
          ],
        },
      }),
    ]);
    expect(operator.calls('win')).toEqual([
      expect.objectContaining({
        ...play,
        amount: String(payout),
        roundClosed: true,
        betTransactionId: operator.calls('bet')[0]?.transactionId,
        details: {
          fairness: {
            algorithm,
            serverSeedHash: expect.stringMatching(/^[0-9a-f]{64}$/),
            clientSeed: 'fixed',
            nonce: 0,
            outcome: dice.join(','),
            verifyUrl: `https://arcade.example/verify?round=${round.roundId}`,
          },
        },
      }),
    ]);
    expect(operator.faults).toEqual([]);
  });

  test('GAM-21 closes a lost bet with a win of zero', async ({ openGame }) => {
    const { database, operator, page, opened, player } = await openGame();
    await fixSeed(database.pool, player.id, (dice) => !dice.includes('deer'));
    const round = accepted(await page.play(opened.session, { deer: '5000' }));
    expect(round).toMatchObject({ state: 'settled', payout: '0', balance: '995000' });
    expect(operator.calls('win')).toMatchObject([{ amount: '0', roundClosed: true }]);
  });

  test('F13 counts in minor units and shows whole units to people', async ({ openGame }) => {
    const { operator, page, opened } = await openGame({
      currency: 'PHP',
      digits: 2,
      balance: 10_050n,
    });
    accepted(await page.play(opened.session, { gourd: '100', rooster: '9900' }));
    expect(operator.calls('bet')).toMatchObject([
      {
        amount: '10000',
        currency: 'PHP',
        details: { selection: 'Bầu 1,00\u00a0PHP, Gà 99,00\u00a0PHP' },
      },
    ]);
    expect(operator.faults).toEqual([]);
  });

  test('uses the next nonce each time', async ({ openGame }) => {
    const { page, opened } = await openGame();
    const nonces = [];
    for (let i = 0; i < 3; i += 1)
      nonces.push(accepted(await page.play(opened.session, { fish: '1000' })).nonce);
    expect(nonces).toEqual([0, 1, 2]);
  });

  test.for<[string, object]>([
    ['no whole chip', { fish: '1500' }],
    ['a total above the maximum', { fish: '5000000', crab: '1000' }],
  ])('refuses %s before the site is called', async ([_, stakes], { openGame }) => {
    const { operator, page, opened } = await openGame({ balance: 10_000_000n });
    const refused = await page.play(opened.session, stakes);
    expect([refused.status, refusedWith(refused)]).toEqual([400, 'stakes_not_allowed']);
    expect(operator.calls('bet')).toEqual([]);
  });
});

test('F13 refuses a stake that is not the sum on the table', async ({ openGame }) => {
  const { operator, page, opened } = await openGame();
  for (const choice of [{}, { fish: '2000' }]) {
    const refused = await page.bet(opened.session, 'lucky-bowl', '1000', choice);
    expect([refused.status, refusedWith(refused)]).toEqual([400, 'stakes_not_allowed']);
  }
  expect(operator.calls('bet')).toEqual([]);
});

describe('a bet that the site rejects', () => {
  test('takes nothing, shows no dice, sends no rollback, and keeps its nonce', async ({
    openGame,
  }) => {
    const { database, operator, page, opened, player } = await openGame({ balance: 4_000n });
    const round = accepted(await page.play(opened.session, { fish: '5000' }));
    expect(round).toMatchObject({
      state: 'refused',
      refusal: 'insufficient_funds',
      outcome: null,
      payout: null,
      nonce: 0,
    });
    expect(accepted(await page.play(opened.session, { fish: '1000' })).nonce).toBe(1);
    expect((await page.facts(round.roundId)).status).toBe(404);
    expect(await statesOf(database)).toEqual(['refused', 'settled']);
    expect(operator.calls('rollback')).toEqual([]);
    expect(operator.calls('win')).toHaveLength(1);
    expect(player.balance).toBe(BigInt(accepted(await page.balance(opened.session)).balance));
  });

  test('F8 in an expired session reports it to the page', async ({ openGame }) => {
    const { operator, page, opened, player } = await openGame();
    operator.ledger.expireSessions();
    const round = accepted(await page.play(opened.session, { fish: '5000' }));
    expect(round).toMatchObject({ state: 'refused', refusal: 'play_session_expired' });
    expect(player.balance).toBe(1_000_000n);
  });

  test.for(['player_blocked', 'member_in_debt', 'limit_reached', 'game_maintenance'])(
    'F9 for %s ends the round',
    async (code, { openGame }) => {
      const { operator, page, opened } = await openGame();
      operator.next('bet', { code, status: 403 });
      expect(accepted(await page.play(opened.session, { fish: '5000' }))).toMatchObject({
        state: 'refused',
        refusal: code,
      });
      expect(operator.calls('rollback')).toEqual([]);
    },
  );
});

describe('one round at a time', () => {
  test('the same key gives the same round and no second bet', async ({ openGame }) => {
    const { operator, page, opened } = await openGame();
    const key = newKey();
    const first = accepted(await page.play(opened.session, { fish: '1000', crab: '1000' }, key));
    const again = accepted(await page.play(opened.session, { crab: '1000', fish: '1000' }, key));
    expect(again).toEqual({ ...first, balance: null });
    expect(operator.calls('bet')).toHaveLength(1);
  });

  test('the same key with other stakes is refused', async ({ openGame }) => {
    const { operator, page, opened } = await openGame();
    const key = newKey();
    accepted(await page.play(opened.session, { fish: '1000' }, key));
    const reused = await page.play(opened.session, { fish: '2000' }, key);
    expect([reused.status, refusedWith(reused)]).toEqual([422, 'round_key_reused']);
    expect(operator.calls('bet')).toHaveLength(1);
  });

  test('F12 the same key in parallel at two arcades is one round and one bet', async ({
    openGame,
  }) => {
    const { database, operator, page, opened, start } = await openGame();
    const other = openPage((await start()).url);
    const key = newKey();
    const replies = await Promise.all(
      [page, other, page, other, page, other].map((one) =>
        one.play(opened.session, { fish: '1000' }, key),
      ),
    );
    expect(new Set(replies.map((reply) => accepted(reply).roundId)).size).toBe(1);
    expect(await statesOf(database)).toEqual(['settled']);
    expect(operator.calls('bet')).toHaveLength(1);
    expect(operator.calls('win')).toHaveLength(1);
  });

  test('a second round during the first is refused', async ({ openGame }) => {
    const { operator, page, opened } = await openGame({}, { callTimeoutMs: 20_000 });
    operator.next('bet', 'hold');
    const first = page.play(opened.session, { fish: '1000' });
    await expect.poll(() => operator.calls('bet')).toHaveLength(1);
    const second = await page.play(opened.session, { fish: '1000' });
    expect([second.status, refusedWith(second)]).toEqual([409, 'round_under_way']);
    operator.release();
    expect(accepted(await first).state).toBe('settled');
    expect(operator.calls('bet')).toHaveLength(1);
  });

  test('different keys in parallel never share a nonce', async ({ openGame }) => {
    const { database, operator, arcade, player } = await openGame();
    const page = openPage(arcade.url);
    const sessions = await Promise.all(
      [1, 2, 3].map(
        async () => accepted(await page.open(operator.ledger.launchAgain(player.id))).session,
      ),
    );
    const rounds = await Promise.all(
      sessions.map(async (one) => accepted(await page.play(one, { fish: '1000' }))),
    );
    expect(rounds.map(({ nonce }) => nonce).sort()).toEqual([0, 1, 2]);
    expect(await statesOf(database)).toEqual(['settled', 'settled', 'settled']);
  });
});
