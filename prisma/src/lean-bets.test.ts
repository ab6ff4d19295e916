import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { applyMigrations } from '@lantern/migrate';
import { createEmptyDatabase, runOn } from '@lantern/migrate/testing';
import { expect, it, onTestFinished } from 'vitest';
import { migrate } from './index.ts';

const migrations = path.join(import.meta.dirname, '..', 'migrations');

/** A database as the version before `lean_bets` made it, tables and functions. */
async function olderDatabase(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'older-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of readdirSync(migrations).filter((one) => one < '20261123010000'))
    cpSync(path.join(migrations, name), path.join(folder, name), { recursive: true });
  const url = await createEmptyDatabase();
  await applyMigrations(url, folder);
  return url;
}

const member = '00000000-0000-7000-8000-000000000001';
const brand = '00000000-0000-7000-8000-000000000002';

/** A member with 10,000 in the purse and a game open. */
const scene = `
  set session_replication_role = replica;
  insert into brand (id, code, name, currency, settings, time_zone)
    values ('${brand}', 'b', 'b', 'VND', '{}', 'UTC');
  insert into member (id, brand_id, username, username_key, type, currency, nickname, language)
    values ('${member}', '${brand}', 'm', 'm', 1, 'VND', 'm', 'en');
  insert into purse (id, brand_id, member_id, purpose, currency, balance, may_go_negative) values
    (uuid_v7(), '${brand}', '${member}', 'main', 'VND', 0, false),
    (uuid_v7(), '${brand}', null, 'house_games', 'VND', null, true),
    (uuid_v7(), '${brand}', null, 'house_opening', 'VND', null, true);
  insert into session (id, brand_id, member_id, token_hash, address, user_agent, expires_at)
    values ('${member}', '${brand}', '${member}', 'x', '127.0.0.1', 'test',
            now() + interval '1 day');
  insert into play_session (id, brand_id, member_id, session_id, vendor_code, game_code,
                            launch_hash, launch_expires_at, session_hash, expires_at,
                            idle_minutes)
    values (uuid_v7(), '${brand}', '${member}', '${member}', 'V', 'g', 'h', now(), 'h',
            now() + interval '1 day', 60);
  insert into game (node_id, vendor_code, code, names, category, trial)
    values ('n', 'V', 'g', '{}', 'c', false);
  insert into brand_game (brand_id, node_id, position) values ('${brand}', 'n', 1);
  set session_replication_role = origin;
  select * from ledger_post(array[1], array['opening'],
    array(select id from purse where purpose = 'house_opening'),
    array(select id from purse where purpose = 'main'), array[10000::bigint], array['opening'],
    array[now()]);`;

const bet = (transaction: string, round: string) =>
  `select verdict, balance::text from play_bets(true, array[uuid_v7()], array['V'],
     array['${member}'::uuid], array['g'], array['${round}'], array['VND'],
     array['${transaction}'], array[100::bigint], array['h'::bytea], null)`;

const act = (kind: string, transaction: string, round: string, target: string) =>
  `select verdict, balance::text from play_apply(jsonb_build_object('kind', '${kind}',
     'vendor', 'V', 'member_id', '${member}', 'game_code', 'g', 'round_id', '${round}',
     'currency', 'VND', 'transaction_id', '${transaction}', 'target_id', '${target}',
     'amount', ${kind === 'win' ? 30 : 'null'}, 'round_closed', false))`;

it('M16 money and rounds of the version before are carried over, and go on', async () => {
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
                   from purse p join house_balance h on h.purse_id = p.id order by 1`;
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
  const url = await createEmptyDatabase();
  await migrate(url);
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
