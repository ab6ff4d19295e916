import { beforeAll, describe, expect, it } from 'vitest';
import { useFilledDatabase } from '../testing/filled-database.ts';
import { pagesOf } from '../testing/pages.ts';
import { brand } from '../testing/scene.ts';

/** Rows that are rolled up already, of so many members. */
const [rolledUp, members] = [50_000, 10_000];

const rows = (count: number) =>
  `insert into figure_log (brand_id, member_id, kind, category, times, stake, valid)
     select '${brand}', ('00000000-0000-7000-9000-' || lpad((n % ${members})::text, 12, '0'))::uuid,
            'round', 'SLOT', 1, 1000, 1000
       from generate_series(1, ${count}) n`;

const client = useFilledDatabase(
  `insert into brand_date (brand_id, day, starts_at, ends_at)
     values ('${brand}', '2026-01-01', now() - interval '1 day', now() + interval '1 day');
   insert into line_link (upline_id, member_id, distance)
     select m, m, 0 from generate_series(0, ${members - 1}) n
      cross join lateral (
        select ('00000000-0000-7000-9000-' || lpad(n::text, 12, '0'))::uuid as m) x;
   ${rows(rolledUp)}`,
);

beforeAll(async () => {
  await client().query(
    'update figure_cursor k set (xid, last_id) = (select max(xid), max(id) from figure_log)',
  );
  await client().query(`set session_replication_role = replica; ${rows(5)}`);
});

describe('AGT-03 the roll-up of a large log', () => {
  it('reads the new rows, and not what is rolled up', async () => {
    const { rows: parts } = await client().query<{ pages: number }>(
      `select relpages as pages from pg_class where relkind = 'r' and relname ~ '^figure_log_'`,
    );
    const whole = parts.reduce((sum, { pages }) => sum + pages, 0);
    expect(await pagesOf(client(), 'select figure_roll_up(1000)')).toBeLessThan(whole);
  });
});
