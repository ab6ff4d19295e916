import { describe, expect } from 'vitest';
import type { CallName, Mishap } from '../../testing/fake-operator.ts';
import {
  buyInStates,
  dealStates,
  endState,
  playOut,
  type RoomPlayer,
  roomCalls,
  sitDown,
  startDeal,
  turnOf,
  untilState,
} from '../../testing/room.ts';
import { spawnArcade } from '../../testing/spawn-arcade.ts';
import { untilDelivered } from '../../testing/table.ts';
import { test } from '../../testing/test.ts';
import type { World } from '../../testing/world.ts';

const start = 1_000_000n;

interface Crash {
  when: string;
  /** Brings the deal to the moment of the crash. */
  until(world: World, players: RoomPlayer[], dealId: string): Promise<unknown>;
  mishap?: [CallName, Mishap];
  /** What the buy-ins come to. */
  ends: 'settled' | 'cancelled';
}

const buyAll = async (players: readonly RoomPlayer[], dealId: string) => {
  for (const { calls, seed } of players) await calls.buyIn(dealId, seed);
};
/** The last buy-in stays without an answer. */
const buyAndHang = async (world: World, [first, second]: RoomPlayer[], dealId: string) => {
  await first?.calls.buyIn(dealId, first.seed);
  world.operator.next('bet', hangs);
  void second?.calls.buyIn(dealId, second.seed).catch(() => undefined);
  await expect.poll(() => world.operator.calls('bet')).toHaveLength(2);
};
let hangs: Mishap = 'hang';

const crashes: Crash[] = [
  {
    when: 'before the site takes a buy-in',
    until: (world, players, dealId) => {
      hangs = 'hang';
      return buyAndHang(world, players, dealId);
    },
    ends: 'cancelled',
  },
  {
    when: 'after the site took a buy-in',
    until: (world, players, dealId) => {
      hangs = 'hang_after';
      return buyAndHang(world, players, dealId);
    },
    ends: 'cancelled',
  },
  ...(['hang', 'hang_after'] as const).map((mishap) => ({
    when: `${mishap === 'hang' ? 'before' : 'after'} the site gives a buy-in back`,
    mishap: ['rollback', mishap] as [CallName, Mishap],
    until: async ({ operator }: World, players: RoomPlayer[], dealId: string) => {
      const [first, second] = players;
      await first?.calls.buyIn(dealId, first.seed);
      operator.next('bet', 'fail_after');
      await second?.calls.buyIn(dealId, second.seed);
      await expect.poll(() => operator.calls('rollback')).toHaveLength(1);
    },
    ends: 'cancelled' as const,
  })),
  {
    when: 'while the seeds are collected',
    until: async (world, players, dealId) => {
      await buyAll(players, dealId);
      await endState(world.database.pool);
      await untilState(world, 'sealing');
      await players[0]?.calls.seed(dealId, players[0].seed);
    },
    ends: 'cancelled',
  },
  {
    when: 'during play',
    until: async (world, players, dealId) => {
      await startDeal(world, players, dealId);
      const now = await turnOf(players);
      await now?.who.calls.move(dealId, 1, now.seen.hand.slice(0, 1));
    },
    ends: 'settled',
  },
  {
    when: 'before the site pays the wins',
    mishap: ['win', 'hang'],
    until: async (world, players, dealId) => {
      await startDeal(world, players, dealId);
      await playOut(players);
      await expect.poll(() => world.operator.calls('win').length).toBeGreaterThan(0);
    },
    ends: 'settled',
  },
  {
    when: 'after the site paid a win',
    mishap: ['win', 'hang_after'],
    until: async (world, players, dealId) => {
      await startDeal(world, players, dealId);
      await playOut(players);
      await expect.poll(() => world.operator.calls('win').length).toBeGreaterThan(0);
    },
    ends: 'settled',
  },
];

describe('GAM-21 an arcade killed', () => {
  test.for(crashes)(
    '$when leaves a deal that the next one settles or refunds once',
    async ({ until, mishap, ends }, { world }) => {
      const { database, operator } = world;
      // Long enough for a busy machine; a call that hangs ends with the process.
      const patienceMs = mishap ? 1_500 : 5_000;
      const first = await spawnArcade(world, patienceMs);
      const { players, dealId } = await sitDown(world, first.url);
      if (mishap) operator.next(...mishap);
      await until(world, players, dealId);
      await first.kill();

      const second = await spawnArcade(world, patienceMs);
      const back = players.map((one) => ({ ...one, calls: roomCalls(second.url, one.session) }));
      if (ends === 'settled') await playOut(back);
      else {
        // The pages are gone with the process: no page reveals a seed now.
        for (const state of ['gathering', 'sealing']) {
          const states = await dealStates(world);
          if (!states.includes(state) && states.includes('void')) break;
          await endState(database.pool);
          await expect.poll(() => dealStates(world)).not.toContain(state);
        }
        await untilState(world, 'void');
      }
      await untilDelivered(world);
      expect(await buyInStates(world)).toEqual([ends, ends]);
      const sum = players.reduce((all, { player }) => all + player.balance, 0n);
      const { rows } = await database.pool.query<{ rakes: string | null }>(
        `SELECT sum(rake::bigint)::text AS rakes
         FROM deal, json_array_elements_text(result -> 'rakes') rake WHERE result IS NOT NULL`,
      );
      expect(sum).toBe(2n * start - BigInt(rows[0]?.rakes ?? 0));
      if (ends === 'cancelled')
        expect(players.map(({ player }) => player.balance)).toEqual([start, start]);
      expect(operator.calls('bet')).toHaveLength(2);
    },
  );
});
