import { describe, expect } from 'vitest';
import { accepted, get, refusedWith } from '../../testing/page.ts';
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
import { type MatchEvent, minutes } from '../games/league/play.ts';
import { highestOf, payoutOf } from '../games/table-game.ts';
import type { RoundFacts } from '../wire/replies.ts';
import type { LiveView, TableFrame } from '../wire/tables.ts';

/** These tests are about rounds, not about answers that come late. */
const patient = { callTimeoutMs: 4_000 };
const open = async (world: World, code: string) =>
  openTable(world, code, (await world.start(patient)).url);

const leagues = ['rivers-league', 'neon-arena'];
const factorOf = (code: string, ticket: string) => highestOf(tableOf(code), 1, ticket) ?? 0n;

/** Sets the present live round to this part of its time. */
const playUntil = ({ database }: World, part: number, ms: number) =>
  database.pool.query(
    `UPDATE table_round SET until_at = clock_timestamp() + make_interval(secs => $1)
     WHERE state = 'live'`,
    [((1 - part) * ms) / 1_000],
  );

const isLive = (frame: TableFrame): frame is Extract<TableFrame, { type: 'live' }> =>
  frame.type === 'live';

describe.each(leagues)('GAM-26 a match day of %s', (code) => {
  test('takes tickets, is played before all eyes, pays once and is verifiable', async ({
    world,
  }) => {
    const { url, session, player, page, roundId } = await open(world, code);
    const tickets = { '0h': '10000', '1a': '2000', '0h-2a': '1000' };
    for (const [ticket, stake] of Object.entries(tickets))
      expect(accepted(await placeBet(url, session, roundId, { [ticket]: stake })).state).toBe(
        'open',
      );
    await endState(world.database.pool);
    await page.until('closed');
    await endState(world.database.pool);
    const start = await page.until('live');
    expect([start.round?.seed, start.round?.outcome]).toEqual([null, null]);
    const late = await placeBet(url, session, roundId, { '0h': '1000' });
    expect([late.status, refusedWith(late)]).toEqual([409, 'betting_closed']);
    const hidden = await get<RoundFacts>(url, `/api/rounds/${roundId}`);
    expect(refusedWith(hidden)).toBe('not_found');
    await playUntil(world, 0.5, start.live?.ms ?? 0);
    await expect.poll(() => page.frames.findLast(isLive)?.live.shown).toBeDefined();
    const other = await watch(url, session, code);
    const joined = (await other.until('live')).live as LiveView;
    const seen = joined.shown as MatchEvent[][];
    expect(seen.flat().length).toBeGreaterThan(0);
    expect(seen.flat().every(([minute]) => minute <= minutes / 2 + 1)).toBe(true);

    await endState(world.database.pool);
    const { round, chain, live } = await page.until('decided');
    expect(live).toBeNull();
    await untilDelivered(world);
    const table = tableOf(code);
    const payout = Object.entries(tickets).reduce(
      (sum, [ticket, stake]) => sum + payoutOf(table, { [ticket]: stake }, round?.outcome),
      0n,
    );
    expect(player.balance).toBe(1_000_000n - 13_000n + payout);
    const seeds = { serverSeed: round?.seed ?? '', clientSeed: chain.randomness ?? '', nonce: 1 };
    expect(table.draw(seeds)).toEqual(round?.outcome);
    const whole = table.live?.show(seeds, 1) as MatchEvent[][];
    expect(seen).toEqual(whole.map((match, at) => match.slice(0, seen[at]?.length)));
    const facts = accepted(await get<RoundFacts>(url, `/api/rounds/${roundId}`));
    expect(table.proof.calculate(seeds, {})).toBe(facts.outcome);
  });

  test('says each ticket to the site with its market, for stakes on opposite results', async ({
    world,
  }) => {
    const { url, session, roundId } = await open(world, code);
    for (const ticket of ['0h', '0a', '1h', '0h-1a'])
      accepted(await placeBet(url, session, roundId, { [ticket]: '1000' }));
    const calls = world.operator.calls('bet') as { roundId: string; details: object }[];
    const [home, away, next, both] = calls;
    expect([home?.roundId === away?.roundId, home?.roundId === next?.roundId]).toEqual([
      true,
      false,
    ]);
    expect(home?.details).toMatchObject({ stakes: [{ on: 'h', amount: '1000' }] });
    expect(both?.details).not.toHaveProperty('stakes');
    const odds = (Number(factorOf(code, '0h')) / 10_000).toFixed(2);
    expect(JSON.stringify(home?.details)).toContain(`×${odds}`);
    expect(world.operator.faults).toEqual([]);
  });

  test('E5 refuses what it does not offer and what its limits forbid, and writes nothing', async ({
    world,
  }) => {
    const { url, session, roundId } = await open(world, code);
    const refused: [Record<string, string>, string][] = [
      [{ '0h-0a': '1000' }, 'invalid_input'],
      [{ '0h': '1000', '1h': '1000' }, 'invalid_input'],
      [{ '7h': '1000' }, 'invalid_input'],
      [{ '0zz': '1000' }, 'invalid_input'],
      [{ '0h': '-1000' }, 'invalid_input'],
      [{ '0h': '1000.5' }, 'invalid_input'],
      [{ '0h': '999' }, 'stakes_not_allowed'],
      [{ '0h': '5000001' }, 'stakes_not_allowed'],
    ];
    for (const [stakes, refusal] of refused) {
      const answer = await placeBet(url, session, roundId, stakes);
      expect([stakes, answer.status, refusedWith(answer)]).toEqual([stakes, 400, refusal]);
    }
    expect([await betStates(world), world.operator.calls('bet')]).toEqual([[], []]);
  });
});

