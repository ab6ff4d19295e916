import { describe, expect } from 'vitest';
import { accepted, openPage, refusedWith } from '../testing/page.ts';
import { test } from '../testing/test.ts';

describe('M2 while its database is down the arcade', () => {
  test('answers 503 to every call, so that the page repeats it', async ({ world }) => {
    const page = openPage(
      (await world.start({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' })).url,
    );
    const session = 'A'.repeat(43);
    const replies = await Promise.all([
      page.open(world.operator.ledger.launch().token),
      page.play(session, { fish: '1000' }),
      page.rotate(session, 'mine'),
      page.balance(session),
      page.commitment(session),
      page.facts('00000000-0000-4000-8000-000000000000'),
    ]);
    expect(replies.map((reply) => [reply.status, refusedWith(reply)])).toEqual(
      replies.map(() => [503, 'database_away']),
    );
  });

  test('answers 503 when a connection is lost in a round, and plays on afterwards', async ({
    openGame,
  }) => {
    const { database, page, opened } = await openGame();
    const { rows } = await database.pool.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity
       WHERE application_name = 'arcade' AND datname = current_database()`,
    );
    const locking = await database.pool.connect();
    await locking.query('BEGIN');
    await locking.query('SELECT FROM session FOR UPDATE');
    const playing = page.play(opened.session, { fish: '1000' });
    const waiting = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'arcade' AND datname = current_database()
        AND wait_event_type = 'Lock'`;
    await expect.poll(async () => (await database.pool.query(waiting)).rowCount).toBe(1);
    const reply = await playing;
    await locking.query('ROLLBACK');
    locking.release();
    expect(rows.length).toBeGreaterThan(0);
    expect([reply.status, refusedWith(reply)]).toEqual([503, 'database_away']);
    expect(accepted(await page.play(opened.session, { fish: '1000' })).state).toBe('settled');
  });
});
