import { runOn } from '@lantern/migrate/testing';
import { expect, it } from 'vitest';
import { olderDatabase } from '../testing/older-database.ts';
import { act, bet, brand, member, scene } from '../testing/scene.ts';
import { migrate } from './index.ts';

const id = '00000000-0000-7000-8000-000000000003';

/** Keys of the version before, with the kind of the transfer and what it turns out to be about. */
const byHand = [
  [`deposit:${id}`, 'deposit', 'deposit', id],
  [`deposit:${id}:fee`, 'deposit_fee', 'deposit', id],
  [`deposit:${id}#debt`, 'debt_repaid', 'deposit', id],
  [`withdrawal:${id}:hold`, 'withdrawal_hold', 'withdrawal', id],
  [`withdrawal:${id}#returned_debt`, 'debt_repaid', 'withdrawal', id],
  [`adjustment:${id}`, 'adjustment', 'adjustment', id],
  [`line:${id}`, 'line_transfer', 'line_transfer', id],
  [`wallet:${id}:sent`, 'wallet_sent', 'wallet_transfer', id],
  [`opening:${member}`, 'opening_balance', 'member', member],
  [`trial:${member}`, 'trial_opening', 'member', member],
  [`debt:${id}`, 'debt_repaid', 'member', member],
  ['deposit:by hand', 'correction', 'member', member],
] as const;

const post = (key: string, kind: string, to = 'main') =>
  `select * from ledger_post(array[1], array['${key}'],
     array(select id from purse where purpose = 'house_opening'),
     array(select id from purse where purpose = '${to}'), array[1::bigint], array['${kind}'],
     array[now()])`;

const subjectsOf = async (url: string) =>
  Object.fromEntries(
    (
      await runOn<{ key: string; kind: string; id: string }>(
        url,
        'select key, subject_kind as kind, subject_id as id from transfer',
      )
    ).map((row) => [row.key, [row.kind, row.id]]),
  );

it('WAL-03 transfers of the version before are about what their keys name', async () => {
  const url = await olderDatabase();
  await runOn(url, scene);
  for (const [key, kind] of byHand) await runOn(url, post(key, kind));
  await runOn(url, post('between purses of the house', 'correction', 'house_games'));
  await migrate(url);
  expect(await subjectsOf(url)).toEqual({
    opening: ['member', member],
    'between purses of the house': ['brand', brand],
    ...Object.fromEntries(byHand.map(([key, , kind, about]) => [key, [kind, about]])),
  });
});

it('GAM-24 games of the version before keep their rounds, whatever the vendor’s ids', async () => {
  const url = await olderDatabase();
  await runOn(url, scene);
  for (const call of [
    bet('t1', 'r1'),
    bet('t1#debt', 'r2'),
    bet('t:3', 'r3'),
    act('win', 'w1', 'r1', 't1'),
    act('rollback', 'u1', 'r1', 'w1'),
    act('rollback', 'u2', 'r2', 't1#debt'),
  ])
    expect(await runOn(url, call)).toMatchObject([{ verdict: 'ok' }]);
  await runOn(url, post('V:rollback:w1#debt', 'win_rollback_debt'));
  await runOn(url, post('V:rollback:t1#debt#debt', 'debt_repaid'));
  await migrate(url);
  const rounds = await runOn<{ name: string; id: string }>(
    url,
    'select vendor_round_id as name, id from game_round',
  );
  const roundOf = (name: string) => ['round', rounds.find((round) => round.name === name)?.id];
  expect(await subjectsOf(url)).toEqual({
    opening: ['member', member],
    'V:bet:t1': roundOf('r1'),
    'V:win:w1': roundOf('r1'),
    'V:rollback:w1': roundOf('r1'),
    'V:rollback:w1#debt': roundOf('r1'),
    'V:bet:t1#debt': roundOf('r2'),
    'V:rollback:t1#debt': roundOf('r2'),
    'V:rollback:t1#debt#debt': roundOf('r2'),
    'V:bet:t:3': roundOf('r3'),
  });
  expect(await runOn(url, 'select * from ledger_violations()')).toEqual([]);
});