describe('GAM-26 the cap of a league', () => {
  test('limits what all tickets of a player in a round could win', async ({ world }) => {
    const { url, session, player, roundId } = await open(world, 'rivers-league');
    player.balance = 10_000_000n;
    const ticket = '0s20-1s20-2s20';
    const most = (2_000_000_000n * 10_000n) / factorOf('rivers-league', ticket);
    expect(most > 1_000n && most < 5_000_000n).toBe(true);
    const refuse = await placeBet(url, session, roundId, { [ticket]: String(most + 1n) });
    expect(refusedWith(refuse)).toBe('stakes_not_allowed');
    accepted(await placeBet(url, session, roundId, { [ticket]: String(most) }));
    const more = await placeBet(url, session, roundId, { '0s20-1s20': '1000' });
    expect(refusedWith(more)).toBe('stakes_not_allowed');
  });
});

describe('GAM-21 an arcade killed during a league', () => {
  test.for<[string, number, 'betting' | 'closed' | 'live' | 'decided']>([
    ['before kick-off', 0, 'betting'],
    ['after betting', 1, 'closed'],
    ['in the middle of the matches', 2, 'live'],
    ['after full time', 3, 'decided'],
  ])('%s leaves a round that the next process finishes once', async ([_, done], { world }) => {
    const { pool } = world.database;
    // A win that is on its way when the process is killed is sent again after this time.
    const first = await spawnArcade(world, done === 3 ? 1_500 : patient.callTimeoutMs);
    const { session, player, page, roundId } = await openTable(world, 'rivers-league', first.url);
    const stakes = { '0h': '10000' };
    accepted(await placeBet(first.url, session, roundId, stakes));
    const states = ['closed', 'live', 'decided'] as const;
    if (done === 3) world.operator.next('win', 'hang');
    for (const state of states.slice(0, done)) {
      await endState(pool);
      await page.until(state);
    }
    page.socket.terminate();
    await first.kill();
    const second = await world.start(patient);
    const later = await watch(second.url, session, 'rivers-league');
    for (const state of states.slice(done)) {
      await endState(pool);
      await later.until(state);
    }
    const { round } = await later.until('decided');
    await untilDelivered(world);
    const paid = payoutOf(tableOf('rivers-league'), stakes, round?.outcome);
    expect([player.balance, await betStates(world)]).toEqual([990_000n + paid, ['settled']]);
  });

  test('for more than ten minutes gives every stake back', async ({ world }) => {
    const { url, session, player, page, roundId } = await open(world, 'neon-arena');
    accepted(await placeBet(url, session, roundId, { '0h': '20000' }));
    for (const state of ['closed', 'live'] as const) {
      await endState(world.database.pool);
      await page.until(state);
    }
    await world.database.pool.query(
      `UPDATE table_round SET until_at = now() - interval '11 minutes'`,
    );
    await page.until('betting', roundId);
    await untilDelivered(world);
    expect([player.balance, await betStates(world)]).toEqual([1_000_000n, ['cancelled']]);
  });

  test('cancels a bet whose answer is missing at kick-off', async ({ world }) => {
    const { url } = await world.start({ callTimeoutMs: 20_000 });
    const { session, player, page, roundId } = await openTable(world, 'neon-arena', url);
    world.operator.next('bet', 'hold_after');
    const placing = placeBet(url, session, roundId, { '0h': '20000' });
    await expect.poll(() => world.operator.calls('bet')).toHaveLength(1);
    for (const state of ['closed', 'live'] as const) {
      await endState(world.database.pool);
      await page.until(state);
    }
    world.operator.release();
    expect(accepted(await placing).state).toMatch(/^cancell/);
    await untilDelivered(world);
    expect([player.balance, await betStates(world)]).toEqual([1_000_000n, ['cancelled']]);
  });
});
