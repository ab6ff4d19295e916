import { describe, expect } from 'vitest';
import type { Mishap } from '../../testing/fake-operator.ts';
import { fixSeed } from '../../testing/fixed-seed.ts';
import { accepted, newKey, openPage } from '../../testing/page.ts';
import { test } from '../../testing/test.ts';
import { statesOf } from '../../testing/world.ts';

const owedCalls = async (pool: { query(text: string): Promise<{ rowCount: number | null }> }) =>
  (await pool.query('SELECT 1 FROM outbox')).rowCount;

describe('a bet with an unknown outcome', () => {
  test.for(['hang', 'hang_after', 'fail', 'fail_after', 'drop_after'] as Mishap[])(
    'GAM-21 (%s) is rolled back until the site confirms it, and nothing is taken',
    async (mishap, { openGame }) => {
      const { database, operator, page, opened, player } = await openGame();
      operator.next('bet', mishap);
      operator.next('rollback', 'fail', 'hang', 'fail_after');
      const round = accepted(await page.play(opened.session, { fish: '7000' }));
      expect(round).toMatchObject({ outcome: null, payout: null, refusal: null });
      expect(round.state).toMatch(/^cancell/);
      await expect.poll(() => statesOf(database)).toEqual(['cancelled']);
      expect(player.balance).toBe(1_000_000n);
      expect(operator.calls('win')).toEqual([]);
      expect(operator.calls('bet')).toHaveLength(1);
      expect(new Set(operator.calls('rollback').map((call) => call.transactionId)).size).toBe(1);
      expect(await owedCalls(database.pool)).toBe(0);
      expect((await page.facts(round.roundId)).status).toBe(404);
    },
  );

  test('F5 is rejected by the site when it arrives after its rollback', async ({ openGame }) => {
    const { database, operator, page, opened, player } = await openGame();
    operator.next('bet', 'hold');
    accepted(await page.play(opened.session, { fish: '7000' }));
    await expect.poll(() => statesOf(database)).toEqual(['cancelled']);
    operator.release();
    expect(player.balance).toBe(1_000_000n);
    expect(await statesOf(database)).toEqual(['cancelled']);
  });

  test('stays cancelled when the site confirms the stake too late', async ({ openGame }) => {
    const { database, operator, page, opened, player } = await openGame();
    operator.next('bet', 'hold_after');
    const playing = page.play(opened.session, { fish: '7000' });
    await expect.poll(() => operator.calls('bet')).toHaveLength(1);
    await database.pool.query(`UPDATE round SET bet_deadline = now() - interval '1 second'`);
    await expect.poll(() => statesOf(database)).toEqual(['cancelled']);
    operator.release();
    expect(accepted(await playing)).toMatchObject({
      state: 'cancelled',
      outcome: null,
      payout: null,
    });
    expect(operator.calls('win')).toEqual([]);
    expect(player.balance).toBe(1_000_000n);
  });

  test('F3 is rolled back when the site reports a transaction mismatch', async ({ openGame }) => {
    const { database, operator, page, opened } = await openGame();
    operator.next('bet', { code: 'transaction_mismatch', status: 409 });
    expect(accepted(await page.play(opened.session, { fish: '7000' })).state).toMatch(/^cancell/);
    await expect.poll(() => statesOf(database)).toEqual(['cancelled']);
  });

  test('lets the player play on', async ({ openGame }) => {
    const { operator, page, opened } = await openGame();
    operator.next('bet', 'fail');
    accepted(await page.play(opened.session, { fish: '1000' }));
    expect(accepted(await page.play(opened.session, { fish: '1000' }))).toMatchObject({
      state: 'settled',
      nonce: 1,
    });
  });
});

describe('a win that the site has not confirmed', () => {
  test.for([
    [['fail', 'fail', 'fail']],
    [['hang']],
    [['fail_after', 'hang_after', 'drop_after']],
    [[{ code: 'round_closed', status: 409 }]],
  ] as [Mishap[]][])(
    'F2 F10 (%j) is sent again until it is confirmed, and paid once',
    async ([mishaps], { openGame }) => {
      const { database, operator, page, opened, player } = await openGame();
      await fixSeed(database.pool, player.id, (dice) => dice.join() === 'fish,fish,fish');
      operator.next('win', ...mishaps);
      const key = newKey();
      const round = accepted(await page.play(opened.session, { fish: '1000' }, key));
      expect(round).toMatchObject({
        outcome: ['fish', 'fish', 'fish'],
        payout: '4000',
        balance: null,
      });
      // The courier may have delivered it already.
      expect(round.state).toMatch(/^settl/);
      await expect.poll(() => statesOf(database)).toEqual(['settled']);
      expect(player.balance).toBe(1_003_000n);
      expect(accepted(await page.play(opened.session, { fish: '1000' }, key)).state).toBe(
        'settled',
      );
      const said = operator.calls('win').map(({ requestId: _, ...call }) => JSON.stringify(call));
      expect(said).toHaveLength(mishaps.length + 1);
      expect(new Set(said).size).toBe(1);
      expect(await owedCalls(database.pool)).toBe(0);
    },
  );

  test('F8 carries no session, so it is paid after the session has ended', async ({ openGame }) => {
    const { database, operator, page, opened } = await openGame();
    operator.next('win', 'fail');
    accepted(await page.play(opened.session, { fish: '1000' }));
    operator.ledger.expireSessions();
    await expect.poll(() => statesOf(database)).toEqual(['settled']);
    expect(operator.calls('win').at(-1)).not.toHaveProperty('sessionToken');
  });

  test('blocks the next round of that session until it is paid', async ({ openGame }) => {
    const { database, operator, page, opened } = await openGame();
    operator.next('win', ...Array.from({ length: 1_000 }, () => 'fail' as const));
    accepted(await page.play(opened.session, { fish: '1000' }));
    expect((await page.play(opened.session, { fish: '1000' })).status).toBe(409);
    operator.forgive();
    await expect.poll(() => statesOf(database)).toEqual(['settled']);
    expect(accepted(await page.play(opened.session, { fish: '1000' })).state).toBe('settled');
  });

  test('F12 is sent by one of several arcades, not by each of them', async ({ openGame }) => {
    const patient = { callTimeoutMs: 20_000 };
    const { database, operator, arcade, opened, start } = await openGame({}, patient);
    await Promise.all([start(patient), start(patient)]);
    operator.next('win', 'fail', 'hold');
    accepted(await openPage(arcade.url).play(opened.session, { fish: '1000' }));
    await expect.poll(() => operator.calls('win')).toHaveLength(2);
    operator.release();
    await expect.poll(() => statesOf(database)).toEqual(['settled']);
    expect(operator.calls('win')).toHaveLength(2);
  });
});
