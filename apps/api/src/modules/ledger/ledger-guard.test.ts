import { beforeAll, describe, expect, it } from 'vitest';
import { newPurse } from '../../../testing/purses.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
let purse: string;
beforeAll(async () => {
  purse = await newPurse(site, 1000n);
});

const denied = { code: '42501' };

describe('E17 what has been posted', () => {
  it.each([
    'update entry set amount = amount + 1',
    'delete from entry',
    'truncate entry',
    'update transfer set amount = amount + 1',
    'delete from transfer',
    'update transfer_key set key = key',
    'delete from transfer_key',
    'insert into entry (transfer_id, purse_id, amount) select id, from_purse, 5 from transfer',
    'insert into transfer select * from transfer',
    'insert into transfer_key select * from transfer_key',
    'update purse set balance = balance + 1',
    'update purse set may_go_negative = true',
    'delete from purse',
    `insert into purse (id, brand_id, purpose, currency, balance)
      select uuid_v7(), id, 'gift', 'VND', 1000 from brand`,
    'select ledger_write(null)',
    'delete from entry_default',
    'select * from entry_default',
    'alter table entry disable trigger all',
    'drop table entry cascade',
  ])('E17 WAL-03 cannot be changed by the site: %s', async (sql) => {
    await expect(site.query(sql)).rejects.toMatchObject(denied);
  });

  it.each([
    'update entry set amount = amount + 1',
    'delete from entry',
    'truncate entry',
    'update transfer set amount = amount + 1',
    'delete from transfer',
    'truncate transfer',
    'update transfer_key set key = key',
    'delete from transfer_key',
    'truncate transfer_key',
  ])('E17 WAL-03 is protected from the owner of the tables by a trigger: %s', async (sql) => {
    await expect(site.asOwner(sql)).rejects.toMatchObject({
      ...denied,
      message: expect.stringContaining('only grows'),
    });
  });

  it('E17 allows no member purse below zero, except a debt', async () => {
    const open = (purpose: string, negative: boolean) =>
      site.query(
        `insert into purse (id, brand_id, member_id, purpose, currency, may_go_negative)
         select uuid_v7(), brand_id, member_id, $2, 'USD', $3 from purse where id = $1`,
        [purse, purpose, negative],
      );
    await expect(open('main', true)).rejects.toMatchObject({ constraint: 'purse_debt' });
    await expect(open('receivable', false)).rejects.toMatchObject({ constraint: 'purse_debt' });
    await expect(open('receivable', true)).resolves.toEqual([]);
  });
});

describe('M13 the proof of the ledger', () => {
  const someEntry = `(select id from entry where purse_id = '%' limit 1)`;
  it.each([
    [
      'entries of a currency sum to zero',
      `update entry set amount = amount + 1 where id = ${someEntry}`,
    ],
    ['a transfer has its entries', `delete from entry where id = ${someEntry}`],
    [
      'an entry belongs to a transfer',
      `update entry set transfer_id = uuid_v7() where id = ${someEntry}`,
    ],
    ['a transfer stays within its brand and its money', "update transfer set currency = 'PHP'"],
    [
      'a stored balance is the sum of its entries',
      "update purse set balance = balance + 1 where id = '%'",
    ],
    [
      'no balance is below zero',
      `alter table purse drop constraint purse_not_negative; update purse set balance = -1
        where id = '%'`,
    ],
    ['versions of a purse have no gap', "update purse set version = version + 1 where id = '%'"],
    [
      'a balance follows from the one before it',
      `update entry set balance_after = 7 where id = ${someEntry}`,
    ],
    ['a key belongs to one transfer', 'update transfer_key set transfer_id = uuid_v7()'],
    ['a key belongs to one transfer', 'delete from transfer_key'],
  ])('M13 WAL-03 detects a violation of the rule: %s', async (rule, damage) => {
    const client = await site.site.db.pool.connect();
    try {
      await client.query('begin');
      await client.query('set role none');
      await client.query('set local session_replication_role = replica');
      await client.query(damage.replaceAll('%', purse));
      const { rows } = await client.query('select rule from ledger_violations()');
      expect(rows).toContainEqual({ rule });
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});
