import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints } from '@lantern/contracts';
import { seedAgreements } from '@lantern/database/seed';
import { periodAt } from '@lantern/rules/agreements';
import pg from 'pg';
import { prepareBets } from './bets.ts';
import { getJson } from './get-json.ts';
import { byTurns, load, type Rate, watchMemory } from './measure.ts';
import { openPlayers } from './players.ts';
import { sendPrepared } from './prepared.ts';
import { plain, type Table } from './report.ts';
import type { MeasuredSite } from './site.ts';

const zone = 'Asia/Ho_Chi_Minh';
const hour = 60 * 60_000;
/** Members directly below each agent. */
const perAgent = 100;
/** The days that pages show. */
const days = 3;
const connections = 8;
const mostPerSecond = 8000;

interface Top {
  id: string;
  account: string;
  credentials: Record<string, string>;
}

/** An agent at the top of a line, logged in as pages are. */
async function openTop(db: pg.Client, account: string): Promise<Top> {
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

/**
 * Agents below a top, each with their members, and what all of them did on the last days: the rows
 * that registrations, rounds and the roll-up leave.
 */
async function fill(db: pg.Client, { id: top, account }: Top, agents: number): Promise<void> {
  await db.query('set session_replication_role = replica');
  await db.query(
    `with agent as materialized (
       select uuid_v7() as id, $2 || '-' || a as name, 1 as type, a, null::uuid as upline
         from generate_series(1, $3::integer) a),
     everyone as materialized (
       select *, null::uuid as above from agent
       union all
       select uuid_v7(), a.name || '-' || n, 0, a.a, null, a.id
         from agent a, generate_series(1, $4::integer) n),
     m as (
       insert into member (id, brand_id, username, username_key, type, currency, nickname, language,
                           upline_id)
         select e.id, t.brand_id, e.name, e.name, e.type, 'VND', e.name, 'en',
                coalesce(e.above, t.id)
           from everyone e, member t where t.id = $1),
     p as (
       insert into purse (id, brand_id, member_id, purpose, currency)
         select uuid_v7(), t.brand_id, e.id, 'main', 'VND' from everyone e, member t
          where t.id = $1 and e.type = 1),
     l as (
       insert into line_link (upline_id, member_id, distance)
         select e.id, e.id, 0 from everyone e
         union all select e.above, e.id, 1 from everyone e where e.above is not null
         union all select $1, e.id, case when e.above is null then 1 else 2 end from everyone e),
     d as (
       insert into member_day (member_id, day, category, rounds, stakes, turnover, wins)
         select e.id, x.day, 'INHOUSE', 10, 1000000, 1000000, 900000
           from everyone e, member t, brand_date x
          where t.id = $1 and x.brand_id = t.brand_id and e.type = 0
            and x.day between current_date - $5::integer and current_date + 1)
     insert into team_day (upline_id, day, category, rounds, stakes, turnover, wins)
       select u.id, x.day, 'INHOUSE', 10 * u.size, 1000000 * u.size, 1000000 * u.size,
              900000 * u.size
         from (select id, $4::bigint as size from agent
               union all select $1, $3::bigint * $4) u, member t, brand_date x
        where t.id = $1 and x.brand_id = t.brand_id
          and x.day between current_date - $5::integer and current_date + 1`,
    [top, account, agents, perAgent, days],
  );
  await db.query('set session_replication_role = origin');
}

/** P10: pages of a team of 100 and of one of many. */
async function measurePages(site: MeasuredSite, seconds: number, few: Top, many: Top) {
  const pages = {
    overview: endpoints.teamOverview.path,
    members: endpoints.teamMembers.path,
    'profit by member': `${endpoints.teamMembersProfit.path}?days=last7`,
    bets: endpoints.teamBets.path,
  };
  const rows: string[][] = [];
  for (const [name, path] of Object.entries(pages)) {
    const read =
      ({ credentials: headers }: Top) =>
      () =>
        load({ url: site.url, connections, seconds, make: () => ({ path, headers }) });
    const rates = await byTurns(3, { few: read(few), many: read(many) });
    const failed = rates.few.failures + rates.many.failures;
    const write = ({ perSecond, p99 }: Rate) => `${Math.round(perSecond)}/s   p99 ${p99} ms`;
    rows.push([
      `P10 ${name}`,
      write(rates.few),
      write(rates.many),
      `${(rates.few.perSecond / rates.many.perSecond).toFixed(2)} × the time`,
      failed > 0 ? `${failed} failed` : '',
    ]);
  }
  return rows;
}

/** How far figures are behind while a vendor bets as fast as it can. */
async function measureLag(site: MeasuredSite, db: pg.Client, seconds: number): Promise<string[]> {
  const players = await openPlayers(db, 1000, 'agents');
  const requests = prepareBets(site.url, site.vendorSecret, players, seconds * mostPerSecond);
  let [over, most] = [false, 0];
  const watch = async () => {
    while (!over) {
      const { rows } = await db.query<{ lag: number }>(
        `select extract(epoch from clock_timestamp() - complete_until)::float as lag
           from figure_cursor`,
      );
      most = Math.max(most, rows[0]?.lag ?? 0);
      await sleep(100);
    }
  };
  const watching = watch();
  const rate = await sendPrepared({ url: site.url, connections: 256, seconds, requests });
  over = true;
  await watching;
  const bets = `${Math.round(rate.perSecond).toLocaleString('en')} bets/s`;
  return plain('figures are behind by at most', `${most.toFixed(1)} s   at ${bets}`);
}

/** How long the longest run of the job of settlements has taken. */
async function jobSeconds(db: pg.Client): Promise<number> {
  for (;;) {
    const { rows } = await db.query<{ active: number; seconds: number }>(
      `select count(*) filter (where state = 'active')::integer as active,
              max(extract(epoch from completed_on - started_on))::float as seconds
         from pgboss.job where name = 'agreement-settlement'`,
    );
    if (rows[0]?.active === 0) return rows[0].seconds;
    await sleep(100);
  }
}

/** Milliseconds until the page has the members behind the bill of a whole team. */
async function timeOfMembers(site: MeasuredSite, db: pg.Client, top: Top): Promise<number> {
  const { rows } = await db.query<{ id: string }>(
    'select id from agreement_bill where agent_id = $1 order by period_start limit 1',
    [top.id],
  );
  const asked = performance.now();
  await getJson(
    `${site.url}${endpoints.agreementBillMembers.path}?id=${rows[0]?.id}`,
    top.credentials,
  );
  return performance.now() - asked;
}

/** Settles a day of agreements between the brand, the top and its agents. */
async function measureSettlement(site: MeasuredSite, db: pg.Client, top: Top, agents: number) {
  const midnight = periodAt('daily', new Date(), zone).start;
  const { start } = periodAt('daily', new Date(midnight.getTime() - hour), zone);
  const { rows } = await db.query<{ id: string; account: string }>(
    `select id, username as account from member where upline_id = $1 and type = 1`,
    [top.id],
  );
  const [brand] = (
    await db.query<{ id: string; staff: string }>(
      `select b.id, s.id as staff from brand b join staff s on s.brand_id = b.id
        where b.code = 'lantern' limit 1`,
    )
  ).rows;
  const termsOf = (rate: string) => ({
    ...{ kind: 'dailySalary' as const, activeMinimum: '500000' },
    tiers: [{ turnover: '1000000', netLoss: '0', activeMembers: 10, rate }],
  });
  // The worker must see all or none of them.
  await db.query('begin');
  await seedAgreements(
    db,
    [
      { agent: top, upline: null, terms: termsOf('1') },
      ...rows.map((agent) => ({ agent, upline: top, terms: termsOf('0.5') })),
    ],
    {
      ...{ brand: { id: brand?.id ?? '', code: 'lantern' }, currency: 'VND' },
      ...{ start, staffId: brand?.staff ?? '' },
    },
  );
  await db.query('commit');
  await db.query('vacuum analyze member, line_link, member_day, team_day, agreement, purse');
  await db.query(`insert into pgboss.job (name) values ('agreement-settlement')
                  on conflict do nothing`);
  const settled = (async () => {
    for (;;) {
      const { rows: bills } = await db.query<{ count: number }>(
        `select count(*)::integer as count from agreement_bill
          where period_start = $1 and kind = 'dailySalary'
            and agent_id in (select member_id from line_link where upline_id = $2)`,
        [start, top.id],
      );
      if ((bills[0]?.count ?? 0) > agents) return bills[0]?.count ?? 0;
      await sleep(100);
    }
  })();
  const [before, most] = await watchMemory(site.pidOf('worker'), settled);
  const seconds = await jobSeconds(db);
  const broken = await db.query('select from agreement_violations()');
  if (broken.rowCount) throw new Error('The bills of the benchmark are wrong.');
  const count = (value: number) => value.toLocaleString('en');
  const [own] = (
    await db.query<{ id: string }>('select id from agreement where agent_id = $1', [top.id])
  ).rows;
  const asked = performance.now();
  await getJson(`${site.url}${endpoints.agreementNow.path}?id=${own?.id}`, top.credentials);
  const waited = (performance.now() - asked) / 1000;
  const bill = await timeOfMembers(site, db, top);
  return [
    plain(
      'a day settled',
      `${count(await settled)} agreements over ${count(agents * perAgent)} member-days ` +
        `in ${seconds.toFixed(1)} s`,
    ),
    plain('the same on the page, as if the day ended now', `${waited.toFixed(1)} s`),
    plain('the members of its bill', `${bill.toFixed(0)} ms`),
    plain('memory of the worker', `${before.toFixed(0)} MB before, ${most.toFixed(0)} MB at most`),
  ];
}

/** P10: agents with large teams, figures behind a fast vendor, and a settled day. */
export async function measureAgents(
  site: MeasuredSite,
  seconds: number,
  agents: number,
): Promise<Table> {
  const db = new pg.Client({ connectionString: site.postgres('lantern') });
  await db.connect();
  try {
    const [few, many] = [await openTop(db, 'bench-few'), await openTop(db, 'bench-many')];
    await fill(db, few, 1);
    await fill(db, many, agents);
    await db.query('vacuum analyze member, line_link, member_day, team_day');
    const pages = await measurePages(site, seconds, few, many);
    const lag = await measureLag(site, db, seconds);
    const settlement = await measureSettlement(site, db, many, agents);
    return {
      title: `P10  teams of ${perAgent} and of ${(agents * perAgent).toLocaleString('en')}`,
      target: '≤ 3 × the time; ≤ 5 s behind; 10,000 agreements ≤ 60 s with flat memory',
      rows: [...pages, lag, ...settlement],
    };
  } finally {
    await db.end();
  }
}
