import { describe, expect } from 'vitest';
import type { Mishap } from '../../testing/fake-operator.ts';
import { accepted, openPage } from '../../testing/page.ts';
import { spawnArcade } from '../../testing/spawn-arcade.ts';
import {
  betStates,
  cashOut,
  endState,
  fixFlight,
  openTable,
  placeFlight,
  untilDelivered,
  watch,
} from '../../testing/table.ts';
import { test } from '../../testing/test.ts';
import type { World } from '../../testing/world.ts';

const states = ['closed', 'flying', 'crashed', 'decided'] as const;

/** One player cashes out at ×2 by itself, one by hand when the flight has started, one never. */
async function openFlight(world: World, url: string) {
  await fixFlight(world.database.pool, (times) => times > 5_000n);
  const { session, player, page, roundId } = await openTable(world, 'crash', url);
  const others = [];
  for (const autoAt of ['200', undefined]) {
    const launch = world.operator.ledger.launch();
    const opened = accepted(await openPage(url).open(launch.token, 'crash'));
    const bet = { stake: '1000', ...(autoAt && { autoAt }) };
    accepted(await placeFlight(url, opened.session, roundId, bet));
    others.push(launch.player);
  }
  accepted(await placeFlight(url, session, roundId, { stake: '1000' }));
  return { session, page, roundId, players: [player, ...others] };
}

const tenSecondsIn = ({ database }: World) =>
  database.pool.query(`UPDATE table_round SET flying_at = clock_timestamp() - interval '10 s'`);

/** The first process is killed after a number of states; the second one finishes the round. */
async function finishElsewhere(world: World, ended: number, lateMs?: number) {
  const { pool } = world.database;
  // Wins that are on their way when the process is killed are sent again after this time.
  const first = await spawnArcade(world, ended === states.length ? 1_500 : 5_000);
  const { session, page, roundId, players } = await openFlight(world, first.url);
  let at: string | null = null;
  const follow = async (seen: typeof page, state: (typeof states)[number], url: string) => {
    if (!lateMs || seen === page) await endState(pool);
    await seen.until(state);
    if (state !== 'flying') return;
    await tenSecondsIn(world);
    at = accepted(await cashOut(url, session, roundId)).cashOut;
  };
  for (const state of states.slice(0, ended)) await follow(page, state, first.url);
  page.socket.terminate();
  await first.kill();
  if (lateMs)
    await pool.query(
      `UPDATE table_round SET until_at = clock_timestamp() - make_interval(secs => $1 / 1000.0)`,
      [lateMs],
    );
  const second = await world.start();
  const later = await watch(second.url, session, 'crash');
  for (const state of states.slice(ended)) await follow(later, state, second.url);
  await later.until('decided');
  await untilDelivered(world);
  return { balances: players.map(({ balance }) => balance), won: BigInt(at ?? 0) * 10n };
}

describe('GAM-21 a flight whose arcade is killed', () => {
  test.for([0, 1, 2, 3, 4])(
    'after %i states is finished once by the next process',
    async (ended, { world }) => {
      const { balances, won } = await finishElsewhere(world, ended);
      expect(balances).toEqual([999_000n + won, 1_001_000n, 999_000n]);
      expect(await betStates(world)).toEqual(['settled', 'settled', 'settled']);
      const wins = world.operator.calls('win').map(({ transactionId }) => transactionId);
      expect([new Set(wins).size, world.operator.faults]).toEqual([3, []]);
    },
  );

  test('and whose end is noticed late pays cash-outs and gives other stakes back', async ({
    world,
  }) => {
    const { balances, won } = await finishElsewhere(world, 2, 10_000);
    expect(balances).toEqual([999_000n + won, 1_001_000n, 1_000_000n]);
    expect(await betStates(world)).toEqual(['settled', 'cancelled', 'settled']);
  });

  test.for<[string, Mishap]>([
    ['before', 'hang'],
    ['after', 'hang_after'],
  ])(
    '%s the site takes a stake cancels the bet before the flight starts',
    async ([_, mishap], { world }) => {
      const { pool } = world.database;
      const first = await spawnArcade(world, 5_000);
      await fixFlight(pool, (times) => times > 5_000n);
      const { session, player, page, roundId } = await openTable(world, 'crash', first.url);
      world.operator.next('bet', mishap);
      const placing = placeFlight(first.url, session, roundId, { stake: '1000', autoAt: '101' });
      placing.catch(() => undefined);
      await expect.poll(() => world.operator.calls('bet')).toHaveLength(1);
      page.socket.terminate();
      await first.kill();
      const second = await world.start();
      const later = await watch(second.url, session, 'crash');
      for (const state of states) {
        await endState(pool);
        await later.until(state);
      }
      await untilDelivered(world);
      expect([player.balance, await betStates(world)]).toEqual([1_000_000n, ['cancelled']]);
      expect([world.operator.calls('bet').length, world.operator.calls('win')]).toEqual([1, []]);
    },
  );

  test('during a cash-out leaves the bet in the air, and takes the cash-out later', async ({
    world,
  }) => {
    const { pool } = world.database;
    const first = await spawnArcade(world, 5_000);
    const { session, page, roundId, players } = await openFlight(world, first.url);
    for (const state of states.slice(0, 2)) {
      await endState(pool);
      await page.until(state);
    }
    await tenSecondsIn(world);
    const holder = await pool.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT 1 FROM round WHERE table_round_id = $1 FOR UPDATE', [roundId]);
    const lost = cashOut(first.url, session, roundId).catch(() => undefined);
    const waiting = `SELECT 1 FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1);
    page.socket.terminate();
    await first.kill();
    expect(await lost).toBeUndefined();
    await holder.query('ROLLBACK');
    holder.release();

    const second = await world.start();
    const later = await watch(second.url, session, 'crash');
    const { cashOut: at } = accepted(await cashOut(second.url, session, roundId));
    for (const state of states.slice(2)) {
      await endState(pool);
      await later.until(state);
    }
    await untilDelivered(world);
    const won = BigInt(at ?? 0) * 10n;
    expect(players.map(({ balance }) => balance)).toEqual([999_000n + won, 1_001_000n, 999_000n]);
    expect(won).toBeGreaterThan(1_000n);
  });

  test('with a bet whose answer is lost cancels it before the flight starts', async ({ world }) => {
    const { url } = await world.start({ callTimeoutMs: 20_000 });
    await fixFlight(world.database.pool, (times) => times > 5_000n);
    const { session, player, page, roundId } = await openTable(world, 'crash', url);
    world.operator.next('bet', 'hold_after');
    const placing = placeFlight(url, session, roundId, { stake: '1000', autoAt: '101' });
    await expect.poll(() => world.operator.calls('bet')).toHaveLength(1);
    for (const state of states.slice(0, 2)) {
      await endState(world.database.pool);
      await page.until(state);
    }
    world.operator.release();
    expect(accepted(await placing).state).toMatch(/^cancell/);
    await untilDelivered(world);
    expect([player.balance, await betStates(world)]).toEqual([1_000_000n, ['cancelled']]);
  });
});
