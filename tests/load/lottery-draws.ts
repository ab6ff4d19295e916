import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

export interface Filling {
  readonly tickets: number;
  /** Members whose names begin with `lottery`. */
  readonly players: number;
}

/** A drawn draw with so many tickets on a number of the North, as the site writes them. */
export async function fillDraw(
  db: pg.Client,
  drawId: string,
  { tickets, players }: Filling,
): Promise<void> {
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

/** Gives a draw its result, from which on the worker settles it. */
export async function giveResult(db: pg.Client, drawId: string, tickets: number): Promise<void> {
  const lengths = 'array[5,5,5,5,5,5,5,5,5,5,4,4,4,4,4,4,4,4,4,4,3,3,3,2,2,2,2]';
  await db.query('set session_replication_role = replica');
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
}

/** Gives the draw a result, waits until the worker has settled it; answers tickets a second. */
export async function settleByWorker(
  db: pg.Client,
  drawId: string,
  tickets: number,
): Promise<number> {
  const began = performance.now();
  await giveResult(db, drawId, tickets);
  for (;;) {
    const { rows } = await db.query('select from lottery_draw where id = $1 and state = $2', [
      ...[drawId, 'settled'],
    ]);
    if (rows.length > 0) return (tickets * 1000) / (performance.now() - began);
    await sleep(50);
  }
}
