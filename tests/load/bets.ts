import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { sign } from '@lantern/signing';
import pg from 'pg';
import { v7 as uuidV7 } from 'uuid';
import { refuseBrokenLedger } from './ledger.ts';
import { median, type Rate } from './measure.ts';
import { openPlayers, type Player } from './players.ts';
import { sendPrepared } from './prepared.ts';
import { plain, type Table } from './report.ts';
import type { MeasuredSite } from './site.ts';
import {
  findPgbench,
  openPgledger,
  openTpcB,
  withoutPgbench,
  type Yardstick,
} from './yardsticks.ts';

const connections = 256;
const players = 1000;
const call = '/vendor/bgs/bet';
/** More than any machine handles in a second. */
const mostPerSecond = 30_000;

/** A signed call as the bytes of a whole request. */
function prepareCall(url: string, secret: string, path: string, content: object): Buffer {
  const body = JSON.stringify(content);
  const signed = Object.entries(sign(secret, { method: 'POST', path, body }, Date.now()));
  const headers = [
    `host: ${new URL(url).host}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
    ...signed.map((pair) => pair.join(': ')),
  ];
  return Buffer.from(`POST ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${body}`);
}

const anyOf = (players: readonly Player[]) => players[Math.floor(Math.random() * players.length)];
const game = { gameCode: 'lucky-bowl', currency: 'VND' };

/**
 * Signed bets of random players, as the bytes of whole requests. Their ids are ordered by time, as
 * those of the arcade are.
 */
export function prepareBets(
  url: string,
  secret: string,
  of: readonly Player[],
  count: number,
): Buffer[] {
  return Array.from({ length: count }, () => {
    const once = uuidV7();
    const own = { requestId: once, transactionId: once, roundId: once, amount: '1000' };
    return prepareCall(url, secret, call, { ...own, ...game, ...anyOf(of) });
  });
}

/** The same bets, each followed by the end of its round: it is lost. */
export function prepareRounds(
  url: string,
  secret: string,
  of: readonly Player[],
  count: number,
): Buffer[] {
  return Array.from({ length: count }, () => {
    const [once, player] = [uuidV7(), anyOf(of)];
    const round = { requestId: once, roundId: once, ...game };
    const bet = { ...round, transactionId: once, amount: '1000', ...player };
    const end = { ...round, requestId: uuidV7(), playerId: player?.playerId };
    return [
      prepareCall(url, secret, call, bet),
      prepareCall(url, secret, '/vendor/bgs/end-round', end),
    ];
  }).flat();
}

/** Fastify that only checks the signature, in its own process. */
async function startSignedServer(secret: string): Promise<{ url: string; stop(): void }> {
  const child = fork(path.join(import.meta.dirname, 'signed-server.ts'), [secret], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ address }] = (await once(child, 'message')) as [{ address: string }];
  return { url: address, stop: () => child.kill() };
}

const ratio = (ours: number, yardstick: number | undefined) =>
  yardstick === undefined
    ? 'not measured'
    : `${Math.round(yardstick).toLocaleString('en')}/s   ratio ${(ours / yardstick).toFixed(2)}`;

/**
 * P3: a vendor's bet over HTTP (signature, exactly-once, session, member, game, limits, round,
 * ledger, event), compared with pgbench's TPC-B, pgledger, and HTTP with only the signature, in
 * turns.
 */
export async function measureBets(
  site: MeasuredSite,
  seconds: number,
  pgledger: string | undefined,
): Promise<Table> {
  const db = new pg.Client({ connectionString: site.postgres('lantern') });
  await db.connect();
  const open = await openPlayers(db, players);
  await db.query('analyze');
  const pgbench = findPgbench();
  const tpcB = pgbench ? await openTpcB(site, pgbench) : undefined;
  const peer =
    pgbench && pgledger ? (await openPgledger(site, pgbench, pgledger)).random : undefined;
  const bare = await startSignedServer(site.vendorSecret);
  const load = (url: string): Promise<Rate> => {
    const requests = prepareBets(url, site.vendorSecret, open, seconds * mostPerSecond);
    return sendPrepared({ url, connections, seconds, requests });
  };
  const seen = {
    bets: [] as Rate[],
    bare: [] as Rate[],
    tpcB: [] as number[],
    peer: [] as number[],
  };
  try {
    // Warm-up: statements are planned and code is compiled before the measurement.
    await load(site.url);
    for (let round = 0; round < 3; round += 1) {
      const note = (yardstick: Yardstick | undefined, rates: number[]) =>
        yardstick && rates.push(yardstick(seconds));
      note(tpcB, seen.tpcB);
      seen.bets.push(await load(site.url));
      note(peer, seen.peer);
      seen.bare.push(await load(bare.url));
    }
    await refuseBrokenLedger(db);
  } finally {
    bare.stop();
    await db.end();
  }
  const rate = median(seen.bets.map(({ perSecond }) => perSecond));
  const medianOf = (part: 'p50' | 'p99') => median(seen.bets.map((run) => run[part]));
  const base = (rates: readonly number[]) => (rates.length > 0 ? median(rates) : undefined);
  return {
    title: `P3  a vendor's bet over HTTP, ${connections} connections, ${players} players`,
    target: '≥ 4 × TPC-B, ≥ 6 × pgledger, ≥ 0.60 of the bare signature check, p99 ≤ 30 ms',
    rows: [
      plain('bets a second', Math.round(rate).toLocaleString('en')),
      plain('p50 / p99', `${medianOf('p50')} / ${medianOf('p99')} ms`),
      plain('failed', String(seen.bets.reduce((sum, { failures }) => sum + failures, 0))),
      plain(
        'pgbench TPC-B, scale 10, 16 clients',
        pgbench ? ratio(rate, base(seen.tpcB)) : withoutPgbench,
      ),
      plain('pgledger, random accounts, 16 clients', ratio(rate, base(seen.peer))),
      plain(
        'Fastify with the signature check alone',
        ratio(rate, median(seen.bare.map(({ perSecond }) => perSecond))),
      ),
    ],
  };
}
