import { createMigratedDatabase, runOn } from '@lantern/migrate/testing';
import { describe, expect, it } from 'vitest';

const partsOf = async (url: string, table: string) =>
  (
    await runOn<{ part: string }>(
      url,
      `select inhrelid::regclass::text as part from pg_inherits
        where inhparent = '${table}'::regclass order by 1`,
    )
  ).map(({ part }) => part);

describe('a table partitioned by time', () => {
  it('has a default and monthly partitions as soon as a migration names it', async () => {
    const url = await createMigratedDatabase();
    await runOn(
      url,
      `create table visit (id uuid, seen_at timestamptz not null, primary key (id, seen_at))
         partition by range (seen_at);
       select partition_monthly('visit')`,
    );
    const parts = await partsOf(url, 'visit');
    expect(parts[0]).toBe('visit_default');
    expect(parts.slice(1)).toEqual(
      Array.from({ length: 4 }, () => expect.stringMatching(/^visit_y\d{4}m\d{2}$/)),
    );
    expect(await runOn(url, 'select partition_make(3) as made')).toEqual([{ made: 0 }]);
    expect(
      await runOn(url, 'select partition_make(4) as made, count(*) as tables from monthly_table'),
    ).toEqual([{ made: 7, tables: '7' }]);
  });

  it('is listed in monthly_table, and `keeps_rows` matches its trigger', async () => {
    const url = await createMigratedDatabase();
    const asItIs = await runOn(
      url,
      `select relname as name,
              exists (select from pg_trigger
                       where tgrelid = c.oid and tgname = 'rows_stay') as keeps_rows
         from pg_partitioned_table join pg_class c on c.oid = partrelid
        where partstrat = 'r' order by relname`,
    );
    expect(asItIs.length).toBeGreaterThan(0);
    expect(await runOn(url, 'select name, keeps_rows from monthly_table order by name')).toEqual(
      asItIs,
    );
  });

  it('cannot be added to monthly_table by the site', async () => {
    const url = await createMigratedDatabase();
    const naming = runOn(
      url,
      `set role lantern_app; insert into monthly_table values ('member', false)`,
    );
    await expect(naming).rejects.toThrow('permission denied for table monthly_table');
  });
});
