import { describe, expect } from 'vitest';
import { accepted, refusedWith } from '../../testing/page.ts';
import { test } from '../../testing/test.ts';
import { hashOf } from '../fair/words.ts';
import { diceOf } from '../games/lucky-bowl/dice.ts';
import { check } from '../page/verify/check.ts';

describe('GAM-25 the seeds', () => {
  test('are committed before the bet, secret until revealed, and prove every round', async ({
    openGame,
  }) => {
    const { database, operator, arcade, page, opened } = await openGame();
    const published: unknown[] = [opened];
    const rounds = [];
    for (let i = 0; i < 3; i += 1)
      rounds.push(accepted(await page.play(opened.session, { fish: '1000', deer: '1000' })));
    for (const { roundId } of rounds) published.push(accepted(await page.facts(roundId)));
    published.push(rounds, operator.seen, arcade.logged);
    published.push(accepted(await page.balance(opened.session)));
    const { rows } = await database.pool.query<{ server_seed: string }>(
      'SELECT server_seed FROM seed',
    );
    expect(rows).toHaveLength(2);
    for (const { server_seed } of rows)
      expect(JSON.stringify(published)).not.toContain(server_seed);

    const { revealed } = accepted(await page.rotate(opened.session, 'my-own-seed'));
    expect(hashOf(revealed.serverSeed)).toBe(opened.commitment.serverSeedHash);
    expect(revealed).toMatchObject({ clientSeed: opened.commitment.clientSeed, rounds: 3 });
    for (const { nonce, outcome, roundId } of rounds) {
      expect(diceOf(revealed.serverSeed, revealed.clientSeed, nonce)).toEqual(outcome);
      expect(accepted(await page.facts(roundId)).serverSeed).toBe(revealed.serverSeed);
    }
  });

  test('continue with the announced one, the new client seed and nonce 0', async ({ openGame }) => {
    const { page, opened } = await openGame();
    const first = accepted(await page.rotate(opened.session, 'my-own-seed'));
    expect(first.next).toMatchObject({
      serverSeedHash: opened.commitment.nextServerSeedHash,
      clientSeed: 'my-own-seed',
      nonce: 0,
    });
    const round = accepted(await page.play(opened.session, { fish: '1000' }));
    const second = accepted(await page.rotate(opened.session, 'another'));
    expect(second.revealed).toMatchObject({ clientSeed: 'my-own-seed', rounds: 1 });
    expect(diceOf(second.revealed.serverSeed, 'my-own-seed', 0)).toEqual(round.outcome);
  });

  test('stay with the player across sessions', async ({ openGame }) => {
    const { operator, page, opened, player } = await openGame();
    const again = accepted(await page.open(operator.ledger.launchAgain(player.id)));
    expect(again.commitment).toEqual(opened.commitment);
  });

  test('are not revealed while a bet on them is pending', async ({ openGame }) => {
    const { operator, page, opened } = await openGame({}, { callTimeoutMs: 20_000 });
    operator.next('bet', 'hold');
    const playing = page.play(opened.session, { fish: '1000' });
    await expect.poll(() => operator.calls('bet')).toHaveLength(1);
    const refused = await page.rotate(opened.session, 'too-early');
    expect([refused.status, refusedWith(refused)]).toEqual([409, 'round_under_way']);
    operator.release();
    accepted(await playing);
    expect(accepted(await page.rotate(opened.session, 'in-time')).revealed.serverSeedHash).toBe(
      opened.commitment.serverSeedHash,
    );
  });

  test('are changed one after the other by two windows at once', async ({ openGame }) => {
    const { operator, page, opened, player } = await openGame();
    const other = accepted(await page.open(operator.ledger.launchAgain(player.id)));
    const rotations = await Promise.all(
      [opened, other, opened, other].map(async ({ session }, i) =>
        accepted(await page.rotate(session, `seed-${i}`)),
      ),
    );
    expect(new Set(rotations.map(({ revealed }) => revealed.serverSeed)).size).toBe(4);
    const { serverSeedHash, nextServerSeedHash } = accepted(await page.commitment(opened.session));
    expect(rotations.filter(({ next }) => next.serverSeedHash === serverSeedHash)).toHaveLength(1);
    expect(rotations.map(({ revealed }) => revealed.serverSeedHash)).not.toContain(
      nextServerSeedHash,
    );
  });

  test('give every round a unique seed and nonce while another window changes them', async ({
    openGame,
  }) => {
    const { database, operator, page, opened, player } = await openGame();
    const other = accepted(await page.open(operator.ledger.launchAgain(player.id)));
    for (let i = 0; i < 10; i += 1) {
      const [round, rotation] = await Promise.all([
        page.play(opened.session, { fish: '1000' }),
        page.rotate(other.session, `seed-${i}`),
      ]);
      expect(accepted(round).state).toBe('settled');
      expect([200, 409]).toContain(rotation.status);
    }
    const { rows } = await database.pool.query(
      `SELECT seed_id, array_agg(nonce::int ORDER BY nonce) AS nonces FROM round GROUP BY seed_id`,
    );
    for (const { nonces } of rows) expect(nonces).toEqual([...nonces.keys()]);
  });

  test('are up to date in a window that stays open', async ({ openGame }) => {
    const { operator, page, opened, player } = await openGame();
    expect(accepted(await page.commitment(opened.session))).toEqual(opened.commitment);
    const other = accepted(await page.open(operator.ledger.launchAgain(player.id)));
    accepted(await page.play(other.session, { fish: '1000' }));
    expect(accepted(await page.commitment(opened.session))).toEqual({
      ...opened.commitment,
      nonce: 1,
    });
    const { next } = accepted(await page.rotate(other.session, 'from-the-other-window'));
    expect(accepted(await page.commitment(opened.session))).toEqual(next);
  });

  test('let the verifier compute the dice that the server drew', async ({ openGame }) => {
    const { page, opened } = await openGame();
    const rounds = [];
    for (let i = 0; i < 5; i += 1)
      rounds.push(accepted(await page.play(opened.session, { deer: '1000' })));
    accepted(await page.rotate(opened.session, 'mine'));
    for (const { roundId, outcome } of rounds) {
      const { serverSeed, serverSeedHash, clientSeed, nonce } = accepted(await page.facts(roundId));
      const claim = {
        ...{ game: 'lucky-bowl', parameters: {} },
        serverSeed: serverSeed ?? '',
        hash: serverSeedHash,
        clientSeed,
        nonce: String(nonce),
      };
      expect(check(claim)).toEqual({ hash: 'right', outcome: outcome?.join(',') });
    }
  });

  test.for(['', 'a'.repeat(65), 'a:b', 'một', 'a b'])(
    'refuse %j as a client seed',
    async (clientSeed, { openGame }) => {
      const { page, opened } = await openGame();
      expect(refusedWith(await page.rotate(opened.session, clientSeed))).toBe('invalid_input');
    },
  );
});
