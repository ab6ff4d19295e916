import { endpoints } from '@lantern/contracts';
import pg from 'pg';
import { v7 as uuidV7 } from 'uuid';
import { prepareBets } from './bets.ts';
import { watchLedger } from './ledger.ts';
import { measureArchive } from './lottery-reads.ts';
import { measureSettling, perSecond, say } from './lottery-settling.ts';
import { byTurns } from './measure.ts';
import { logIn, type Placer } from './placers.ts';
import { openPlayers } from './players.ts';
import { sendPrepared } from './prepared.ts';
import { plain, type Table } from './report.ts';
import type { MeasuredSite } from './site.ts';

const players = 1000;
const connections = 256;
const mostPerSecond = 8000;

/** The draw of a fast game that takes bets the longest. */
async function lastOpened(url: string): Promise<string> {
  const query = 'gameCode=ssc-5&count=30';
  const reply = await fetch(`${url}${endpoints.openedLottery.path}?${query}`);
  const { value } = (await reply.json()) as {
    value: { games: { numeros: { drawId: string }[] }[] };
  };
  return value.games[0]?.numeros.at(-1)?.drawId ?? '';
}

/** Slips of one ticket on a number, as the bytes of whole requests. */
function prepareSlips(url: string, drawId: string, of: readonly Placer[], count: number): Buffer[] {
  const { host } = new URL(url);
  const { path } = endpoints.placeSlip;
  return Array.from({ length: count }, (_, nth) => {
    const { token, browser } = of[Math.floor(Math.random() * of.length)] ?? {
      token: '',
      browser: '',
    };
    const selection = String(nth % 1000)
      .padStart(3, '0')
      .split('')
      .join('|');
    const line = { play: 'back3.direct', selection, unit: '100000', multiple: 1, series: 1960 };
    const body = JSON.stringify({
      ...{ gameCode: 'ssc-5', prizeMode: 'Elott', cardVersion: 1 },
      tickets: [{ drawId, lines: [line] }],
    });
    const headers = [
      `host: ${host}`,
      'content-type: application/json',
      `content-length: ${body.length}`,
      `authorization: Bearer ${token}`,
      `cookie: browser=${browser}`,
      `idempotency-key: ${uuidV7()}`,
    ];
    return Buffer.from(`POST ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${body}`);
  });
}

/** Tickets over HTTP beside a vendor's bets, in turns. */
async function measurePlacing(
  site: MeasuredSite,
  db: pg.Client,
  seconds: number,
): Promise<string[][]> {
  const open = await openPlayers(db, players, 'placer');
  const placers = await logIn(db, open);
  const check = await watchLedger(db);
  const drawId = await lastOpened(site.url);
  const count = seconds * mostPerSecond;
  const send = (make: () => Buffer[]) => () =>
    sendPrepared({ url: site.url, connections, seconds, requests: make() });
  const slips = send(() => prepareSlips(site.url, drawId, placers, count));
  const bets = send(() => prepareBets(site.url, site.vendorSecret, open, count));
  // Before it counts, both are warm.
  await slips();
  await bets();
  const rates = await byTurns(3, { slips, bets });
  await check();
  const ratio = (rates.slips.perSecond / rates.bets.perSecond).toFixed(2);
  return [
    plain(
      'tickets placed',
      `${perSecond(rates.slips.perSecond)}   p99 ${rates.slips.p99} ms   ` +
        `${rates.slips.failures} failed`,
    ),
    plain("a vendor's bets", `${perSecond(rates.bets.perSecond)}   ratio ${ratio}`),
  ];
}

/** P5: settling a draw, and tickets over HTTP compared with a vendor's bets. */
export async function measureLottery(
  site: MeasuredSite,
  seconds: number,
  tickets: number,
): Promise<Table> {
  const db = new pg.Client({ connectionString: site.postgres('lantern') });
  await db.connect();
  try {
    const [reader] = await logIn(db, (await openPlayers(db, players, 'lottery')).slice(0, 1));
    if (!reader) throw new Error('No player was made.');
    const settling = await measureSettling(site, db, { tickets, players }, reader);
    const archive = await measureArchive(site, db, seconds);
    archive.forEach((row) => void say(row));
    const placing = await measurePlacing(site, db, seconds);
    return {
      title: `P5  a draw with ${tickets.toLocaleString('en')} tickets, and tickets over HTTP`,
      target:
        '≥ 0.5 of a plain statement, ≥ 40 × one by one, ≤ 300 MB, page ≤ 100 ms, ' +
        'any day ≤ 1.5 of the time, tickets ≥ 0.8 of bets',
      rows: [...settling, ...archive, ...placing],
    };
  } finally {
    await db.end();
  }
}
