import { describe, expect } from 'vitest';
import type { Player } from '../../testing/fake-ledger.ts';
import { fixSeeds } from '../../testing/fixed-seed.ts';
import { accepted, newKey } from '../../testing/page.ts';
import { test } from '../../testing/test.ts';
import { makeGame, type World } from '../../testing/world.ts';
import { jackpotNumber, winsJackpot } from '../fair/jackpot.ts';
import { reportRound } from './report-round.ts';

const odds = 4_000n;
const stake = 1_000n;
const terms = { odds: String(odds), share: 10_000 };

/** A slot whose next round draws the jackpot, or does not. */
async function openSlot(world: World, wanted: boolean, player: Partial<Player> = {}) {
  world.operator.ledger.jackpot = terms;
  world.operator.ledger.pot = 5_000_000n;
  const game = await makeGame(world, player, {}, 'carp-leap');
  await fixSeeds(
    world.database.pool,
    game.player.id,
    (seeds) => winsJackpot(jackpotNumber(seeds), stake, odds) === wanted,
  );
  return game;
}
type Opened = Awaited<ReturnType<typeof openSlot>>;
const play = ({ page, opened }: Opened, key = newKey()) =>
  page.bet(opened.session, 'carp-leap', String(stake), {}, key);

describe('the jackpot', () => {
  test('GAM-25 is claimed with the win of a round that draws it, and shown', async ({ world }) => {
    const game = await openSlot(world, true);
    expect(game.opened.jackpot).toEqual(terms);
    const round = accepted(await play(game));
    expect(round).toMatchObject({ state: 'settled', jackpot: '5000000' });
    expect(game.operator.calls('win')).toMatchObject([{ jackpot: true }]);
    const paid = BigInt(round.payout ?? 0) + 5_000_000n;
    expect(round.balance).toBe(String(1_000_000n - stake + paid));
    expect(game.operator.faults).toEqual([]);
  });

  test('is not claimed by a round that does not draw it', async ({ world }) => {
    const game = await openSlot(world, false);
    expect(accepted(await play(game))).not.toHaveProperty('jackpot');
    expect(game.operator.calls('win')[0]).not.toHaveProperty('jackpot');
  });

  test('is never drawn with play money', async ({ world }) => {
    const game = await openSlot(world, true, { trial: true });
    expect(game.opened).not.toHaveProperty('jackpot');
    accepted(await play(game));
    expect(game.operator.calls('win')[0]).not.toHaveProperty('jackpot');
  });

  test('F2 is paid once when the answer is lost, and named in the report', async ({ world }) => {
    const game = await openSlot(world, true);
    game.operator.next('win', 'drop_after');
    const key = newKey();
    const { roundId } = accepted(await play(game, key));
    await expect
      .poll(async () => accepted(await play(game, key)), { timeout: 20_000 })
      .toMatchObject({ state: 'settled', jackpot: '5000000' });
    expect(game.operator.ledger.pot).toBe(0n);
    const context = { database: game.database.pool } as never;
    expect(await reportRound(context, { playerId: game.player.id, roundId })).toMatchObject({
      wins: [{ transactionId: `win:${roundId}`, jackpot: true }],
    });
  });
});
