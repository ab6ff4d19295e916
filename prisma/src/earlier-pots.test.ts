import { runOn } from '@lantern/migrate/testing';
import { expect, it } from 'vitest';
import { olderDatabase } from '../testing/older-database.ts';
import { brand, brandRow, member, memberRow } from '../testing/scene.ts';
import { migrate } from './index.ts';

const before = '20261129074000';
const pot = 700;

/** Rounds with a win of 30 and a pot each, as the log of the version before has them. */
const rounds = [
  { name: 'ended', game: 'g', trial: false, ended: true, corrected: { category: 'RNG' } },
  { name: 'game-gone', game: 'gone', trial: false, ended: true, corrected: { category: 'other' } },
  { name: 'trial', game: 'g', trial: true, ended: true },
  { name: 'open', game: 'g', trial: false, ended: false },
];
const idOf = (at: number) => `00000000-0000-7000-8000-00000000001${at}`;

const scene = `
  set session_replication_role = replica; ${brandRow} ${memberRow({})}
  insert into vendor (code, name) values ('V', 'Vendor');
  insert into game (node_id, vendor_code, code, names, category, trial)
    values ('n', 'V', 'g', '{}', 'RNG', false);`;

const roundWithPot = ({ name, game, trial, ended }: (typeof rounds)[number], at: number) => `
  insert into game_round (id, brand_id, member_id, vendor_code, vendor_round_id, game_code,
                          currency, stake, win, trial, details, ended_at)
    values ('${idOf(at)}', '${brand}', '${member}', 'V', '${name}', '${game}', 'VND', 100,
            ${30 + pot}, ${trial}, '{"jackpot": "${pot}"}', ${ended ? 'now()' : 'null'});
  insert into vendor_transaction (vendor_code, transaction_id, kind, operator_transaction_id,
                                  member_id, round_id, vendor_round_id, amount, currency,
                                  balance_after, created_at)
    select vendor_code, 'bet-' || vendor_round_id, 'bet', id, member_id, id, vendor_round_id, stake,
           currency, 0, started_at
      from game_round where id = '${idOf(at)}';
  insert into jackpot_win (round_id, brand_id, member_id, vendor_code, vendor_round_id, game_code,
                           nth, amount, currency)
    values ('${idOf(at)}', '${brand}', '${member}', 'V', '${name}', '${game}', ${at}, ${pot},
            'VND');
  insert into figure_log (brand_id, member_id, kind, category, subject_id, times, stake, valid, won)
    select brand_id, member_id, 'round', 'RNG', id, 1, stake, stake, win
      from game_round where id = '${idOf(at)}' and ended_at is not null and not trial;`;

const corrections = (url: string) =>
  runOn(
    url,
    `select subject_id as round, category, times, stake::int, valid::int, won::int
       from figure_log where kind = 'correction' order by subject_id`,
  );

it('AGT-03 pots of the version before are taken out of the figures, once each', async () => {
  const url = await olderDatabase(before);
  await runOn(url, `${scene} ${rounds.map(roundWithPot).join('')}`);
  await migrate(url);
  const expected = rounds.flatMap(({ corrected }, at) =>
    corrected ? [{ round: idOf(at), ...corrected, times: 0, stake: 0, valid: 0, won: -pot }] : [],
  );
  expect(await corrections(url)).toEqual(expected);
  const since = `now() - interval '1 day'`;
  expect(await runOn(url, `select * from figure_round_violations(${since})`)).toEqual([]);
  await migrate(url);
  expect(await corrections(url)).toEqual(expected);
});
