import { describe, expect } from 'vitest';
import { accepted } from '../../testing/page.ts';
import { test } from '../../testing/test.ts';

const minute = 60_000;

describe('GAM-25 the time and the net result that a game opens with', () => {
  test('go on after a reload and in another game, without rounds that are open', async ({
    openGame,
  }) => {
    const { page, opened, operator, player, database } = await openGame();
    const launch = (game: string) =>
      page.open(operator.ledger.launchAgain(player.id), game).then(accepted);
    const first = accepted(await page.play(opened.session, { fish: '1000' }));
    await database.pool.query(`UPDATE session SET created_at = now() - interval '10 minutes'`);
    const mines = await launch('mines');
    const lost = BigInt(first.payout ?? 0) - 1_000n;
    expect(mines.sitting.net).toBe(String(lost));
    expect(mines.sitting.ms).toBeGreaterThanOrEqual(10 * minute);
    expect(mines.sitting.ms).toBeLessThan(11 * minute);
    accepted(await page.bet(mines.session, 'mines', '5000', { mines: 3 }));
    const dice = await launch('dice');
    expect(dice.sitting.net).toBe(String(lost));
    const second = accepted(
      await page.bet(dice.session, 'dice', '2000', { side: 'over', target: '5049' }),
    );
    const net = lost + BigInt(second.payout ?? 0) - 2_000n;
    expect((await launch('dice')).sitting.net).toBe(String(net));
  });

  test('start again after half an hour, and never hold the rounds before it', async ({
    openGame,
  }) => {
    const { page, opened, operator, player, database } = await openGame();
    const sitting = async () =>
      accepted(await page.open(operator.ledger.launchAgain(player.id))).sitting;
    accepted(await page.play(opened.session, { fish: '1000' }));
    await database.pool.query(`UPDATE session SET created_at = now() - interval '3 hours'`);
    await database.pool.query(`UPDATE round SET created_at = now() - interval '31 minutes'`);
    expect(await sitting()).toEqual({ ms: 0, net: '0' });
    const { payout } = accepted(await page.play(opened.session, { fish: '3000' }));
    const { ms, net } = await sitting();
    expect(net).toBe(String(BigInt(payout ?? 0) - 3_000n));
    expect(ms).toBeLessThan(31 * minute);
  });
});
