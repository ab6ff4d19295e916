import { describe, expect } from 'vitest';
import type { CallName, Mishap } from '../../testing/fake-operator.ts';
import { fixSeed } from '../../testing/fixed-seed.ts';
import { accepted, newKey, openPage } from '../../testing/page.ts';
import { spawnArcade } from '../../testing/spawn-arcade.ts';
import { test } from '../../testing/test.ts';
import { statesOf } from '../../testing/world.ts';

interface Crash {
  when: string;
  /** The call during which the process is killed, and how the site treats that call. */
  call: CallName;
  mishap: Mishap;
  /** What triggers the call when an ordinary round does not. */
  before?: [CallName, Mishap];
  ends: 'settled' | 'cancelled';
}

const crashes: Crash[] = [
  { when: 'before the site accepts the bet', call: 'bet', mishap: 'hang', ends: 'cancelled' },
  { when: 'after the site accepted the bet', call: 'bet', mishap: 'hang_after', ends: 'cancelled' },
  { when: 'before the site pays the win', call: 'win', mishap: 'hang', ends: 'settled' },
  { when: 'after the site paid the win', call: 'win', mishap: 'hang_after', ends: 'settled' },
  {
    when: 'before the site does the rollback',
    call: 'rollback',
    mishap: 'hang',
    before: ['bet', 'fail_after'],
    ends: 'cancelled',
  },
  {
    when: 'after the site did the rollback',
    call: 'rollback',
    mishap: 'hang_after',
    before: ['bet', 'fail_after'],
    ends: 'cancelled',
  },
];

describe('GAM-21 a process killed', () => {
  test.for(crashes)(
    '$when leaves a round that the next process finishes once',
    async (crash, { world }) => {
      const { database, operator } = world;
      const first = await spawnArcade(world);
      const { token, player } = operator.ledger.launch();
      const page = openPage(first.url);
      const { session } = accepted(await page.open(token));
      await fixSeed(database.pool, player.id, (dice) => dice.join() === 'crab,crab,crab');
      if (crash.before) operator.next(...crash.before);
      operator.next(crash.call, crash.mishap);
      const key = newKey();
      const lost = page.play(session, { crab: '10000' }, key).catch(() => 'the connection broke');
      await expect.poll(() => operator.calls(crash.call)).toHaveLength(1);
      await first.kill();
      await lost;

      const second = await spawnArcade(world);
      await expect.poll(() => statesOf(database)).toEqual([crash.ends]);
      expect(player.balance).toBe(crash.ends === 'settled' ? 1_030_000n : 1_000_000n);
      const again = accepted(await openPage(second.url).play(session, { crab: '10000' }, key));
      expect(again).toMatchObject({
        state: crash.ends,
        outcome: crash.ends === 'settled' ? ['crab', 'crab', 'crab'] : null,
      });
      expect(operator.calls('bet')).toHaveLength(1);
    },
  );
});

test('GAM-21 a process that loses its database connections during a bet settles it once', async ({
  openGame,
}) => {
  // A long timeout, so that the held bet does not run into it.
  const { database, operator, page, opened, player } = await openGame(
    {},
    { callTimeoutMs: 20_000 },
  );
  await fixSeed(database.pool, player.id, (dice) => dice.join() === 'crab,crab,crab');
  operator.next('bet', 'hold');
  const playing = page.play(opened.session, { crab: '10000' });
  await expect.poll(() => operator.calls('bet')).toHaveLength(1);
  await database.pool.query(
    `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = 'arcade'`,
  );
  operator.release();
  expect(accepted(await playing)).toMatchObject({ state: 'settled', payout: '40000' });
  expect(player.balance).toBe(1_030_000n);
});
