import { endpoints } from '@lantern/contracts';
import pg from 'pg';
import { v7 as uuidV7 } from 'uuid';
import { prepareBets } from './bets.ts';
import { watchLedger } from './ledger.ts';
import { measureArchive } from './lottery-reads.ts';
import { measureSettling, perSecond, say } from './lottery-settling.ts';
import { byTurns, type Rate } from './measure.ts';
import { logIn, type Placer } from './placers.ts';
import { openPlayers } from './players.ts';
import { sendPrepared } from './prepared.ts';
import { plain, type Table } from './report.ts';
import type { MeasuredSite } from './site.ts';

const players = 1000;
/** Enough that none of them reaches the limit of slips in a minute. */
const placing = 5000;
const connections = 256;
const mostPerSecond = 12_000;

/** The draws of a fast game that take bets the longest, the last first. */
export async function openedLast(url: string): Promise<string[]> {
  const query = 'gameCode=ssc-5&count=30';
  const reply = await fetch(`${url}${endpoints.openedLottery.path}?${query}`);
  const { value } = (await reply.json()) as {
    value: { games: { numeros: { drawId: string }[] }[] };
  };
  return (value.games[0]?.numeros ?? []).map(({ drawId }) => drawId).reverse();
}

/** Slips of one number, with a ticket for each of some draws, as the bytes of whole requests. */
export function prepareSlips(
  url: string,
  draws: readonly string[],
  of: readonly Placer[],
  count: number,
): Buffer[] {
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
      tickets: draws.map((drawId) => ({ drawId, lines: [line] })),
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
  const open = await openPlayers(db, placing, 'placer');
  const placers = await logIn(db, open);
  const check = await watchLedger(db);
  const draws = await openedLast(site.url);
  const send = (requests: () => Buffer[]) => () =>
    sendPrepared({ url: site.url, connections, seconds, requests: requests() });
  const slipsOn = (some: number) =>
    send(() =>
      prepareSlips(site.url, draws.slice(0, some), placers, (seconds * mostPerSecond) / some),
    );
  const kinds = {
    slips: slipsOn(1),
    threes: slipsOn(3),
    tens: slipsOn(10),
    bets: send(() =>
      prepareBets(site.url, site.vendorSecret, open.slice(0, players), seconds * mostPerSecond),
    ),
  };
  // Before it counts, all are warm.
  for (const run of Object.values(kinds)) await run();
  const rates = await byTurns(3, kinds);
  await check();
  const row = (name: string, { perSecond: slips, p99, failures }: Rate, tickets: number) =>
    plain(
      name,
      `${perSecond(slips * tickets)}   p99 ${p99} ms   ${failures} failed   ` +
        `ratio ${((slips * tickets) / rates.bets.perSecond).toFixed(2)}`,
    );
  return [
    row('tickets placed, one in a slip', rates.slips, 1),
    row('… in slips of three draws', rates.threes, 3),
    row('… in slips of ten draws', rates.tens, 10),
    plain("a vendor's bets", perSecond(rates.bets.perSecond)),
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
