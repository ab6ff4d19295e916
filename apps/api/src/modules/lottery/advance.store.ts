import { findRow, findRows, type Queryable } from '@lantern/rows';
import type { FamilyCode, FastSchedule } from '@lantern/rules/lottery';
import type { Database } from '../../db/database.ts';
import { type LineRow, linesOf } from './ticket.store.ts';

export interface OwnGame {
  code: string;
  family: FamilyCode;
  schedule: FastSchedule;
  ahead: number;
  open: number;
}

/** Own games that have fewer open draws than they should. */
export const findGamesToOpen = ({ pool }: Database) =>
  findRows<OwnGame>(
    pool,
    `select g.code, g.family, g.schedule, g.ahead, o.open
       from lottery_game g
      cross join lateral (
        select count(*)::integer as open from lottery_draw d
         where d.game_code = g.code and d.state = 'open' and d.closes_at > clock_timestamp()) o
      where g.own and not g.paused and g.schedule is not null and o.open < g.ahead
      order by g.position`,
  );

/** Serialises the opening of a game's draws. */
export const lockGame = (client: Queryable, code: string) =>
  findRow<{ now: Date }>(
    client,
    `with turn as materialized (select pg_advisory_xact_lock(hashtext('lottery ' || $1)))
     select clock_timestamp() as now from turn`,
    [code],
  );

export interface ChainRow {
  id: string;
  length: number;
  sealed: string;
  /** How many of its seeds are committed to. */
  used: number;
}

export const findChain = (client: Queryable, code: string) =>
  findRow<ChainRow>(
    client,
    `select c.id, c.length, c.sealed,
            coalesce((select max(d.place) + 1 from lottery_draw d where d.chain_id = c.id), 0)
              as used
       from lottery_seed_chain c where c.game_code = $1 order by c.id desc limit 1`,
    [code],
  );

export const addChain = (
  client: Queryable,
  chain: { id: string; code: string; anchor: string; length: number; sealed: string },
) =>
  findRows(
    client,
    `insert into lottery_seed_chain (id, game_code, anchor, length, sealed)
     values ($1, $2, decode($3, 'hex'), $4, $5)`,
    [chain.id, chain.code, chain.anchor, chain.length, chain.sealed],
  );

export const findSealed = ({ pool }: Database, chainId: string) =>
  findRow<{ sealed: string; length: number }>(
    pool,
    'select sealed, length from lottery_seed_chain where id = $1',
    [chainId],
  );

/** Which of a game's draws exist already. */
export const findKnown = async (client: Queryable, code: string, numeros: readonly string[]) =>
  (
    await findRows<{ numero: string }>(
      client,
      'select numero from lottery_draw where game_code = $1 and numero = any ($2)',
      [code, numeros],
    )
  ).map(({ numero }) => numero);

export const openDraws = (client: Queryable, draws: readonly object[]) =>
  findRow(client, 'select lottery_draw_open($1)', [JSON.stringify(draws)]);

export interface DueDraw {
  id: string;
  state: 'open' | 'closed' | 'drawn' | 'void';
  family: FamilyCode;
  own: boolean;
  chainId: string | null;
  place: number | null;
  beaconChain: string | null;
  beaconRound: string | null;
  result: string[] | null;
}

/** Draws with something to do: to close, to draw, to settle, or to refund. */
export const findDue = ({ pool }: Database) =>
  findRows<DueDraw>(
    pool,
    `select d.id, d.state, g.family, g.own, d.chain_id, d.place,
            encode(d.beacon_chain, 'hex') as beacon_chain, d.beacon_round::text, d.result
       from lottery_draw d join lottery_game g on g.code = d.game_code
      where (d.state = 'open' and d.closes_at <= clock_timestamp())
         or d.state in ('closed', 'drawn')
         or (d.state = 'void' and d.voided_at > now() - interval '7 days'
             and exists (select from lottery_ticket t
                          where t.draw_id = d.id and t.state = 'placed'))
      order by d.closes_at`,
  );

/** Locks a draw for closing and answers the leaves of its book. */
export const lockForClosing = (client: Queryable, id: string) =>
  findRows<{ leaf: string }>(
    client,
    `select encode(leaf, 'hex') as leaf from lottery_draw_lock($1)`,
    [id],
  );

const verdictOf = async (client: Queryable, sql: string, values: unknown[]): Promise<string> =>
  (await findRow<{ verdict: string }>(client, `select ${sql} as verdict`, values))?.verdict ?? '';

export const closeDraw = (
  client: Queryable,
  closing: { id: string; root: string; chain: string; genesis: number; period: number },
) =>
  verdictOf(client, `lottery_draw_close($1, decode($2, 'hex'), decode($3, 'hex'), $4, $5)`, [
    closing.id,
    closing.root,
    closing.chain,
    closing.genesis,
    closing.period,
  ]);

export const recordDraw = (
  { pool }: Database,
  { id, seed, signature }: { id: string; seed: string; signature: string },
) =>
  verdictOf(pool, `lottery_draw_record($1, decode($2, 'hex'), decode($3, 'hex'))`, [
    id,
    seed,
    signature,
  ]);

export const giveUp = async ({ pool }: Database, id: string) =>
  (await findRow<{ given: boolean }>(pool, 'select lottery_draw_give_up($1) as given', [id]))
    ?.given ?? false;

export interface PlacedRow {
  id: string;
  lines: LineRow[];
}

/** Some tickets that are still to be settled. */
export const findPlaced = ({ pool }: Database, drawId: string, most: number) =>
  findRows<PlacedRow>(
    pool,
    `select t.id, ${linesOf} as lines
       from lottery_ticket t
       join lottery_draw d on d.id = t.draw_id
       join lottery_game g on g.code = d.game_code
      where t.draw_id = $1 and t.state = 'placed' order by t.id limit $2`,
    [drawId, most],
  );

export const settle = async (
  { pool }: Database,
  drawId: string,
  ids: readonly string[],
  payouts: readonly bigint[],
) =>
  (
    await findRow<{ settled: number }>(
      pool,
      'select lottery_settle($1, $2::uuid[], $3::bigint[]) as settled',
      [drawId, ids, payouts.map(String)],
    )
  )?.settled ?? 0;

export const endDraw = async ({ pool }: Database, id: string) =>
  (await findRow<{ ended: boolean }>(pool, 'select lottery_draw_end($1) as ended', [id]))?.ended ??
  false;

export const refund = async ({ pool }: Database, drawId: string, most: number) =>
  (
    await findRow<{ refunded: number }>(pool, 'select lottery_draw_refund($1, $2) as refunded', [
      drawId,
      most,
    ])
  )?.refunded ?? 0;

/** The tickets that chases leave to cancel after a win. */
export const findStopped = ({ pool }: Database) =>
  findRows<{ memberId: string; reference: string }>(
    pool,
    `select t.member_id, t.reference
       from lottery_chase c
       join lottery_ticket t on t.chase_id = c.id and t.state = 'placed'
       join lottery_draw d on d.id = t.draw_id and d.state = 'open'
                          and d.closes_at > clock_timestamp()
      where c.won_at > now() - interval '2 days' and c.stop_on_win
      order by t.member_id, d.closes_at limit 500`,
  );
