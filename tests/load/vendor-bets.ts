import { spawnSync } from 'node:child_process';
import { giveOpeningBalance } from '@lantern/database/seed';
import { sign } from '@lantern/signing';
import { findOnPath } from '@lantern/tooling';
import pg from 'pg';
import { getJson } from './get-json.ts';
import { load, median } from './measure.ts';
import { credentialsOf, registerMemberAt } from './member.ts';
import { plain, type Table } from './report.ts';
import type { MeasuredSite } from './site.ts';

const members = 64;
const path = '/vendor/bgs/bet';

interface Player {
  playerId: string;
  sessionToken: string;
}

/** A member with money and an open game. */
async function openPlayer(site: MeasuredSite, db: pg.Client): Promise<Player> {
  const session = await registerMemberAt(site.url);
  const { rows } = await db.query<{ brand_id: string }>('select brand_id from member where id = $1', [
    session.customerId,
  ]);
  await giveOpeningBalance(db, rows[0]?.brand_id ?? '', session.customerId, 900_000_000_000n);
  const launch = await getJson<{ content: string }>(
    `${site.url}/wps/game/launchGame?nodeId=BGS:lucky-bowl&vassalage=BGS`,
    credentialsOf(session),
  );
  const body = JSON.stringify({
    requestId: crypto.randomUUID(),
    token: new URL(launch.content).searchParams.get('token'),
  });
  const at = '/vendor/bgs/authenticate';
  const headers = {
    ...sign(site.vendorSecret, { method: 'POST', path: at, body }, Date.now()),
    'content-type': 'application/json',
  };
  const answer = (await (await fetch(site.url + at, { method: 'POST', headers, body })).json()) as { value: Player };
  return { playerId: answer.value.playerId, sessionToken: answer.value.sessionToken };
}

function makeBet(site: MeasuredSite, players: readonly Player[]) {
  let nth = 0;
  return () => {
    nth += 1;
    const player = players[nth % players.length];
    const once = crypto.randomUUID();
    const bet = {
      requestId: once,
      transactionId: once,
      roundId: once,
      gameCode: 'lucky-bowl',
      currency: 'VND',
      amount: '1000',
      ...player,
    };
    const body = JSON.stringify(bet);
    const headers = {
      ...sign(site.vendorSecret, { method: 'POST', path, body }, Date.now()),
      'content-type': 'application/json',
    };
    return { path, body, headers };
  };
}

/** pgbench's TPC-B on the same server, in transactions a second; undefined where there is no pgbench. */
function tpcB(site: MeasuredSite, pgbench: string, seconds: number): number {
  const database = site.postgres('bench');
  const run = spawnSync(pgbench, ['-n', '-M', 'prepared', '-c', '16', '-j', '2', '-T', String(seconds), database], {
    encoding: 'utf8',
  });
  const [, tps] = /tps = ([\d.]+) \(without/.exec(run.stdout) ?? /tps = ([\d.]+)/.exec(run.stdout) ?? [];
  if (!tps) throw new Error(`pgbench failed: ${run.stderr}`);
  return Number.parseFloat(tps);
}

/** A vendor's bet over HTTP (signature, exactly-once, player, ledger, event), against pgbench's TPC-B on the same server. */
export async function measureVendorBets(site: MeasuredSite, seconds: number): Promise<Table> {
  const db = new pg.Client({ connectionString: site.postgres('lantern') });
  await db.connect();
  const players: Player[] = [];
  for (let nth = 0; nth < members; nth += 1) players.push(await openPlayer(site, db));
  await db.query('analyze');
  const pgbench = findOnPath('pgbench', process.env.PATH);
  if (pgbench) {
    await db.query('create database bench');
    spawnSync(pgbench, ['-i', '-q', '-s', '10', site.postgres('bench')]);
  }
  const bets = [];
  const yardstick = [];
  for (let round = 0; round < 3; round += 1) {
    if (pgbench) yardstick.push(tpcB(site, pgbench, seconds));
    bets.push(await load({ url: site.url, method: 'POST', connections: 64, seconds, make: makeBet(site, players) }));
  }
  const { rows } = await db.query('select * from ledger_violations()');
  await db.end();
  if (rows.length > 0) throw new Error(`The ledger does not hold after the bets: ${JSON.stringify(rows[0])}`);
  const rate = median(bets.map((one) => one.perSecond));
  const base = pgbench ? median(yardstick) : undefined;
  const failures = bets.reduce((sum, one) => sum + one.failures, 0);
  return {
    title: 'Vendor bets over HTTP, 64 connections, against pgbench TPC-B (scale 10, 16 clients)',
    target: 'stated',
    rows: [
      plain('bets a second', rate.toFixed(0)),
      plain('p50 / p99', `${median(bets.map((one) => one.p50))} / ${median(bets.map((one) => one.p99))} ms`),
      plain('failed', String(failures)),
      plain('TPC-B a second', base?.toFixed(0) ?? 'pgbench is not on this machine'),
      ...(base ? [plain('ratio', (rate / base).toFixed(2))] : []),
    ],
  };
}
