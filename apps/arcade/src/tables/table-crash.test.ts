import { describe, expect } from 'vitest';
import type { CallName, Mishap } from '../../testing/fake-operator.ts';
import { accepted } from '../../testing/page.ts';
import { spawnArcade } from '../../testing/spawn-arcade.ts';
import {
  betStates,
  endState,
  openTable,
  placeBet,
  untilDelivered,
  watch,
} from '../../testing/table.ts';
import { test } from '../../testing/test.ts';
import { tableOf } from '../games/index.ts';
import { payoutOf } from '../games/table-game.ts';

const stakes = { player: '10000', tie: '1000' };

describe('GAM-21 an arcade killed', () => {
  test.for<[string, number, CallName | undefined, Mishap, string]>([
    ['while betting is open', 0, undefined, 'hang', 'settled'],
    ['after betting has closed', 1, undefined, 'hang', 'settled'],
    ['before the site takes the stake', 0, 'bet', 'hang', 'cancelled'],
    ['after the site took the stake', 0, 'bet', 'hang_after', 'cancelled'],
    ['before the site gives a stake back', 0, 'rollback', 'hang', 'cancelled'],
    ['after the site gave a stake back', 0, 'rollback', 'hang_after', 'cancelled'],
    ['before the site pays the win', 2, 'win', 'hang', 'settled'],
    ['after the site paid the win', 2, 'win', 'hang_after', 'settled'],
  ])('%s leaves a round that the next process finishes once', async (crash, { world }) => {
    const [_, states, call, mishap, ends] = crash;
    const { pool } = world.database;
    // Long enough for a busy machine; a call that hangs is sent again after this time.
    const first = await spawnArcade(world, call && call !== 'bet' ? 1_500 : 5_000);
    const { session, player, page, roundId } = await openTable(world, 'baccarat', first.url);
    if (call) world.operator.next(call, mishap);
    if (call === 'rollback') world.operator.next('bet', 'fail_after');
    const placing = placeBet(first.url, session, roundId, stakes);
    // A killed process answers no request.
    placing.catch(() => undefined);
    if (call === 'bet') await expect.poll(() => world.operator.calls('bet')).toHaveLength(1);
    else accepted(await placing);
    for (const state of (['closed', 'decided'] as const).slice(0, states)) {
      await endState(pool);
      await page.until(state);
    }
    if (call) await expect.poll(() => world.operator.calls(call)).toHaveLength(1);
    page.socket.terminate();
    await first.kill();

    const second = await world.start();
    const later = await watch(second.url, session, 'baccarat');
    for (const state of (['closed', 'decided'] as const).slice(states)) {
      await endState(pool);
      await later.until(state);
    }
    const { round } = await later.until('decided');
    await untilDelivered(world);
    const paid = payoutOf(tableOf('baccarat'), stakes, round?.outcome) - 11_000n;
    expect(player.balance).toBe(ends === 'settled' ? 1_000_000n + paid : 1_000_000n);
    expect([await betStates(world), world.operator.calls('bet').length]).toEqual([[ends], 1]);
  });

  test.for<[string, Mishap]>([
    ['before', 'hang'],
    ['after', 'hang_after'],
  ])(
    '%s the site gives the stakes of a void round back leaves them paid back once',
    async ([_, mishap], { world }) => {
      const { pool } = world.database;
      const first = await spawnArcade(world, 1_500);
      const { session, player, page, roundId } = await openTable(world, 'baccarat', first.url);
      accepted(await placeBet(first.url, session, roundId, stakes));
      world.operator.next('rollback', mishap);
      // The house was away for longer than a round may wait.
      await pool.query("UPDATE table_round SET until_at = clock_timestamp() - interval '1 hour'");
      await expect.poll(() => world.operator.calls('rollback')).toHaveLength(1);
      page.socket.terminate();
      await first.kill();
      await world.start();
      await untilDelivered(world);
      expect([player.balance, await betStates(world)]).toEqual([1_000_000n, ['cancelled']]);
      const calls = world.operator.calls('rollback');
      expect(new Set(calls.map(({ transactionId }) => transactionId)).size).toBe(1);
    },
  );

  test('beside another one drives each state once', async ({ world }) => {
    const [one, other] = [await world.start(), await world.start()];
    const { session, page, roundId } = await openTable(world, 'baccarat', one.url);
    const second = await watch(other.url, session, 'baccarat');
    accepted(await placeBet(other.url, session, roundId, stakes));
    for (const state of ['closed', 'decided'] as const) {
      await endState(world.database.pool);
      const [here, there] = await Promise.all([page.until(state), second.until(state)]);
      expect(here.round).toEqual(there.round);
    }
    await untilDelivered(world);
    expect(world.operator.calls('win')).toHaveLength(1);
  });
});
