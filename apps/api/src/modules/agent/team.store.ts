import { findRow, findRows, getRow } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import type { ListPart } from '../../db/list-part.ts';

export interface TeamRow {
  id: string;
  account: string;
  type: number;
  active: boolean;
  level: number;
  direct: number;
  joinedAt: Date;
}

/**
 * The members between an agent and a member of the team, who is the last one; empty for the agent.
 * Undefined for a member outside the team.
 */
export async function findAbove(
  { pool }: Database,
  agent: string,
  member: string,
): Promise<{ id: string; account: string }[] | undefined> {
  const found = await findRows<{ id: string; account: string }>(
    pool,
    `select m.id, m.username as account
       from line_link own
       join line_link l on l.member_id = own.member_id and l.until is null
                       and l.distance <= own.distance
       join member m on m.id = l.upline_id
      where own.upline_id = $1 and own.member_id = $2 and own.until is null
      order by l.distance desc`,
    [agent, member],
  );
  return found.length === 0 ? undefined : found.slice(1);
}

export interface TeamSearch {
  agent: string;
  /** The agent, or a member of the team. */
  top: string;
  /** Prefix of an account in its unique form, at any depth; undefined for the direct downline. */
  name: string | undefined;
}

const asPrefix = (name: string) => `${name.replace(/[\\%_]/g, '\\$&')}%`;

/** The order of the index of prefixes, so that a page of many hits reads only its own. */
const byName = 'm.username_key using ~<~';
/** Hits of a search are counted up to here, and pages end there. */
const mostHits = 1000;

/** The members below as a query, with its values and its order. `$1` is the top. */
function belowOf({ top, name }: TeamSearch) {
  if (name === undefined)
    return {
      below: 'from line_link l where l.upline_id = $1 and l.until is null and l.distance = 1',
      values: [top],
      order: 'l.member_id desc',
      shown: 'm.id desc',
      isAfter: (member: string) => `l.member_id < ${member}`,
    };
  return {
    below: `from member m
              join line_link l on l.member_id = m.id and l.upline_id = $1 and l.until is null
                              and l.distance > 0
             where m.brand_id = (select brand_id from member where id = $1)
               and m.username_key like $2`,
    values: [top, asPrefix(name)],
    order: byName,
    shown: byName,
    isAfter: (member: string) =>
      `m.username_key ~>~ (select username_key from member where id = ${member})`,
  };
}

/** A part of the members below: newest first, those found by a search by their accounts. */
export function findTeam(
  { pool }: Database,
  search: TeamSearch,
  { limit, offset = 0, after }: ListPart,
): Promise<TeamRow[]> {
  const { below, values, order, shown, isAfter } = belowOf(search);
  const [agent, from] = [`$${values.length + 1}`, `$${values.length + 2}::uuid`];
  return findRows<TeamRow>(
    pool,
    `select m.id, m.username as account, m.type, m.status = 'active' as active,
            own.distance as level, m.created_at as joined_at,
            (select count(*)::integer from (
               select from line_link d
                where d.upline_id = m.id and d.distance = 1 and d.until is null limit 1000
             ) counted) as direct
       from (select l.member_id ${below} and (${from} is null or ${isAfter(from)})
              order by ${order} offset ${offset} limit ${limit}) listed
       join member m on m.id = listed.member_id
       join line_link own on own.member_id = m.id and own.until is null
                         and own.upline_id = ${agent}
      order by ${shown}`,
    [...values, search.agent, after?.id ?? null],
  );
}

/**
 * How many a list has in all; of a search at most 1,000. The direct downline is counted by the
 * uplines of members: of the links of a large team most are expected to be direct ones, so they
 * were read by three processes.
 */
export async function countTeam({ pool }: Database, search: TeamSearch): Promise<number> {
  const { below, values } = belowOf(search);
  const listed =
    search.name === undefined
      ? 'from member where upline_id = $1'
      : `from (select ${below} limit ${mostHits}) hit`;
  const counted = `select count(*)::integer as total ${listed}`;
  return (await getRow<{ total: number }>(pool, counted, values)).total;
}

export interface TeamMemberRow {
  id: string;
  account: string;
  nickname: string;
  type: number;
  active: boolean;
  level: number;
  joinedAt: Date;
  lastLoginAt: Date | null;
  rebate: number | null;
  mobile: string | null;
  email: string | null;
  /** The agent's link by which the member registered. */
  linkCode: string | null;
  linkNote: string | null;
}

/** A member at any depth below an agent. */
export const findTeamMember = (
  { pool }: Database,
  agent: string,
  member: string,
): Promise<TeamMemberRow | undefined> =>
  findRow<TeamMemberRow>(
    pool,
    `select m.id, m.username as account, m.nickname, m.type, m.status = 'active' as active,
            own.distance as level, m.created_at as joined_at, p.mobile, p.email,
            (select e.created_at from login_event e
              where e.member_id = m.id and e.outcome in ('entered', 'verified')
              order by e.created_at desc limit 1) as last_login_at,
            m.lottery_rebate as rebate,
            l.code_key as link_code, l.note as link_note
       from line_link own
       join member m on m.id = own.member_id
       left join member_profile p on p.member_id = m.id
       left join invite_use u on u.member_id = m.id
       left join invite_link l on l.id = u.link_id and l.member_id = $1
      where own.upline_id = $1 and own.member_id = $2 and own.until is null and own.distance > 0`,
    [agent, member],
  );
