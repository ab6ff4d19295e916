import { randomBytes } from 'node:crypto';
import type pg from 'pg';

/** Members directly below each agent of a team. */
export const perAgent = 100;
/** The days that pages show. */
const days = 3;

/** An agent at the top of a line, logged in as pages are. */
export interface Top {
  id: string;
  account: string;
  credentials: Record<string, string>;
}

export async function openTop(db: pg.Client, account: string): Promise<Top> {
  const [token, browser] = [32, 16].map((length) => randomBytes(length).toString('base64url'));
  const { rows } = await db.query<{ id: string }>(
    `with m as (
       insert into member (id, brand_id, username, username_key, type, currency, nickname, language)
       select uuid_v7(), id, $1, $1, 1, 'VND', $1, 'en' from brand where code = 'lantern'
       returning id, brand_id
     ), p as (
       insert into purse (id, brand_id, member_id, purpose, currency)
       select uuid_v7(), brand_id, id, 'main', 'VND' from m
     ), s as (
       insert into session (id, brand_id, member_id, token_hash, address, user_agent, expires_at)
       select uuid_v7(), brand_id, id, sha256(convert_to($2, 'UTF8')), '127.0.0.1', 'bench',
              now() + interval '1 day' from m
     ) select id from m`,
    [account, `${token}.${browser}`],
  );
  const credentials = { authorization: `Bearer ${token}`, cookie: `browser=${browser}` };
  return { id: rows[0]?.id ?? '', account, credentials };
}

/** Agents have numbers from 1 on; a number divided by the branches is that of its upline. */
const writeTeam = `
  with recursive agent as materialized (
    select uuid_v7() as id, $2 || '-' || a as name, a from generate_series(1, $3::integer) a
  ), up as (
    select a, a as upper, 0 as distance from agent
    union all
    select a, upper / $6::integer, distance + 1 from up where upper > 0
  ), place as (
    select id, a from agent union all select $1, 0
  ), above as materialized (
    select up.a, place.id, up.distance from up join place on place.a = up.upper
  ), played as materialized (
    select uuid_v7() as id, a.name || '-' || n as name, a.a
      from agent a, generate_series(1, $4::integer) n
  ), m as (
    insert into member (id, brand_id, username, username_key, type, currency, nickname, language,
                        upline_id)
      select e.id, t.brand_id, e.name, e.name, e.type, 'VND', e.name, 'en', above.id
        from (select id, name, a, 1 as type, 1 as distance from agent
              union all select id, name, a, 0, 0 from played) e
        join above using (a, distance), member t where t.id = $1
  ), p as (
    insert into purse (id, brand_id, member_id, purpose, currency)
      select uuid_v7(), t.brand_id, agent.id, 'main', 'VND' from agent, member t where t.id = $1
  ), l as (
    insert into line_link (upline_id, member_id, distance)
      select above.id, agent.id, above.distance from above join agent using (a)
      union all select above.id, played.id, above.distance + 1 from above join played using (a)
      union all select played.id, played.id, 0 from played
  ), shown as materialized (
    select x.day, (array['INHOUSE', 'RNG'])[1 + extract(day from x.day)::integer % 2] as category
      from brand_date x join member t on t.brand_id = x.brand_id
     where t.id = $1 and x.day between current_date - $5::integer and current_date + 1
  ), d as (
    insert into member_day (member_id, day, category, rounds, stakes, turnover, wins)
      select played.id, x.day, x.category, 10, 1000000, 1000000, 900000 from played, shown x
  )
  insert into team_day (upline_id, day, category, rounds, stakes, turnover, wins)
    select u.id, x.day, x.category, 10 * u.size, 1000000 * u.size, 1000000 * u.size,
           900000 * u.size
      from (select id, $4::bigint * count(*) as size from above group by id) u, shown x`;

/** A deposit and a round of yesterday for each player, at any moment of twenty hours. */
const writeLog = `
  insert into figure_log (brand_id, member_id, kind, category, subject_id, times, stake, valid, won,
                          amount, settled_at)
    select m.brand_id, m.id, k.kind, k.category, uuid_v7(), 1, k.stake, k.stake, k.stake / 2,
           k.amount, x.starts_at + random() * interval '20 hours'
      from line_link l
      join member m on m.id = l.member_id and m.type = 0
      join brand_date x on x.brand_id = m.brand_id and x.day = current_date - 1,
           (values ('round', 'INHOUSE', 100000, 0), ('deposit', '', 0, 500000))
             k (kind, category, stake, amount)
     where l.upline_id = $1`;

export interface Size {
  agents: number;
  /** Agents directly below each agent; without it all are directly below the top. */
  branches?: number;
}

/**
 * Agents below a top, each with their members, and what all of them did on the last days: the rows
 * that registrations, rounds and the roll-up leave. The last rows of the log are as if they had
 * been rolled up.
 */
export async function fillTeam(db: pg.Client, { id, account }: Top, size: Size): Promise<void> {
  await db.query('begin');
  await db.query('set local session_replication_role = replica');
  const branches = size.branches ?? size.agents + 1;
  await db.query(writeTeam, [id, account, size.agents, perAgent, days, branches]);
  await db.query(writeLog, [id]);
  await db.query(`update figure_cursor set xid = pg_current_xact_id(),
                                           last_id = (select max(id) from figure_log)`);
  await db.query('commit');
}

/** As if all players had been registered below the last of some agents, one below another. */
export async function placeInLine(
  db: pg.Client,
  name: string,
  members: readonly string[],
  uplines: number,
): Promise<string> {
  let lowest: string | null = null;
  for (let at = 1; at <= uplines; at += 1) {
    const { rows }: { rows: { id: string }[] } = await db.query(
      `insert into member (id, brand_id, username, username_key, type, currency, nickname, language,
                           upline_id)
       select uuid_v7(), id, $1, $1, 1, 'VND', $1, 'en', $2 from brand where code = 'lantern'
       returning id`,
      [`${name}-above-${at}`, lowest],
    );
    lowest = rows[0]?.id ?? null;
  }
  await db.query('begin');
  await db.query('set local session_replication_role = replica');
  await db.query('update member set upline_id = $1 where id = any ($2)', [lowest, members]);
  await db.query(
    `select line_link_above(id, upline_id, '-infinity') from member
                   where id = any ($1)`,
    [members],
  );
  await db.query('commit');
  return lowest ?? '';
}
