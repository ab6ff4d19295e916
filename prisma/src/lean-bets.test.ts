import { createMigratedDatabase, runOn } from '@lantern/migrate/testing';
import { expect, it } from 'vitest';
import { olderDatabase } from '../testing/older-database.ts';
import { act, bet, scene } from '../testing/scene.ts';
import { migrate } from './index.ts';

it('WAL-03 GAM-24 money and rounds of the version before are carried over, and go on', async () => {
  const url = await olderDatabase();
  await runOn(url, scene);
  for (const call of [
    bet('t1', 'r1'),
    bet('t2', 'r1'),
    bet('t3', 'r2'),
    act('win', 'w1', 'r1', 't1'),
  ])
    expect(await runOn(url, call)).toMatchObject([{ verdict: 'ok' }]);
  const house = `select p.purpose, coalesce(h.balance, 0)::text as sum
                   from purse p join house_balance h on h.purse_id = p.id
                  where h.balance <> 0 order by 1`;
  const before = await runOn(
    url,
    `select purpose, coalesce(sum(e.amount), 0)::text as sum
       from purse p left join entry e on e.purse_id = p.id
      where p.balance is null group by 1 order by 1`,
  );
  expect(before).toEqual([
    { purpose: 'house_games', sum: '270' },
    { purpose: 'house_opening', sum: '-10000' },
  ]);

  await migrate(url);
  expect(await runOn(url, house)).toEqual(before);
  expect(await runOn(url, 'select * from ledger_violations()')).toEqual([]);

  const goingOn = [
    [bet('t1', 'r1'), 'ok', '9900'],
    [bet('t4', 'r1'), 'ok', '9630'],
    [bet('t5', 'r3'), 'ok', '9530'],
    [act('win', 'w2', 'r2', 't3'), 'ok', '9560'],
    [act('rollback', 'u1', 'r1', 't2'), 'ok', '9660'],
    [act('end-round', '', 'r1', ''), 'ok', '9660'],
    [bet('t6', 'r1'), 'round_closed', '9660'],
  ] as const;
  for (const [call, verdict, balance] of goingOn)
    expect(await runOn(url, call)).toEqual([{ verdict, balance }]);
  expect(
    await runOn(
      url,
      `select vendor_round_id as round, stake::text, win::text, refund::text
         from game_round order by 1`,
    ),
  ).toEqual([
    { round: 'r1', stake: '300', win: '30', refund: '100' },
    { round: 'r2', stake: '100', win: '30', refund: '0' },
    { round: 'r3', stake: '100', win: '0', refund: '0' },
  ]);
  expect(await runOn(url, 'select * from ledger_violations()')).toEqual([]);
});

it('WAL-03 a bet writes six rows beside its event', async () => {
  const url = await createMigratedDatabase();
  await runOn(url, scene);
  const rows = `select (select count(*) from transfer) + (select count(*) from transfer_key)
                     + (select count(*) from entry) + (select count(*) from vendor_transaction)
                     + (select count(*) from game_round) + (select count(*) from play_day) as count,
                       (select sum(version) from purse) as balances`;
  const [before] = await runOn<{ count: string; balances: string }>(url, rows);
  await runOn(url, bet('t1', 'r1'));
  const [after] = await runOn<{ count: string; balances: string }>(url, rows);
  expect(Number(after?.count) - Number(before?.count)).toBe(5);
  expect(Number(after?.balances) - Number(before?.balances)).toBe(1);
});
