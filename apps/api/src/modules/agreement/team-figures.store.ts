import { findRows } from '@lantern/rows';
import type { TeamFigures } from '@lantern/rules/agreements';
import type pg from 'pg';
import { inTransaction } from '../../db/transaction.ts';

/** An agent whose team is counted, with the turnover from which a member is active. */
export interface Counted {
  agentId: string;
  minimum: bigint;
}

interface Row {
  agentId: string;
  turnover: string;
  netLoss: string;
  activeMembers: string;
}

/** A period of a brand: by its days, or by the log alone. */
export interface CountedPeriod {
  brandId: string;
  start: Date;
  end: Date;
  /** For periods of whole days whose days are rolled up. */
  days: { from: string; to: string } | null;
}

/**
 * Members who have never moved are counted by their days alone, in sets that the database may read
 * as a whole. For who has moved, a day of coming or leaving counts by the log, as far as the member
 * was below. That the agents are named again lets it guess how large their teams are.
 */
const byDays = `
  with a as (select * from unnest($1::uuid[], $2::bigint[]) a (agent_id, minimum)),
  sums as (
    select a.agent_id, sum(d.turnover) as turnover,
           sum(d.stakes - d.wins - d.rebates - d.promotions - d.fees) as net_loss
      from a cross join lateral (
             select turnover, stakes, wins, rebates, promotions, fees from member_day
              where member_id = a.agent_id and day between $4::date and $5::date
             union all
             select turnover, stakes, wins, rebates, promotions, fees from team_day
              where upline_id = a.agent_id and day between $4::date and $5::date) d
     group by a.agent_id
  ), stayed as (
    select d.member_id, sum(d.turnover)::bigint as turnover from member_day d
     where d.day between $4::date and $5::date
       and d.member_id in (select member_id from line_link
                            where upline_id = any ($1) and until is null and since = '-infinity')
     group by d.member_id
  ), moved as (
    select l.upline_id as agent_id, sum(
             case when l.since > x.starts_at or l.until < x.ends_at
                  then (select coalesce(sum(f.valid), 0) from figure_log f
                         where f.member_id = d.member_id and f.category = d.category
                           and f.settled_at >= greatest(l.since, x.starts_at)
                           and f.settled_at < least(coalesce(l.until, 'infinity'), x.ends_at))
                  else d.turnover end)::bigint as turnover
      from line_link l
      join member_day d on d.member_id = l.member_id and d.day between $4::date and $5::date
      join brand_date x on x.brand_id = $3 and x.day = d.day and l.since < x.ends_at
                       and (l.until is null or l.until > x.starts_at)
     where l.upline_id = any ($1) and (l.since > '-infinity' or l.until is not null)
     group by l.upline_id, l.member_id
  ), played as (
    select l.upline_id as agent_id, s.turnover from line_link l join stayed s using (member_id)
     where l.upline_id = any ($1) and l.until is null and l.since = '-infinity'
    union all
    select agent_id, turnover from moved
  )`;

const byLog = `
  with a as (select * from unnest($1::uuid[], $2::bigint[]) a (agent_id, minimum)),
  member as (
    select a.agent_id, a.minimum, f.member_id, sum(f.valid) as turnover,
           sum(f.stake - f.won - case when f.kind in ('rebate', 'promotion', 'fee')
                                      then f.amount else 0 end) as net_loss
      from a
      join line_link l on l.upline_id = a.agent_id
      join figure_log f on f.member_id = l.member_id and f.settled_at >= $4 and f.settled_at < $5
                       and f.brand_id = $3 and f.settled_at >= l.since
                       and (l.until is null or f.settled_at < l.until)
     where l.upline_id = any ($1) and l.since < $5 and (l.until is null or l.until > $4)
     group by a.agent_id, a.minimum, f.member_id
  ), sums as (
    select agent_id, sum(turnover) as turnover, sum(net_loss) as net_loss from member
     group by agent_id
  ), played as (select agent_id, turnover from member)`;

const counted = `
  select a.agent_id, coalesce(s.turnover, 0)::text as turnover,
         coalesce(s.net_loss, 0)::text as net_loss,
         coalesce(p.members, 0)::text as active_members
    from a
    left join sums s using (agent_id)
    left join (select p.agent_id, count(*) as members from played p join a using (agent_id)
                where p.turnover >= a.minimum and p.turnover > 0
                group by p.agent_id) p using (agent_id)`;

/**
 * Milliseconds that a count may take: a team may have a million members. A page waits less than its
 * client does.
 */
export const patience = { page: 12_000, settlement: 240_000 } as const;

/** The client's timeout in milliseconds, which is missing in the types of pg, is the later one. */
const longerThan = (limit: number): object => ({
  query_timeout: limit + 10_000,
});

/** What the teams of some agents did in a period, by agent. */
export const findTeamFigures = (
  pool: pg.Pool,
  agents: readonly Counted[],
  { brandId, start, end, days }: CountedPeriod,
  limit: number = patience.page,
): Promise<Map<string, TeamFigures>> =>
  inTransaction(pool, async (client) => {
    await client.query(
      `select set_config('statement_timeout', $1, true), set_config('work_mem', '64MB', true)`,
      [limit],
    );
    const rows = await findRows<Row>(client, {
      text: `${days ? byDays : byLog} ${counted}`,
      values: [
        agents.map(({ agentId }) => agentId),
        agents.map(({ minimum }) => minimum.toString()),
        brandId,
        ...(days ? [days.from, days.to] : [start, end]),
      ],
      ...longerThan(limit),
    });
    return new Map(
      rows.map(({ agentId, turnover, netLoss, activeMembers }) => [
        agentId,
        {
          turnover: BigInt(turnover),
          netLoss: BigInt(netLoss),
          activeMembers: Number(activeMembers),
        },
      ]),
    );
  });
