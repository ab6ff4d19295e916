import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { type Past, settleBetween } from './demo-past.ts';

const vendor = 'BGS';
const game = 'lucky-bowl';

const roundsPerDay = 4;
/**
 * Stakes in units, and what rounds pay for each unit, one after the other. In both weeks the team
 * of each agent loses a little, so that each has a dividend.
 */
const stakes = [2, 3, 1, 5, 2, 4, 1, 3, 6, 2, 1];
const payouts = [2, 0, 0, 2, 3, 0, 2, 0, 0, 2, 0, 0, 2, 0, 0, 3, 0];

interface Players {
  ids: readonly string[];
  currency: string;
  /** In minor units. */
  unit: bigint;
}

interface Round {
  id: string;
  player: string;
  session: Buffer;
  stake: bigint;
  win: bigint;
}

/** Opens a game for each player; the logins are removed when the play is over. */
async function openGames(db: pg.ClientBase, players: readonly string[]): Promise<Buffer[]> {
  const hashes = players.map(() => randomBytes(32));
  await db.query(
    `with opened as (
       insert into session (id, brand_id, member_id, token_hash, address, user_agent, expires_at)
       select uuid_v7(), m.brand_id, m.id, i.hash, '127.0.0.1', 'seed', now() + interval '1 hour'
         from unnest($1::uuid[], $2::bytea[]) i (id, hash) join member m on m.id = i.id
       returning *)
     insert into play_session (id, brand_id, member_id, session_id, vendor_code, game_code,
                               launch_hash, launch_expires_at, session_hash, expires_at,
                               idle_minutes)
       select uuid_v7(), brand_id, member_id, id, $3, $4, token_hash, now(), token_hash, expires_at,
              60
         from opened`,
    [players, hashes, vendor, game],
  );
  return hashes;
}

async function playRounds(
  db: pg.ClientBase,
  currency: string,
  rounds: readonly Round[],
): Promise<void> {
  const { rows } = await db.query<{ verdict: string }>(
    `with i as (
       select *, uuid_v7() as id from unnest($3::uuid[], $4::text[], $5::bigint[], $6::bytea[])
                with ordinality u (player, round, stake, session, nth)
     ), b as (
       select array_agg(id order by nth) as ids, array_agg(player order by nth) as players,
              array_agg(round order by nth) as rounds, array_agg(stake order by nth) as stakes,
              array_agg(session order by nth) as sessions, count(*)::integer as many from i)
     select p.verdict
       from b, play_bets(true, ids, array_fill($1::text, array[many]), players,
                         array_fill($2::text, array[many]), rounds,
                         array_fill($7::text, array[many]), rounds, stakes, sessions, null) p
      where p.verdict <> 'ok'
     union all
     select w.verdict
       from jsonb_array_elements($8) a, play_apply(a) w where w.verdict <> 'ok'`,
    [
      ...[vendor, game],
      rounds.map(({ player }) => player),
      rounds.map(({ id }) => id),
      rounds.map(({ stake }) => stake.toString()),
      rounds.map(({ session }) => session),
      currency,
      JSON.stringify(
        rounds.map(({ id, player, win }) => ({
          ...{ kind: 'win', vendor, member_id: player, game_code: game, round_id: id, currency },
          ...{ transaction_id: `${id}/win`, target_id: id, amount: win.toString() },
          round_closed: true,
        })),
      ),
    ],
  );
  if (rows[0]) throw new Error(`A round of the demonstration was refused: ${rows[0].verdict}.`);
}

/** The rounds and the sums of the day are of the time at which the log says they were settled. */
async function dateRounds(db: pg.ClientBase, players: readonly string[]): Promise<void> {
  await db.query(
    `with dated as (
       update game_round g set started_at = f.settled_at - interval '20 seconds',
                               ended_at = f.settled_at
         from figure_log f
        where f.subject_id = g.id and f.kind = 'round' and g.member_id = any ($1)
       returning g.id, g.started_at
     ), keyed as (
       update game_round_key k set started_at = d.started_at from dated d where k.round_id = d.id
     )
     update vendor_transaction v set created_at = d.started_at from dated d
      where v.round_id = d.id`,
    [players],
  );
}

const onlyGrow = ['transfer', 'entry', 'transfer_key'];

/**
 * The money moved when the rounds went on, and came with the registration. The lines of a wallet
 * stay in their order, so the times of each wallet are given to its lines one after the other.
 */
async function dateMoney(
  db: pg.ClientBase,
  players: readonly string[],
  registered: Date,
): Promise<void> {
  for (const table of onlyGrow)
    await db.query(`alter table ${table} disable trigger ${table}_only_grows`);
  await db.query(
    `with line as materialized (
       select e.transfer_id, e.purse_id, e.purse_version,
              case when g.id is null then $2::timestamptz when e.amount < 0 then g.started_at
                   else g.ended_at end as at
         from purse p
         join entry e on e.purse_id = p.id
         join transfer t on t.id = e.transfer_id
         left join game_round g on t.subject_kind = 'round' and g.id = t.subject_id
        where p.member_id = any ($1) and p.purpose = 'main'
     ), dated as materialized (
       select l.transfer_id, x.at
         from (select *, row_number() over (partition by purse_id order by purse_version) as nth
                 from line) l
         join (select purse_id, at, row_number() over (partition by purse_id order by at) as nth
                 from line) x using (purse_id, nth)
     ), transfers as (
       update transfer t set posted_at = d.at, event_at = d.at from dated d
        where t.id = d.transfer_id
     ), keys as (
       update transfer_key k set posted_at = d.at from dated d where k.transfer_id = d.transfer_id
     )
     update entry e set posted_at = d.at from dated d where e.transfer_id = d.transfer_id`,
    [players, registered],
  );
  for (const table of onlyGrow)
    await db.query(`alter table ${table} enable trigger ${table}_only_grows`);
}

/** Lets players play on each day of the past, by the functions that all play goes by. */
export async function seedPlay(
  db: pg.ClientBase,
  brandId: string,
  { ids, currency, unit }: Players,
  { registered, days, now }: Past,
): Promise<void> {
  const sessions = await openGames(db, ids);
  let nth = 0;
  for (const { start, end } of days) {
    await settleBetween(db, start, end < now ? end : now);
    const rounds = ids.flatMap((player, at) =>
      Array.from({ length: roundsPerDay }, (): Round => {
        nth += 1;
        const stake = unit * BigInt(stakes[nth % stakes.length] ?? 1);
        const win = stake * BigInt(payouts[nth % payouts.length] ?? 0);
        const id = `demo-${brandId}-${nth}`;
        return { id, player, session: sessions[at] as Buffer, stake, win };
      }),
    );
    await playRounds(db, currency, rounds);
    await db.query(
      `update play_day d set day = brand_day($1, $3)
        where d.member_id = any ($2) and d.day = brand_day($1, now())`,
      [brandId, ids, start],
    );
  }
  await dateRounds(db, ids);
  await dateMoney(db, ids, registered.start);
  await db.query("delete from session where member_id = any ($1) and user_agent = 'seed'", [ids]);
}
