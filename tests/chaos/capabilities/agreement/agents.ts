import type pg from 'pg';
import { type Actor, castAgent } from '../../cast.ts';
import type { Chance } from '../../chance.ts';
import { startJob } from '../../start-job.ts';
import { type Kind, pastRounds, timings } from './terms.ts';

/**
 * The brand has days before the run. What a bill says when it is written is kept, so that a later
 * change of a closed bill is seen.
 */
export async function openPast({ db }: { db: pg.Client }): Promise<void> {
  await db.query(
    `insert into brand_date (brand_id, day, starts_at, ends_at)
       select b.id, d.day::date, d.day at time zone b.time_zone,
              least(d.day + interval '1 day', t.today) at time zone b.time_zone
         from brand b
        cross join lateral (select date_trunc('day', now() at time zone b.time_zone) as today) t
        cross join lateral generate_series(t.today - make_interval(days => $1), t.today
                                           - interval '1 day', interval '1 day') d (day)
        where b.code = 'lantern'
     on conflict do nothing`,
    [pastRounds],
  );
  await db.query(
    `create table written_bill (id uuid primary key, bill jsonb not null);
     create function keep_bill() returns trigger language plpgsql security definer as $$
       begin
         insert into written_bill values (new.id, to_jsonb(new) - '{state,paid}'::text[]);
         return null;
       end $$;
     create trigger keep_bill after insert on agreement_bill
       for each row execute function keep_bill()`,
  );
}

interface Wish {
  chance: Chance;
  kind: Kind;
}

/**
 * Three agents without money, each the upline of the next one, with what they played in each of the
 * past periods. The top mostly wins and the lowest mostly loses, so that an upline can be short.
 */
export async function castLine(
  db: pg.ClientBase,
  staff: Pick<Actor, 'clerk' | 'reviewer'>,
  { chance, kind }: Wish,
): Promise<Actor[]> {
  const line: Actor[] = [];
  for (let at = 0; at < 3; at += 1) line.push(await castAgent(db, staff, line.at(-1)));
  const rounds = line.flatMap(({ id }, level) =>
    Array.from({ length: pastRounds }, (_, ago) => {
      const stake = chance.between(100_000, 900_000);
      const won = Math.floor((stake * chance.between(0, [260, 190, 120][level] ?? 0)) / 100);
      return { id, ago: ago + 1, stake, won };
    }),
  );
  await db.query(
    `insert into figure_log (brand_id, member_id, kind, category, subject_id, times, stake, valid,
                             won, settled_at)
       select m.brand_id, m.id, 'round', 'ELOTT', uuid_v7(), 1, r.stake, r.stake, r.won,
              (date_bin($5, now() at time zone b.time_zone, 'epoch')
               - (r.ago - 0.5) * $5::interval) at time zone b.time_zone
         from unnest($1::uuid[], $2::integer[], $3::bigint[], $4::bigint[])
                as r (id, ago, stake, won)
         join member m on m.id = r.id join brand b on b.id = m.brand_id`,
    [
      rounds.map(({ id }) => id),
      rounds.map(({ ago }) => ago),
      rounds.map(({ stake }) => stake),
      rounds.map(({ won }) => won),
      timings[kind].step,
    ],
  );
  return line;
}

const idsOf = (line: readonly Actor[]) => line.map(({ id }) => id);

/** Whether the figures of a line are rolled up. */
export async function areCounted(db: pg.ClientBase, line: readonly Actor[]): Promise<boolean> {
  const { rows } = await db.query<{ rounds: string | null }>(
    `select sum(rounds) as rounds from member_day
      where member_id = any ($1) and category = 'ELOTT'`,
    [idsOf(line)],
  );
  return Number(rows[0]?.rounds) === line.length * pastRounds;
}

/**
 * Time passes for a line: its agreements, which start with the next period, started some periods
 * ago. It happens once, for all of them at the same moment, and not if one has a bill already: five
 * minutes may have passed by themselves.
 */
export async function passTime(
  db: pg.ClientBase,
  line: readonly Actor[],
  kind: Kind,
): Promise<void> {
  await db.query('begin');
  await db.query('set local session_replication_role = replica');
  await db.query('select from agreement where agent_id = any ($1) order by id for update', [
    idsOf(line),
  ]);
  await db.query(
    `update agreement
        set offered_at = offered_at - p.past, answered_at = answered_at - p.past,
            starts_at = starts_at - p.past, settled_until = starts_at - p.past
       from (select $2::interval as past) p
      where agent_id = any ($1) and state = 'active'
        and not exists (select from agreement_bill where agent_id = any ($1))`,
    [idsOf(line), timings[kind].past],
  );
  await db.query('commit');
}

/** Starts the jobs, which the site runs each minute. Answers whether what is due is settled. */
export async function areSettled(
  db: pg.ClientBase,
  line: readonly Actor[],
  kind: Kind,
): Promise<boolean> {
  for (const job of ['agreement-settlement', 'agreement-debts']) await startJob(db, job);
  const { rows } = await db.query(
    `select from agreement where agent_id = any ($1) and state in ('active', 'ended')
        and settled_until < now() - $2::interval
        and (ends_at is null or settled_until < ends_at)`,
    [idsOf(line), timings[kind].due],
  );
  return rows.length === 0;
}
