import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints } from '@lantern/contracts';
import { seedAgreements } from '@lantern/database/seed';
import { periodAt } from '@lantern/rules/agreements';
import pg from 'pg';
import { measureLag } from './figure-lag.ts';
import { getJson } from './get-json.ts';
import { watchHeap } from './heap.ts';
import { byTurns, load, type Rate, watchMemory } from './measure.ts';
import { plain, type Table } from './report.ts';
import type { MeasuredSite } from './site.ts';
import { fillTeam, openTop, perAgent, type Top } from './teams.ts';

const zone = 'Asia/Ho_Chi_Minh';
const hour = 60 * 60_000;
const connections = 8;
/** The tree with depth has as many agents, and five levels of them where there are a thousand. */
const deep = { agents: 1000, branches: 5 };

interface Tops {
  few: Top;
  many: Top;
  deep: Top;
}

const week = 'days=last7';
/** Pages of the agent centre. Searches find 12 members, or all of some agents. */
const pages: Record<string, (account: string) => string> = {
  overview: () => endpoints.teamOverview.path,
  'overview of a month': () => `${endpoints.teamOverview.path}?span=month`,
  members: () => endpoints.teamMembers.path,
  'a search': (account) => `${endpoints.teamMembers.path}?search=${account}-1-1`,
  'a search with many hits': (account) => `${endpoints.teamMembers.path}?search=${account}-1`,
  'profit by day and category': () => `${endpoints.teamProfit.path}?${week}`,
  'profit in a category': () => `${endpoints.teamProfit.path}?${week}&category=INHOUSE`,
  'profit by member': () => `${endpoints.teamMembersProfit.path}?${week}`,
  bets: () => `${endpoints.teamBets.path}?${week}`,
  transactions: () => `${endpoints.teamTransactions.path}?${week}`,
};
/** Pages of agreements, once some bills have been paid. */
const incomePages = {
  'My income': () => `${endpoints.agreementIncome.path}?${week}`,
  'bills of the downline': () => `${endpoints.agreementBills.path}?${week}&side=downline`,
};

/** P10: pages of a team of 100, and of large ones. */
async function measurePages(
  site: MeasuredSite,
  seconds: number,
  shown: typeof pages,
  tops: Partial<Tops> & Pick<Tops, 'few'>,
) {
  const rows: string[][] = [];
  for (const [name, pathOf] of Object.entries(shown)) {
    const runs = Object.entries(tops).map(([size, { account, credentials: headers }]) => {
      const make = () => ({ path: pathOf(account), headers });
      return [size, () => load({ url: site.url, connections, seconds, make })] as const;
    });
    const rates: Record<string, Rate> = await byTurns(3, Object.fromEntries(runs));
    const write = ({ perSecond, p99 }: Rate) => `${Math.round(perSecond)}/s   p99 ${p99} ms`;
    const failed = Object.values(rates).reduce((sum, { failures }) => sum + failures, 0);
    const base = rates.few?.perSecond ?? Number.NaN;
    rows.push([
      `P10 ${name}`,
      ...Object.entries(rates).map(([size, rate]) =>
        size === 'few' ? write(rate) : `${size} ${write(rate)}   ${times(base, rate)}`,
      ),
      failed > 0 ? `${failed} failed` : '',
    ]);
  }
  return rows;
}

const times = (base: number, { perSecond }: Rate) => `${(base / perSecond).toFixed(2)} × the time`;

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

/** Signs agreements of yesterday between the brand, the tops and the agents below them. */
async function signAgreements(db: pg.Client, tops: readonly Top[]): Promise<Date> {
  const midnight = periodAt('daily', new Date(), zone).start;
  const { start } = periodAt('daily', new Date(midnight.getTime() - hour), zone);
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
  for (const top of tops) {
    const { rows } = await db.query<{ id: string; account: string }>(
      `select id, username as account from member where upline_id = $1 and type = 1`,
      [top.id],
    );
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
  }
  await db.query('commit');
  return start;
}

/** Settles a day of agreements between the brand, the tops and their agents. */
async function measureSettlement(
  site: MeasuredSite,
  db: pg.Client,
  { few, many: top }: Tops,
  agents: number,
) {
  const start = await signAgreements(db, [few, top]);
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
  const ended = settled.then(() => jobSeconds(db));
  const worker = { pid: site.pidOf('worker'), port: site.inspectPort };
  const [seconds, [before, most], heap] = await Promise.all([
    ended,
    watchMemory(worker.pid, ended),
    watchHeap(worker, ended),
  ]);
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
    plain(
      'in use of it, after a collection',
      `${heap.before.toFixed(1)} MB before, ${heap.most.toFixed(1)} MB at most, ` +
        `${heap.after.toFixed(1)} MB after`,
    ),
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
    const tops = {
      few: await openTop(db, 'bench-few'),
      many: await openTop(db, 'bench-many'),
      deep: await openTop(db, 'bench-deep'),
    };
    await fillTeam(db, tops.few, { agents: 1 });
    await fillTeam(db, tops.many, { agents });
    await fillTeam(db, tops.deep, deep);
    await db.query('vacuum analyze member, line_link, member_day, team_day, figure_log');
    const shown = await measurePages(site, seconds, pages, tops);
    const lag = await measureLag(site, 5 * seconds);
    const settlement = await measureSettlement(site, db, tops, agents);
    const { few, many } = tops;
    const income = await measurePages(site, seconds, incomePages, { few, many });
    const sizes = [1, agents, deep.agents].map((of) => (of * perAgent).toLocaleString('en'));
    return {
      title: `P10  a team of ${sizes[0]}; of ${sizes[1]} (many); of ${sizes[2]}, with depth (deep)`,
      target: '≤ 3 × the time; ≤ 5 s behind; 10,000 agreements ≤ 60 s with flat memory',
      rows: [...shown, ...lag, ...settlement, ...income],
    };
  } finally {
    await db.end();
  }
}
