import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints } from '@lantern/contracts';
import pg from 'pg';
import { v7 as uuidV7 } from 'uuid';
import { prepareBets } from './bets.ts';
import { watchLedger } from './ledger.ts';
import { measureArchive, pageDuring } from './lottery-reads.ts';
import { settleOneByOne, settlePlainly, settleSameRows } from './lottery-yardsticks.ts';
import { median, type Rate, watchMemory } from './measure.ts';
import { openPlayers, type Player } from './players.ts';
import { sendPrepared } from './prepared.ts';
import { plain, type Table } from './report.ts';
import type { MeasuredSite } from './site.ts';

const players = 1000;
const connections = 256;
const mostPerSecond = 8000;
/** Tickets of a draw that is settled while pages are read. */
const watchedTickets = 100_000;

interface Placer extends Player {
  token: string;
  browser: string;
}

/** Logs the players in as pages are. */
async function logIn(db: pg.Client, of: readonly Player[]): Promise<Placer[]> {
  const placers = of.map((player) => ({
    ...player,
    token: randomBytes(32).toString('base64url'),
    browser: randomBytes(16).toString('base64url'),
  }));
  await db.query(
    `insert into session (id, brand_id, member_id, token_hash, address, user_agent, expires_at)
       select uuid_v7(), m.brand_id, m.id, sha256(convert_to(i.secret, 'UTF8')), '127.0.0.1',
              'bench', now() + interval '1 day'
         from unnest($1::uuid[], $2::text[]) i (id, secret) join member m on m.id = i.id`,
    [
      placers.map(({ playerId }) => playerId),
      placers.map(({ token, browser }) => `${token}.${browser}`),
    ],
  );
  return placers;
}

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

/** A drawn draw with so many tickets on a number of the North, as the site writes them. */
async function fillDraw(db: pg.Client, drawId: string, tickets: number): Promise<void> {
  await db.query('set session_replication_role = replica');
  await db.query(
    `insert into lottery_draw (id, game_code, day, numero, opens_at, closes_at, draws_at)
       values ($1, 'vn-north', current_date, $1, now() - interval '2 hours',
               now() - interval '1 hour', now() - interval '1 hour')`,
    [drawId],
  );
  await db.query(
    `with made as materialized (
       select uuid_v7() as id, m.id as member_id, m.brand_id, m.currency, n
         from generate_series(1, $2::integer) n
         join (select id, brand_id, currency, row_number() over () as nth from member
                where username like 'lottery%') m on m.nth = n % $3::integer + 1),
     card as (select c.id from lottery_rate_card c join brand b on b.id = c.brand_id
               where b.code = 'lantern' and c.mode = 'Lott' and c.currency = 'VND'
                 and c.version = 1),
     ticket as (
       insert into lottery_ticket (id, draw_id, brand_id, member_id, key, nth, content, mode,
                                   reference, currency, trial, amount, balance_after, rebate_due,
                                   most_payout, salt, leaf, placed_at, round_at)
         select id, $1, brand_id, member_id, $1 || n, 1, '\\x', 'Lott', 'T-' || upper($1) || n,
                currency, false, 27000, 0, 0, 98000, '\\x00000000000000000000000000000000',
                sha256('leaf'), now(), now() from made),
     line as (
       insert into lottery_line (ticket_id, nth, card_id, play, selection, notes, unit, multiple,
                                 cost)
         select made.id, 1, card.id, 'lo2', lpad((n % 100)::text, 2, '0'), 1, 1000000, 1, 27000
           from made, card)
     insert into game_round (id, brand_id, member_id, vendor_code, vendor_round_id, game_code,
                             currency, trial, stake, details, started_at)
       select id, brand_id, member_id, 'LOTT', 'T-' || upper($1) || n, 'vn-north', currency, false,
              27000, '{}', now() from made`,
    [drawId, tickets, players],
  );
  await db.query('set session_replication_role = origin');
  await db.query('vacuum analyze lottery_ticket, lottery_line, game_round');
}

/** Gives the draw a result, waits until the worker has settled it; answers tickets a second. */
async function settleByWorker(db: pg.Client, drawId: string, tickets: number): Promise<number> {
  const lengths = 'array[5,5,5,5,5,5,5,5,5,5,4,4,4,4,4,4,4,4,4,4,3,3,3,2,2,2,2]';
  await db.query('set session_replication_role = replica');
  const began = performance.now();
  await db.query(
    `update lottery_draw
        set state = 'drawn', closed_at = closes_at, book_root = sha256('book'), tickets = $2,
            drawn_at = now(),
            result = array(select lpad((nth * 7 % 100)::text, length, '0')
                             from unnest(${lengths}) with ordinality l (length, nth))
      where id = $1`,
    [drawId, tickets],
  );
  await db.query('set session_replication_role = origin');
  for (;;) {
    const { rows } = await db.query('select from lottery_draw where id = $1 and state = $2', [
      ...[drawId, 'settled'],
    ]);
    if (rows.length > 0) return (tickets * 1000) / (performance.now() - began);
    await sleep(50);
  }
}

