import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findRow, findRows, getRow } from './rows.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

let db: pg.Client;
beforeAll(async () => {
  db = new pg.Client({ connectionString: inject('postgresUrl') });
  await db.connect();
});
afterAll(() => db.end());

describe('the rows of a statement', () => {
  it('have camelCase fields', async () => {
    const rows = await findRows(db, 'select 1 as member_id, null::text as paid_at, true as ok');
    expect(rows).toEqual([{ memberId: 1, paidAt: null, ok: true }]);
  });

  it('keep the names inside a JSON column', async () => {
    const sql = `select '{"game_code": {"node_id": 1}}'::jsonb as round_details`;
    expect(await findRows(db, sql)).toEqual([{ roundDetails: { game_code: { node_id: 1 } } }]);
  });

  it('are read with values, and by a named statement', async () => {
    const text = 'select $1::int + n as next_one from generate_series(1, 2) n order by n';
    const next = [{ nextOne: 11 }, { nextOne: 12 }];
    expect(await findRows(db, text, [10])).toEqual(next);
    for (const _time of ['prepared', 'reused'])
      expect(await findRows(db, { name: 'next', text, values: [10] })).toEqual(next);
  });

  it('are none for a statement that returns none', async () => {
    expect(await findRows(db, 'select 1 as one where false')).toEqual([]);
    expect(await findRows(db, 'create temporary table nothing (id int)')).toEqual([]);
  });
});

describe('one row', () => {
  const upTo = 'select n as nth_one from generate_series(1, $1::int) n order by n';

  it('is the first', async () => {
    expect(await findRow(db, upTo, [2])).toEqual({ nthOne: 1 });
    expect(await getRow(db, upTo, [2])).toEqual({ nthOne: 1 });
  });

  it('may be missing where it is searched for, and nowhere else', async () => {
    expect(await findRow(db, upTo, [0])).toBeUndefined();
    await expect(getRow(db, upTo, [0])).rejects.toThrow('returned no row');
  });
});
