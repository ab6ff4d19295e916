import { endpoints } from '@lantern/contracts';
import type pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { LineMember } from '../../testing/line-members.ts';
import { verdictOf } from '../../testing/player.ts';
import { staffAt } from '../../testing/staff.ts';
import { freshName, useTestSite } from '../../testing/test-site.ts';
import type { Database } from './database.ts';

const site = useTestSite();
const stopped = { code: 'search_stopped' };
const mark = 4711;
const sleeping = (seconds: number) => (db: Database) =>
  db.pool.query(
    `with marked as materialized (select pg_advisory_xact_lock_shared(${mark}))
     select 'search' as who, pg_sleep($1) from marked`,
    [seconds],
  );
const run = (scope: string, key = scope, seconds = 30) =>
  site.site.searches.run({ scope, key }, sleeping(seconds));
/** Sleeping statements of searches in the database. */
const asleep = async () => {
  const [row] = await site.query<{ count: number }>(
    "select count(*)::int as count from pg_locks where locktype = 'advisory' and objid = $1",
    [mark],
  );
  return row?.count;
};
const mostAtOnce = () => Math.max(2, Math.ceil(site.site.config.databasePool / 4));
const replace = (scope: string) =>
  site.site.searches.run({ scope, key: freshName() }, async () => 'next');
/** Occupies every connection of searches; the returned function frees them. */
async function occupyAll(): Promise<() => Promise<void>> {
  const scopes = Array.from({ length: mostAtOnce() }, () => freshName());
  const ends = scopes.map((scope) => run(scope).catch((error: unknown) => error));
  await expect.poll(asleep).toBe(mostAtOnce());
  return async () => {
    for (const scope of scopes) void replace(scope).catch(() => {});
    expect(await Promise.all(ends)).toMatchObject(scopes.map(() => stopped));
  };
}
afterEach(() => {
  site.site.searches.patience = 2000;
});

describe('M9 searches', () => {
  it('M9 that are equal run once', async () => {
    let times = 0;
    const work = async (db: Database) => {
      times += 1;
      await db.pool.query('select pg_sleep(0.05)');
      return times;
    };
    const [scope, other, key] = [freshName(), freshName(), freshName()];
    const { searches } = site.site;
    const answers = [scope, scope, other].map((one) => searches.run({ scope: one, key }, work));
    expect(await Promise.all(answers)).toEqual([1, 1, 1]);
    expect(await searches.run({ scope, key }, work), 'nothing is kept').toBe(2);
  });

  it('M9 end in the database when the same person asks for something else', async () => {
    const scope = freshName();
    const first = run(scope).catch((error: unknown) => error);
    await expect.poll(asleep).toBe(1);
    expect(await replace(scope)).toBe('next');
    expect(await first).toMatchObject(stopped);
    await expect.poll(asleep).toBe(0);
  });

  it('M9 go on while another person waits for the same', async () => {
    const [scope, other, key] = [freshName(), freshName(), freshName()];
    const [first, second] = [run(scope, key, 0.3), run(other, key, 0.3)];
    await replace(scope);
    expect((await second).rows).toMatchObject([{ who: 'search' }]);
    await first;
  });

  it('M9 that are too long end with a refusal', async () => {
    const search = site.site.searches.run({ scope: freshName(), key: freshName() }, async (db) => {
      await db.pool.query('set statement_timeout = 50');
      return sleeping(30)(db).finally(() => db.pool.query('reset statement_timeout'));
    });
    await expect(search).rejects.toMatchObject(stopped);
  });

  it('M9 leave no statement that goes on to the next search', async () => {
    const search = site.site.searches.run({ scope: freshName(), key: freshName() }, (db) =>
      db.pool.query({ text: 'select pg_sleep(30)', query_timeout: 50 } as pg.QueryConfig),
    );
    await expect(search).rejects.toThrow('Query read timeout');
    const next = site.site.searches.run({ scope: freshName(), key: freshName() }, (db) =>
      db.pool.query('select 1'),
    );
    await expect(next).resolves.toMatchObject({ rowCount: 1 });
  });

  it('M9 whose connection is lost between two statements fail, and nothing else does', async () => {
    const scope = freshName();
    const pidOf = async ({ pool }: Database) =>
      (await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
    const lost = site.site.searches.run({ scope, key: scope }, async (db) => {
      const pid = await pidOf(db);
      await site.asOwner(`select pg_terminate_backend(${pid})`);
      const isThere = async () =>
        (await site.query('select from pg_stat_activity where pid = $1', [pid])).length;
      await expect.poll(isThere).toBe(0);
      return pidOf(db);
    });
    await expect(lost).rejects.toThrow();
    expect(await replace(scope)).toBe('next');
  });

  it('M9 only read', async () => {
    const search = site.site.searches.run({ scope: freshName(), key: freshName() }, (db) =>
      db.pool.query("update brand set name = 'changed'"),
    );
    await expect(search).rejects.toMatchObject({ code: '25006' });
  });

  it('M9 that are slow delay no other call, and further ones are refused', async () => {
    const { token } = await LineMember.below(site, undefined, { agent: true });
    const staff = await staffAt(site, 'owner');
    const free = await occupyAll();
    site.site.searches.patience = 20;
    const ofMember = [
      ...[endpoints.accountRecord, endpoints.betHistory, endpoints.profitReport],
      ...[endpoints.teamOverview, endpoints.teamProfit, endpoints.teamMembersProfit],
      ...[endpoints.teamBets, endpoints.teamTransactions],
    ];
    const ofStaff = [endpoints.searchMembers, endpoints.staffDeposits, endpoints.staffWithdrawals];
    for (const call of ofMember)
      expect([call.name, verdictOf(await site.client.call(call, { token }))]).toEqual([
        ...[call.name, 'search_stopped'],
      ]);
    for (const call of ofStaff)
      expect([call.name, verdictOf(await site.client.call(call, staff))]).toEqual([
        ...[call.name, 'search_stopped'],
      ]);
    const others = await Promise.all(
      Array.from({ length: 30 }, () => site.client.call(endpoints.walletBalance, { token })),
    );
    expect(others.filter(({ status }) => status === 200)).toHaveLength(30);
    site.site.searches.patience = 2000;
    await free();
    expect(verdictOf(await site.client.call(endpoints.searchMembers, staff))).toBe('ok');
  });
});
