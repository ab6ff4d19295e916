import { describe, expect } from 'vitest';
import { accepted, openPage } from '../testing/page.ts';
import { spawnArcade } from '../testing/spawn-arcade.ts';
import { test } from '../testing/test.ts';
import { statesOf } from '../testing/world.ts';

describe('GAM-21 a process that gets SIGTERM', () => {
  test('answers the round in flight, rejects others, and ends with 0', async ({ world }) => {
    const { operator, database } = world;
    const arcade = await spawnArcade(world, 20_000);
    const page = openPage(arcade.url);
    const { session } = accepted(await page.open(operator.ledger.launch().token));
    const waiting = accepted(await page.open(operator.ledger.launch().token)).session;
    operator.next('bet', 'hold');
    const playing = page.play(session, { fish: '1000' });
    await expect.poll(() => operator.calls('bet')).toHaveLength(1);
    const ended = arcade.terminate();
    await expect.poll(() => isAccepted(page.play(waiting, { fish: '1000' }))).toBe(false);
    operator.release();
    expect(accepted(await playing).state).toBe('settled');
    expect(await ended).toBe(0);
    expect(await statesOf(database)).not.toContain('betting');
    expect(new Set(operator.calls('bet').map(({ transactionId }) => transactionId)).size).toBe(
      operator.calls('bet').length,
    );
  });

  test('leaves calls that the site does not accept to the next process', async ({ world }) => {
    const { operator, database } = world;
    const first = await spawnArcade(world, 20_000);
    const page = openPage(first.url);
    const { session } = accepted(await page.open(operator.ledger.launch().token));
    operator.next('win', ...Array.from({ length: 1_000 }, () => 'fail' as const));
    expect(accepted(await page.play(session, { fish: '1000' })).state).toBe('settling');
    expect(await first.terminate()).toBe(0);
    expect(await statesOf(database)).toEqual(['settling']);
    operator.forgive();
    await spawnArcade(world);
    await expect.poll(() => statesOf(database)).toEqual(['settled']);
  });
});

/** Whether a process accepts a request: a stopping one refuses the connection or answers 503. */
async function isAccepted(request: Promise<{ status: number }>): Promise<boolean> {
  try {
    return (await request).status !== 503;
  } catch {
    return false;
  }
}