const perSecond = (rate: number) => `${Math.round(rate).toLocaleString('en')}/s`;

/** A run takes minutes: what it has measured so far. */
const say = (text: string) => process.stderr.write(`  ${text}\n`);

/** P5: settling a draw, and tickets over HTTP compared with a vendor's bets. */
export async function measureLottery(
  site: MeasuredSite,
  seconds: number,
  tickets: number,
): Promise<Table> {
  const db = new pg.Client({ connectionString: site.postgres('lantern') });
  await db.connect();
  try {
    await openPlayers(db, players, 'lottery');
    await fillDraw(db, 'bench', tickets);
    const settling = settleByWorker(db, 'bench', tickets);
    const [, most] = await watchMemory(site.pidOf('worker'), settling);
    const settled = await settling;
    say(`settled ${perSecond(settled)}, ${Math.round(most)} MB`);
    const beside = Math.min(tickets, watchedTickets);
    await fillDraw(db, 'looked', beside);
    const pages = await pageDuring(site, 'looked', settleByWorker(db, 'looked', beside));
    say(`page p99 ${pages.map(({ p99 }) => p99).join(', ')} ms`);
    const archive = await measureArchive(site, db, seconds);
    const [plainly, slowly] = [
      await settlePlainly(db, tickets, players),
      await settleOneByOne(db, players),
    ];
    await fillDraw(db, 'same', beside);
    const same = await settleSameRows(db, 'same', beside);
    say(`${[plainly, same, slowly].map(perSecond).join(', ')}`);

    const open = await openPlayers(db, players, 'placer');
    const placers = await logIn(db, open);
    const check = await watchLedger(db);
    const drawId = await lastOpened(site.url);
    const rates = { slips: [] as Rate[], bets: [] as Rate[] };
    for (let round = 0; round < 4; round += 1) {
      const count = seconds * mostPerSecond;
      const slips = prepareSlips(site.url, drawId, placers, count);
      const bets = prepareBets(site.url, site.vendorSecret, open, count);
      const load = (requests: Buffer[]) =>
        sendPrepared({ url: site.url, connections, seconds, requests });
      const [slip, bet] = [await load(slips), await load(bets)];
      // The first round warms up.
      if (round > 0) {
        rates.slips.push(slip);
        rates.bets.push(bet);
      }
      say(`tickets ${perSecond(slip.perSecond)}, bets ${perSecond(bet.perSecond)}`);
    }
    await check();
    const rateOf = (of: readonly Rate[]) => median(of.map((rate) => rate.perSecond));
    const [placed, bet] = [rateOf(rates.slips), rateOf(rates.bets)];
    const slowest = median(rates.slips.map((one) => one.p99));
    const failures = rates.slips.reduce((sum, one) => sum + one.failures, 0);
    return {
      title: `P5  a draw with ${tickets.toLocaleString('en')} tickets, and tickets over HTTP`,
      target:
        '≥ 0.5 of a plain statement, ≥ 40 × one by one, ≤ 300 MB, page ≤ 100 ms, ' +
        'any day ≤ 1.5 of the time, tickets ≥ 0.8 of bets',
      rows: [
        plain('settled by the worker', perSecond(settled)),
        plain(
          'one statement on plain tables',
          `${perSecond(plainly)}   ratio ${(settled / plainly).toFixed(2)}`,
        ),
        plain(
          'one statement, the same rows as the site',
          `${perSecond(same)}   ratio ${(settled / same).toFixed(2)}`,
        ),
        plain(
          'plain tables, one by one',
          `${perSecond(slowly)}   ratio ${(settled / slowly).toFixed(1)}`,
        ),
        plain('memory of the worker', `${Math.round(most)} MB`),
        plain(
          'page of a draw that is being settled',
          `p99 ${Math.max(...pages.map(({ p99 }) => p99))} ms   ` +
            `${Math.round(median(pages.map(({ perSecond: rate }) => rate)))}/s`,
        ),
        ...archive,
        plain('tickets placed', `${perSecond(placed)}   p99 ${slowest} ms   ${failures} failed`),
        plain("a vendor's bets", `${perSecond(bet)}   ratio ${(placed / bet).toFixed(2)}`),
      ],
    };
  } finally {
    await db.end();
  }
}
