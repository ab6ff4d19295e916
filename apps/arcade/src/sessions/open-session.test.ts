import { describe, expect } from 'vitest';
import { accepted, openPage, refusedWith } from '../../testing/page.ts';
import { test } from '../../testing/test.ts';

describe('opening the game', () => {
  test('GAM-25 returns everything that the page needs', async ({ openGame }) => {
    const { opened, page, operator, player } = await openGame({
      currency: 'PHP',
      digits: 2,
      language: 'en',
      trial: true,
    });
    expect(opened).toEqual({
      session: expect.stringMatching(/^[\w-]{43}$/),
      balance: '1000000',
      currency: 'PHP',
      digits: 2,
      language: 'en',
      nickname: 'Minh',
      trial: true,
      limits: {
        chips: ['100', '500', '1000', '5000', '10000'],
        ...{ minimum: '100', maximum: '500000', cap: '2000000' },
      },
      commitment: {
        serverSeedHash: expect.stringMatching(/^[0-9a-f]{64}$/),
        nextServerSeedHash: expect.stringMatching(/^[0-9a-f]{64}$/),
        clientSeed: expect.stringMatching(/^[0-9a-f]{16}$/),
        nonce: 0,
      },
      sitting: { ms: 0, net: '0' },
      lastRounds: [],
      openRound: null,
    });
    const { roundId } = accepted(await page.play(opened.session, { fish: '100' }));
    const again = accepted(await page.open(operator.ledger.launchAgain(player.id)));
    expect(again.lastRounds.map((round) => round.roundId)).toEqual([roundId]);
  });

  test('refuses a launch token that was used before', async ({ openGame }) => {
    const { operator, arcade } = await openGame();
    const page = openPage(arcade.url);
    const { token } = operator.ledger.launch();
    accepted(await page.open(token));
    const refused = await page.open(token);
    expect([refused.status, refusedWith(refused)]).toEqual([401, 'launch_token_invalid']);
  });

  test('opens one session for a launch token used several times at once', async ({ openGame }) => {
    const { operator, arcade } = await openGame();
    const page = openPage(arcade.url);
    const { token } = operator.ledger.launch();
    const replies = await Promise.all([page.open(token), page.open(token), page.open(token)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  test.for<[string, number, string]>([
    ['player_blocked', 403, 'player_blocked'],
    ['too_many_requests', 429, 'unavailable'],
  ])('reports %s when the site does', async ([code, status, expected], { openGame }) => {
    const { operator, arcade } = await openGame();
    operator.next('authenticate', { code, status });
    expect(refusedWith(await openPage(arcade.url).open(operator.ledger.launch().token))).toBe(
      expected,
    );
  });

  test('reports a site that does not answer', async ({ world }) => {
    const page = openPage((await world.start()).url);
    world.operator.next('authenticate', 'hang');
    const refused = await page.open(world.operator.ledger.launch().token);
    expect([refused.status, refusedWith(refused)]).toEqual([503, 'unavailable']);
  });
});

describe('a session', () => {
  test('ends after twelve idle hours and stays open while in use', async ({ openGame }) => {
    const { database, page, opened } = await openGame();
    await database.pool.query(
      `UPDATE session SET last_used_at = now() - interval '11 hours 59 minutes'`,
    );
    accepted(await page.balance(opened.session));
    await database.pool.query(
      `UPDATE session SET last_used_at = last_used_at - interval '11 hours 59 minutes'`,
    );
    accepted(await page.balance(opened.session));
    await database.pool.query(
      `UPDATE session SET last_used_at = now() - interval '12 hours 1 minute'`,
    );
    for (const refused of [
      await page.balance(opened.session),
      await page.play(opened.session, { fish: '1000' }),
      await page.rotate(opened.session, 'mine'),
    ]) {
      expect([refused.status, refusedWith(refused)]).toEqual([401, 'session_over']);
    }
  });

  test('is stored as a hash only, so a copy of the database opens no session', async ({
    openGame,
  }) => {
    const { database, opened } = await openGame();
    const { rows } = await database.pool.query('SELECT * FROM session');
    expect(JSON.stringify(rows)).not.toContain(opened.session);
  });

  test('shows the balance of the site', async ({ openGame }) => {
    const { operator, page, opened, player } = await openGame();
    const known = operator.ledger.players.get(player.id);
    if (known) known.balance = 77_000n;
    expect(accepted(await page.balance(opened.session))).toEqual({ balance: '77000' });
  });
});
