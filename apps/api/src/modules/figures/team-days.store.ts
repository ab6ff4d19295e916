import { findRows, getRow } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import type { ListPart } from '../../db/list-part.ts';
import { type DaySums, type Sums, sums } from './figure.store.ts';

/**
 * A team from an agent's side: what was done while the member at its top was below the agent, on
 * some days of the brand. The tree of each moment decides, so a move changes nothing that is past.
 */
export interface TeamDays {
  brandId: string;
  /** Whose downline it is. */
  agent: string;
  /** The agent, or a member that is or was below. */
  top: string;
  /** Whether the top is below the agent now. */
  current: boolean;
  from: string;
  to: string;
}

/** Between the first and the last of some days, by the clocks of the brand. */
const startOf = (brand: string, from: string) =>
  `coalesce((select min(starts_at) from brand_date
              where brand_id = ${brand} and day >= ${from}::date), 'infinity')`;
const endOf = (brand: string, to: string) =>
  `coalesce((select max(ends_at) from brand_date
              where brand_id = ${brand} and day <= ${to}::date), '-infinity')`;

export interface Way {
  /** From the agent's direct downline to the member, who is the last one; empty for the agent. */
  above: { id: string; account: string }[];
  current: boolean;
}

/**
 * The way from an agent to a member, as it is or as it was last in some days; undefined for a
 * member who was not below the agent then.
 */
export async function findWay(
  { pool }: Database,
  { brandId, agent, top, from, to }: Omit<TeamDays, 'current'>,
): Promise<Way | undefined> {
  const found = await findRows<{ id: string; account: string; current: boolean }>(
    pool,
    `select m.id, m.username as account, own.until is null as current
       from (select * from line_link o
              where o.upline_id = $2 and o.member_id = $3
                and (o.until is null or o.until > ${startOf('$1', '$4')}
                                        and o.since < ${endOf('$1', '$5')})
              order by o.until desc nulls first limit 1) own
       join line_link l on l.member_id = own.member_id and l.distance <= own.distance
                       and l.since < coalesce(own.until, 'infinity')
                       and (l.until is null or l.until >= own.until)
       join member m on m.id = l.upline_id
      order by l.distance desc`,
    [brandId, agent, top, from, to],
  );
  const [first] = found;
  if (!first) return undefined;
  const above = found.slice(1).map(({ id, account }) => ({ id, account }));
  return { above, current: first.current };
}

/** The figures of a team by day and category, those of its top member alone marked as own. */
export const findTeamDays = (
  { pool }: Database,
  { brandId, agent, top, from, to }: TeamDays,
): Promise<DaySums[]> =>
  findRows<DaySums>(pool, {
    name: 'figure_team_days',
    text: `select d.day::text, d.category, d.own, ${sums}
             from line_link l
            cross join lateral figure_below($1, l.member_id, l.since, l.until, $4::date, $5::date) d
            where l.upline_id = $2 and l.member_id = $3
            group by d.day, d.category, d.own order by d.day, d.category`,
    values: [brandId, agent, top, from, to],
  });

export interface MemberSums extends Sums {
  id: string;
  account: string;
  type: number;
  /** Direct downline members; null for a member that is not below the agent any more. */
  direct: number | null;
}

const overlap = (one: string, other: string) =>
  `${one}.since < coalesce(${other}.until, 'infinity')
   and coalesce(${one}.until, 'infinity') > ${other}.since`;
/** Links to direct members of the top who were below the agent in these days. */
const wasBelow = `exists (select from line_link own
   where own.upline_id = $1 and own.member_id = l.member_id and ${overlap('own', 'l')}
     and own.since < ${endOf('$3', '$5')}
     and coalesce(own.until, 'infinity') > ${startOf('$3', '$4')})`;
const direct = 'from line_link l where l.upline_id = $2 and l.distance = 1';
const present = `${direct} and l.until is null and ($6::boolean or ${wasBelow})`;
const former = `${direct} and l.until is not null and l.since < ${endOf('$3', '$5')}
   and l.until > ${startOf('$3', '$4')} and ${wasBelow}
   and not exists (select from line_link now where now.upline_id = $2 and now.distance = 1
                     and now.member_id = l.member_id and now.until is null)`;
const isAfter = '($10::uuid is null or l.member_id < $10)';

/**
 * A part of a team's direct members, newest first, each with all below it, and their number: who
 * is one now, and who was one in these days. Each counts for the time in which it was, in all
 * categories or in one.
 */
export async function findMemberSums(
  { pool }: Database,
  { brandId, agent, top, current, from, to }: TeamDays,
  { limit, offset = 0, after, category }: ListPart & { category?: string | undefined },
): Promise<{ rows: MemberSums[]; total: number }> {
  const values = [agent, top, brandId, from, to, current];
  const [rows, counted] = await Promise.all([
    findRows<MemberSums>(pool, {
      name: 'figure_members',
      text: `with listed as (
               select member_id from (
                 (select l.member_id ${present} and ${isAfter}
                   order by l.member_id desc limit $7::bigint + $8::bigint)
                 union all (select distinct l.member_id ${former} and ${isAfter})) x
                order by member_id desc limit $7 offset $8)
             select m.id, m.username as account, m.type, s.*,
                    case when exists (select from line_link b where b.upline_id = $1
                                        and b.member_id = m.id and b.until is null)
                         then (select count(*)::integer from (
                                 select from line_link x where x.upline_id = m.id
                                    and x.distance = 1 and x.until is null limit 1000) c)
                         end as direct
               from listed
               join member m on m.id = listed.member_id
              cross join lateral (
                select ${sums} from line_link l
                  join line_link own on own.upline_id = $1 and own.member_id = l.member_id
                                    and ${overlap('own', 'l')}
                 cross join lateral figure_below($3, l.member_id, greatest(l.since, own.since),
                                                 least(l.until, own.until), $4::date, $5::date) d
                 where l.upline_id = $2 and l.member_id = m.id and l.distance = 1
                   and ($9::text is null or d.category = $9)) s
              order by m.id desc`,
      values: [...values, limit, offset, category ?? null, after?.id ?? null],
    }),
    getRow<{ total: number }>(pool, {
      name: 'figure_members_count',
      text: `select ((select count(*) ${present})
                     + (select count(distinct l.member_id) ${former}))::integer as total`,
      values,
    }),
  ]);
  return { rows, total: counted.total };
}
