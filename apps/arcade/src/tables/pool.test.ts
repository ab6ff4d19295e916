import { describe, expect } from 'vitest';
import type { Mishap } from '../../testing/fake-operator.ts';
import { accepted, openPage, refusedWith } from '../../testing/page.ts';
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
import type { World } from '../../testing/world.ts';
import { tableOf } from '../games/index.ts';
import { settle } from '../games/table-game.ts';

/** A second player at the table. */
async function join(world: World, url: string) {
  const { token, player } = world.operator.ledger.launch();
  return { session: accepted(await openPage(url).open(token, 'duel')).session, player };
}

const staked = (spot: string, total: bigint) => ({
  ...{ choice: { [spot]: String(total) }, total, currency: 'VND', trial: false },
  ...{ autoAt: null, cashOut: null },
});

describe('GAM-26 the pool of the duel', () => {
  test('shows all pages the stakes so far, and pays the final pool once', async ({ world }) => {
    const { url, session, player, page, roundId } = await openTable(world, 'duel');
    const other = await join(world, url);
    accepted(await placeBet(url, session, roundId, { meron: '30000' }));
    accepted(await placeBet(url, other.session, roundId, { wala: '10000' }));
    await expect
      .poll(() => page.crowd()?.groups[0]?.sums)
      .toEqual({ meron: '30000', wala: '10000' });
    await endState(world.database.pool);
    await page.until('closed');
    await endState(world.database.pool);
    const { round } = await page.until('decided');
    await untilDelivered(world);
    const bets = [staked('meron', 30_000n), staked('wala', 10_000n)];
    const [one = 0n, two = 0n] = settle(tableOf('duel'), bets, round?.outcome);
    expect([player.balance, other.player.balance]).toEqual([
      ...[970_000n + BigInt(one), 990_000n + BigInt(two)],
    ]);
    expect([world.operator.calls('win').length, world.operator.faults]).toEqual([2, []]);
  });

  test.for<[string, Mishap | undefined]>([
    ['before its round is decided', undefined],
    ['before the site gives the stake back', 'hang'],
    ['after the site gave the stake back', 'hang_after'],
  ])(
    'GAM-21 with one side is rolled back once if the process is killed %s',
    async ([_, mishap], { world }) => {
      const { pool } = world.database;
      const first = await spawnArcade(world, mishap ? 1_500 : 5_000);
      const { session, player, page, roundId } = await openTable(world, 'duel', first.url);
      accepted(await placeBet(first.url, session, roundId, { meron: '30000' }));
      accepted(await placeBet(first.url, session, roundId, { draw: '1000' }));
      await endState(pool);
      await page.until('closed');
      if (mishap) {
        world.operator.next('rollback', mishap);
        await endState(pool);
        await expect.poll(() => world.operator.calls('rollback')).toHaveLength(1);
      }
      page.socket.terminate();
      await first.kill();
      const second = await world.start();
      const later = await watch(second.url, session, 'duel');
      if (!mishap) await endState(pool);
      const { round } = await later.until('decided');
      await untilDelivered(world);
      const [won = 0n] = settle(tableOf('duel'), [staked('draw', 1_000n)], round?.outcome);
      expect(player.balance).toBe(999_000n + BigInt(won));
      expect(await betStates(world)).toEqual(['cancelled', 'settled']);
      const calls = world.operator.calls('rollback');
      expect(new Set(calls.map(({ transactionId }) => transactionId)).size).toBe(1);
    },
  );

  test('E5 refuses a bet on two spots, and the limits count all bets of a round', async ({
    world,
  }) => {
    const { url, session, player, roundId } = await openTable(world, 'duel');
    const both = await placeBet(url, session, roundId, { meron: '1000', wala: '1000' });
    expect([both.status, refusedWith(both)]).toEqual([400, 'invalid_input']);
    player.balance = 10_000_000n;
    accepted(await placeBet(url, session, roundId, { meron: '5000000' }));
    const more = await placeBet(url, session, roundId, { draw: '1000' });
    expect(refusedWith(more)).toBe('stakes_not_allowed');
  });
});
