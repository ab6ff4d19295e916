import { beforeAll, describe, expect, it, test } from 'vitest';
import { lookUp, openDeposit } from '../../testing/deposits.ts';
import { Player } from '../../testing/player.ts';
import { useTestSite } from '../../testing/test-site.ts';
import { manifests } from '../modules/manifests.ts';
import { makePartitions } from './partitions.store.ts';
import { schedule } from './schedule.ts';

const site = useTestSite();

async function run(name: string): Promise<unknown> {
  const job = schedule.find((one) => one.name === name);
  if (!job) throw new Error(`There is no job ${name}.`);
  return job.run(site.site);
}

const partitionsOf = async (table: string) =>
  (
    await site.query<{ part: string }>(
      `select inhrelid::regclass::text as part from pg_inherits where inhparent = $1::regclass
        order by 1`,
      [table],
    )
  ).map(({ part }) => part);

/** `y2026m11` for the month so many months from now. */
async function monthName(ahead: number): Promise<string> {
  const [row] = await site.query<{ name: string }>(
    `select to_char(
       now() at time zone 'UTC' + make_interval(months => $1), '"y"YYYY"m"MM'
     ) as name`,
    [ahead],
  );
  return row?.name ?? '';
}

test('the manifests name every table that gets a partition each month', async () => {
  const named = manifests.flatMap((one): readonly string[] =>
    'partitions' in one ? one.partitions : [],
  );
  const tables = await site.query<{ name: string }>('select name from monthly_table order by name');
  expect(tables.map(({ name }) => name)).toEqual([...named].sort());
});

describe('the schedule', () => {
  it.each(schedule.map(({ name, cron }) => [name, cron]))(
    '%s is due at %s and does its work',
    async (name, cron) => {
      expect(cron).toMatch(/^(\*|\d+|\*\/\d+) (\*|\d+) \* \* \*$/);
      await run(name ?? '');
    },
  );

  it('CSH-02 closes expired deposits', async () => {
    const { token } = await site.register();
    const { reference } = await openDeposit(site, token);
    site.clock.turn({ minutes: 31 });
    await run('deposit-follow-up');
    site.clock.reset();
    expect((await lookUp(site, token, reference)).status).toBe('expired');
  });

  it('M13 raises an alarm when the ledger is inconsistent', async () => {
    const player = await Player.with(site, 1000n);
    await site.asOwner(`update purse set version = version + 1 where member_id = '${player.id}'`);
    await expect(run('ledger-proof')).rejects.toThrow(
      'The ledger does not hold: versions of a purse have no gap',
    );
    expect(site.log.some(({ detail }) => detail.event === 'ledger_violated')).toBe(true);
    await site.asOwner(`update purse set version = version - 1 where member_id = '${player.id}'`);
  });

  it('deletes idempotency keys that are two days old, and no younger ones', async () => {
    const { token } = await site.register();
    await openDeposit(site, token);
    await openDeposit(site, token);
    const [{ key } = { key: '' }] = await site.query<{ key: string }>(
      'select key from idempotency limit 1',
    );
    await site.query(
      "update idempotency set created_at = now() - interval '49 hours' where key = $1",
      [key],
    );
    const before = (await site.query('select 1 from idempotency')).length;
    await run('idempotency-clean-up');
    expect(await site.query('select 1 from idempotency where key = $1', [key])).toEqual([]);
    expect(await site.query('select 1 from idempotency')).toHaveLength(before - 1);
  });

  it('B4 deletes code requests that no limit counts any more', async () => {
    await site.query(
      `insert into code_request (brand_id, channel, destination, network, goes_out, created_at)
       select id, 'sms', 'x', 'x', true, now() - make_interval(hours => h)
         from brand, unnest(array[23, 25]) h`,
    );
    await run('code-request-clean-up');
    const [left] = await site.query(
      `select count(*)::integer as rows, min(created_at) > now() - interval '1 day' as young
        from code_request`,
    );
    expect(left).toEqual({ rows: 2, young: true });
  });

  it('deletes sessions that ended thirty days ago with their data, no younger ones', async () => {
    const members = await Promise.all([0, 1, 2].map(() => site.register()));
    for (const { token } of members) await site.openGame(token);
    const set = (at: number, column: string, days: number) =>
      site.query(
        `update session set ${column} = now() - make_interval(days => $2) where member_id = $1`,
        [members[at]?.customerId, days],
      );
    await Promise.all([set(0, 'ended_at', 31), set(1, 'expires_at', 31), set(2, 'ended_at', 29)]);
    await run('session-clean-up');
    const left = (table: string) =>
      site.query(`select member_id from ${table} where member_id = any($1)`, [
        members.map(({ customerId }) => customerId),
      ]);
    const youngest = [{ memberId: members[2]?.customerId }];
    expect([await left('session'), await left('play_session')]).toEqual([youngest, youngest]);
  });
});

describe('monthly partitions', () => {
  const tables = ['transfer', 'entry', 'game_round', 'security_event', 'login_event', 'figure_log'];
  beforeAll(() => run('partitions'));

  it.each(tables)('%s has one for this month, three ahead, and a default', async (table) => {
    const months = await Promise.all([0, 1, 2, 3].map(monthName));
    expect(await partitionsOf(table)).toEqual(
      [`${table}_default`, ...months.map((month) => `${table}_${month}`)].sort(),
    );
  });

  it('are created once, even by two workers at once', async () => {
    const made = await Promise.all([
      makePartitions(site.site.db, 5),
      makePartitions(site.site.db, 5),
    ]);
    expect(made.sort()).toEqual([0, 2 * tables.length]);
  });

  it('continue after a missed month: its rows stay in the default partition', async () => {
    await site.query(
      `insert into security_event (id, kind, detail, created_at)
        values (uuid_v7(), 'probe', '{}', now() + interval '6 months')`,
    );
    const month = await monthName(6);
    expect(await makePartitions(site.site.db, 7)).toBe(2 * tables.length - 1);
    expect(await partitionsOf('security_event')).not.toContain(`security_event_${month}`);
    expect(await partitionsOf('security_event')).toContain(`security_event_${await monthName(7)}`);
  });

  it('E17 protect new partitions from the site like old ones', async () => {
    await makePartitions(site.site.db, 8);
    await expect(site.query(`delete from entry_${await monthName(8)}`)).rejects.toMatchObject({
      code: '42501',
    });
    await expect(site.asOwner(`truncate entry_${await monthName(8)}`)).rejects.toMatchObject({
      code: '42501',
    });
  });
});
