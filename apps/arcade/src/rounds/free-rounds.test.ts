import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import type { Player } from '../../testing/fake-ledger.ts';
import { fixSeeds } from '../../testing/fixed-seed.ts';
import { accepted, newKey, refusedWith } from '../../testing/page.ts';
import { test } from '../../testing/test.ts';
import { makeGame, statesOf, type World } from '../../testing/world.ts';
import { jackpotNumber, winsJackpot } from '../fair/jackpot.ts';

const value = '1000';

/** A slot for which the site has granted free rounds. */
async function openSlot(
  world: World,
  { left = 2, player = {}, game = 'carp-leap', worth = value, patienceMs = 1_000 } = {} as {
    left?: number;
    player?: Partial<Player>;
    game?: string;
    worth?: string;
    patienceMs?: number;
  },
) {
  world.operator.ledger.freeRounds = { id: randomUUID(), value: worth, left };
  return makeGame(world, player, { callTimeoutMs: patienceMs }, game);
}

describe('free rounds of the site', () => {
  test('GAM-25 take no stake, pay their win, and count down', async ({ world }) => {
    const { opened, page, operator, player } = await openSlot(world);
    expect(opened.freeRounds).toEqual({ value, left: 2 });
    const round = accepted(await page.free(opened.session, 'carp-leap', value));
    expect(round).toMatchObject({ state: 'settled', total: value, free: true, freeLeft: 1 });
    expect(round.balance).toBe(String(1_000_000n + BigInt(round.payout ?? -1)));
    expect(operator.calls('bet')).toEqual([]);
    expect(operator.calls('free-bet')).toMatchObject([
      { playerId: player.id, freeRounds: operator.ledger.freeRounds?.id },
    ]);
    expect(operator.calls('free-bet')[0]).not.toHaveProperty('amount');
    expect(accepted(await page.free(opened.session, 'carp-leap', value)).freeLeft).toBe(0);
    expect(accepted(await page.free(opened.session, 'carp-leap', value))).toMatchObject({
      state: 'refused',
      refusal: 'free_rounds_over',
    });
    const again = accepted(await page.open(operator.ledger.launchAgain(player.id), 'carp-leap'));
    expect(again.lastRounds).toMatchObject([{ free: true }, { free: true }]);
    expect(operator.faults).toEqual([]);
  });

  test('are played once with one key, and never become a bet', async ({ world }) => {
    const { opened, page, operator } = await openSlot(world);
    const key = newKey();
    const first = accepted(await page.free(opened.session, 'carp-leap', value, key));
    const second = accepted(await page.free(opened.session, 'carp-leap', value, key));
    expect(second.roundId).toBe(first.roundId);
    const bet = await page.bet(opened.session, 'carp-leap', value, {}, key);
    expect(refusedWith(bet)).toBe('round_key_reused');
    expect([operator.calls('free-bet').length, operator.calls('bet').length]).toEqual([1, 0]);
  });

  test.for([
    ['more than the granted value', '5000', {}],
    ['a session without any', value, { trial: true }],
  ] as const)('are refused for %s', async ([_, stake, player], { world }) => {
    const { opened, page, operator } = await openSlot(world, { player });
    expect(refusedWith(await page.free(opened.session, 'carp-leap', stake))).toBe(
      'stakes_not_allowed',
    );
    expect(operator.calls('free-bet')).toEqual([]);
  });

  test.for([
    ['for another kind of game', { game: 'dice' }],
    ['with play money', { player: { trial: true } }],
    ['of a value outside the limits', { worth: '4999999' }],
  ] as const)('are not offered %s', async ([_, change], { world }) => {
    expect((await openSlot(world, change)).opened).not.toHaveProperty('freeRounds');
  });

  test('F4 are given back when the answer of the site is lost', async ({ world }) => {
    const { opened, page, operator, database } = await openSlot(world, { patienceMs: 200 });
    operator.next('free-bet', 'hang_after');
    expect(accepted(await page.free(opened.session, 'carp-leap', value)).state).toBe('cancelling');
    await expect.poll(() => statesOf(database)).toEqual(['cancelled']);
    expect(operator.ledger.freeRounds?.left).toBe(2);
    expect(operator.calls('win')).toEqual([]);
  });

  test('never draw the jackpot', async ({ world }) => {
    world.operator.ledger.jackpot = { odds: '4000', share: 10_000 };
    const { opened, page, operator, player, database } = await openSlot(world);
    await fixSeeds(database.pool, player.id, (seeds) =>
      winsJackpot(jackpotNumber(seeds), 1_000n, 4_000n),
    );
    accepted(await page.free(opened.session, 'carp-leap', value));
    expect(operator.calls('win')[0]).not.toHaveProperty('jackpot');
  });
});
