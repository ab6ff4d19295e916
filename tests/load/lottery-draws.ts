import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

export interface Filling {
  readonly tickets: number;
  /** Members whose names begin with `lottery`. */
  readonly players: number;
}

/**
 * A draw with so many tickets on a number of the North, with their stakes, as the site writes. The
 * members bet in turns, each time on another number.
 */
export async function fillDraw(
  db: pg.Client,
  drawId: string,
  { tickets, players }: Filling,
): Promise<void> {
  await db.query('set session_replication_role = replica');
  // A new site has no statistics yet: each ticket would be compared with each member.
  await db.query('set enable_nestloop = off');
  await db.query(
    `insert into lottery_draw (id, game_code, day, numero, opens_at, closes_at, draws_at)
       values ($1, 'vn-north', current_date, $1, now() - interval '2 hours',
               now() - interval '1 hour', now() - interval '1 hour')`,
    [drawId],
  );
  await db.query(
    `with made as materialized (
       select uuid_v7() as id, x.*
         from (select m.id as member_id, m.brand_id, m.currency, n,
                      'T-' || upper($1) || n as reference, p.id as purse, h.id as house, p.balance,
                      p.version, (n - 1) / $3::integer + 1 as place
                 from generate_series(1, $2::integer) n
                 join (select id, brand_id, currency, row_number() over () as nth from member
                        where username like 'lottery%') m on m.nth = (n - 1) % $3::integer + 1
                 join purse p on p.member_id = m.id and p.purpose = 'main'
                 join purse h on h.brand_id = m.brand_id and h.member_id is null
                             and h.currency = m.currency and h.purpose = 'house_games'
                order by n offset 0) x),
     card as (select c.id from lottery_rate_card c join brand b on b.id = c.brand_id
               where b.code = 'lantern' and c.mode = 'Lott' and c.currency = 'VND'
                 and c.version = 1),
     ticket as (
       insert into lottery_ticket (id, draw_id, brand_id, member_id, key, nth, content, mode,
                                   reference, currency, trial, amount, balance_after, rebate_due,
                                   most_payout, salt, leaf, placed_at, round_at)
         select id, $1, brand_id, member_id, $1 || n, 1, '\\x', 'Lott', reference,
                currency, false, 27000, 0, 0, 98000, '\\x00000000000000000000000000000000',
                sha256('leaf'), now(), now() from made),
     line as (
       insert into lottery_line (ticket_id, nth, card_id, play, selection, notes, unit, multiple,
                                 cost)
         select made.id, 1, card.id, 'lo2', lpad(((n + place) % 100)::text, 2, '0'), 1, 1000000, 1,
                27000
           from made, card),
     moved as (
       insert into transfer (id, brand_id, from_purse, to_purse, amount, currency, kind, key,
                             event_at, posted_at, subject_kind, subject_id)
         select id, brand_id, purse, house, 27000, currency, 'bet', 'LOTT:bet:' || reference,
                now(), now(), 'round', id from made),
     entries as (
       insert into entry (transfer_id, purse_id, amount, balance_after, purse_version, posted_at)
         select id, purse, -27000, balance - 27000 * place, version + place, now() from made),
     paid as (
       update purse p set balance = p.balance - 27000 * m.tickets, version = p.version + m.tickets
         from (select purse, count(*) as tickets from made group by 1) m where p.id = m.purse)
     insert into game_round (id, brand_id, member_id, vendor_code, vendor_round_id, game_code,
                             currency, trial, stake, details, started_at)
       select id, brand_id, member_id, 'LOTT', reference, 'vn-north', currency, false, 27000, '{}',
              now() from made`,
    [drawId, tickets, players],
  );
  await db.query('reset enable_nestloop');
  await db.query('set session_replication_role = origin');
  await db.query('vacuum analyze lottery_ticket, lottery_line, game_round, transfer, entry');
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
