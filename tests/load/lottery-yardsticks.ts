import type pg from 'pg';
import { type Filling, giveResult } from './lottery-draws.ts';

const plainTables = (tickets: number, players: number) => `
  drop table if exists plain_ticket, plain_purse, plain_payment;
  create table plain_purse as select nth as id, 0::bigint as balance
    from generate_series(0, ${players} - 1) nth;
  alter table plain_purse add primary key (id);
  create table plain_ticket as
    select n as id, n % ${players} as purse_id, n % 100 as number, 0::bigint as payout,
           'placed' as state from generate_series(1, ${tickets}) n;
  alter table plain_ticket add primary key (id);
  create table plain_payment (ticket_id integer primary key, purse_id integer, amount bigint)`;
const won = 'case when number % 4 = 0 then 98000 else 0 end';

/** One statement that settles all tickets of plain tables: no ledger, no records, no events. */
export async function settlePlainly(
  db: pg.Client,
  tickets: number,
  players: number,
): Promise<number> {
  for (const statement of plainTables(tickets, players).split(';')) await db.query(statement);
  const began = performance.now();
  await db.query(
    `with settled as (
       update plain_ticket set state = 'settled', payout = ${won} returning *),
     paid as (
       insert into plain_payment select id, purse_id, payout from settled where payout > 0)
     update plain_purse p set balance = p.balance + s.sum
       from (select purse_id, sum(payout) as sum from settled group by 1) s
      where s.purse_id = p.id`,
  );
  return (tickets * 1000) / (performance.now() - began);
}

/** The same tables, each ticket in its own transaction. */
export async function settleOneByOne(
  db: pg.Client,
  { tickets, players }: Filling,
): Promise<number> {
  for (const statement of plainTables(tickets, players).split(';')) await db.query(statement);
  const began = performance.now();
  for (let id = 1; id <= tickets; id += 1) {
    await db.query('begin');
    const { rows } = await db.query(
      `update plain_ticket set state = 'settled', payout = ${won}
        where id = $1 and state = 'placed' returning purse_id, payout`,
      [id],
    );
    const { purse_id, payout } = rows[0];
    if (payout !== '0') {
      await db.query('insert into plain_payment values ($1, $2, $3)', [id, purse_id, payout]);
      await db.query('update plain_purse set balance = balance + $2 where id = $1', [
        ...[purse_id, payout],
      ]);
    }
    await db.query('commit');
  }
  return (tickets * 1000) / (performance.now() - began);
}

/**
 * One statement that writes the rows of the site's settlement into the site's tables, a win for
 * each fourth ticket: no locks, no decisions, no parts, no check that a ticket is settled once.
 */
export async function settleSameRows(
  db: pg.Client,
  drawId: string,
  tickets: number,
): Promise<number> {
  const key = `'LOTT:win:' || reference || '/1'`;
  await db.query('begin');
  await db.query('set local session_replication_role = replica');
  const began = performance.now();
  await db.query(
    `with settled as (
       update lottery_ticket t set state = 'settled', ended_at = now(), payout = 98000
        where draw_id = $1 and substr(reference, $2)::integer % 4 = 0 returning *),
     rounds as (
       update game_round g set win = g.win + t.payout, ended_at = now() from settled t
        where g.id = t.id and g.started_at = t.round_at),
     figures as (
       insert into figure_log (brand_id, member_id, kind, category, subject_id, times, stake, valid,
                               won)
         select t.brand_id, t.member_id, 'round', 'LOTT', uuid_v7(), count(*), sum(t.amount),
                sum(t.amount), coalesce(sum(s.payout), 0)
           from lottery_ticket t left join settled s using (id)
          where t.draw_id = $1 group by t.brand_id, t.member_id, t.amount),
     won as materialized (
       select t.*, uuid_v7() as move, p.id as purse, h.id as house
         from settled t
         join purse p on p.member_id = t.member_id and p.purpose = 'main'
         join purse h on h.brand_id = t.brand_id and h.member_id is null
                     and h.currency = t.currency and h.purpose = 'house_games'),
     keys as (
       insert into transfer_key (key, transfer_id, posted_at) select ${key}, move, now() from won),
     moves as (
       insert into transfer (id, brand_id, from_purse, to_purse, amount, currency, kind, key,
                             event_at, posted_at, subject_kind, subject_id)
         select move, brand_id, house, purse, payout, currency, 'win', ${key}, now(), now(),
                'round', id from won),
     entries as (
       insert into entry (transfer_id, purse_id, amount, balance_after, purse_version, posted_at)
         select move, purse, payout, 0, 0, now() from won)
     update purse p set balance = p.balance + s.sum
       from (select purse, sum(payout) as sum from won group by 1) s where s.purse = p.id`,
    [drawId, `T-${drawId}`.length + 1],
  );
  const rate = (tickets * 1000) / (performance.now() - began);
  // Its wins are not in the order of the purses, so they must not stay.
  await db.query('rollback');
  return rate;
}

/**
 * The site's own settlement with one ticket in each transaction: the same ledger and events, a win
 * for each fourth ticket. The worker is frozen, because it would settle the draw itself.
 */
export async function settleSameRowsOneByOne(
  db: pg.Client,
  drawId: string,
  { tickets, worker }: { tickets: number; worker: number },
): Promise<number> {
  const { rows } = await db.query<{ id: string; lane: number; after: string; wins: boolean }>(
    `select id, lane, lag(id, 1, lottery_before_all()) over w as after,
            nth % 4 = 0 as wins
       from (select t.id, lottery_lane(t.member_id) as lane,
                    row_number() over (order by t.id) as nth
               from lottery_ticket t where t.draw_id = $1) t
     window w as (partition by lane order by id) order by id`,
    [drawId],
  );
  process.kill(worker, 'SIGSTOP');
  try {
    await giveResult(db, drawId, tickets);
    const began = performance.now();
    for (const { id, lane, after, wins } of rows)
      await db.query('select lottery_settle($1, 1, $2, $3, $4, $5, $6)', [
        ...[drawId, lane, after, id, wins ? [id] : [], wins ? [98_000] : []],
      ]);
    return (rows.length * 1000) / (performance.now() - began);
  } finally {
    process.kill(worker, 'SIGCONT');
  }
}
