import { postTransfers, type Transfer } from '@lantern/database';
import pg from 'pg';
import { refuseBrokenLedger } from './ledger.ts';
import { median } from './measure.ts';
import { openPlayers } from './players.ts';
import { plain, type Table } from './report.ts';
import type { MeasuredSite } from './site.ts';
import { findPgbench, openPgledger } from './yardsticks.ts';

const lanes = 2;
/** The batch size of a busy gateway. */
const together = 128;

const anyOf = (purses: readonly string[]) =>
  purses[Math.floor(Math.random() * purses.length)] ?? '';

/** A transfer between two purses, or from one to the house. */
function transferOf(purses: readonly string[], house: string | undefined): Transfer {
  const from = anyOf(purses);
  let to = house ?? anyOf(purses);
  while (to === from) to = anyOf(purses);
  return { key: crypto.randomUUID(), from, to, amount: 1n, kind: 'probe' };
}

/** Posts for some seconds on two connections. Returns transfers a second. */
async function post(pool: pg.Pool, seconds: number, make: () => Transfer): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let posted = 0;
  const lane = async () => {
    while (performance.now() < until) {
      const answers = await postTransfers(
        pool,
        Array.from({ length: together }, () => [make()]),
      );
      posted += answers.filter(([answer]) => answer?.verdict === 'posted').length;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return posted / seconds;
}

/**
 * P4: transfers to one purse of the house, compared with transfers between random purses, and
 * pgledger.
 */
export async function measureTransfers(
  site: MeasuredSite,
  seconds: number,
  pgledger: string | undefined,
): Promise<Table> {
  const pool = new pg.Pool({ connectionString: site.postgres('lantern'), max: lanes });
  const db = new pg.Client({ connectionString: site.postgres('lantern') });
  await db.connect();
  const players = (await openPlayers(db, 1000, 'transfer')).map(({ playerId }) => playerId);
  const { rows } = await db.query<{ id: string; house: string }>(
    `select p.id, h.id as house from purse p
       join purse h on h.brand_id = p.brand_id and h.member_id is null
                   and h.purpose = 'house_games' and h.currency = p.currency
      where p.member_id = any ($1::uuid[])`,
    [players],
  );
  await db.query('analyze');
  const purses = rows.map(({ id }) => id);
  const pgbench = findPgbench();
  const peer = pgbench && pgledger ? (await openPgledger(site, pgbench, pgledger)).hot : undefined;
  const seen = { house: [] as number[], random: [] as number[], peer: [] as number[] };
  for (let round = 0; round < 3; round += 1) {
    seen.house.push(await post(pool, seconds, () => transferOf(purses, rows[0]?.house)));
    seen.random.push(await post(pool, seconds, () => transferOf(purses, undefined)));
    if (peer) seen.peer.push(peer(seconds));
  }
  await refuseBrokenLedger(db);
  await db.end();
  await pool.end();
  const [house, random] = [median(seen.house), median(seen.random)];
  const hot = seen.peer.length > 0 ? median(seen.peer) : undefined;
  const shown = (rate: number) => `${Math.round(rate).toLocaleString('en')}/s`;
  return {
    title: `P4  transfers, ${together} in a call, ${lanes} calls at a time`,
    target: 'house ≥ 0.9 of random, ≥ 10 × pgledger with one hot account',
    rows: [
      plain('with one purse of the house', shown(house)),
      plain('between random purses', `${shown(random)}   ratio ${(house / random).toFixed(2)}`),
      plain(
        'pgledger, one hot account',
        hot ? `${shown(hot)}   ratio ${(house / hot).toFixed(1)}` : 'not measured',
      ),
    ],
  };
}
