import { findRow, findRows, getRow } from '@lantern/rows';
import type { Database } from '../../db/database.ts';

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

export interface TeamPart {
  offset?: number;
  /** A member: those listed after it. */
  after?: string | undefined;
  limit: number;
}

const asPrefix = (name: string) => `${name.replace(/[\\%_]/g, '\\$&')}%`;

/** The members below as a query, with its values. */
function belowOf({ top, name }: TeamSearch) {
  const found =
    name === undefined
      ? 'l.distance = 1'
      : `l.distance > 0 and l.member_id in (
           select m.id from member m join member t on t.id = $1 and t.brand_id = m.brand_id
            where m.username_key like $2)`;
  return {
    below: `from line_link l where l.upline_id = $1 and l.until is null and ${found}`,
    values: [top, ...(name === undefined ? [] : [asPrefix(name)])],
  };
}

/** A part of the members below, newest first. */
export function findTeam(
  { pool }: Database,
  search: TeamSearch,
  { offset = 0, after, limit }: TeamPart,
): Promise<TeamRow[]> {
  const { below, values } = belowOf(search);
  const [agent, from] = [`$${values.length + 1}`, `$${values.length + 2}::uuid`];
  return findRows<TeamRow>(
    pool,
    `select m.id, m.username as account, m.type, m.status = 'active' as active,
            own.distance as level, m.created_at as joined_at,
            (select count(*)::integer from (
               select from line_link d
                where d.upline_id = m.id and d.distance = 1 and d.until is null limit 1000
             ) counted) as direct
       from (select l.member_id ${below} and (${from} is null or l.member_id < ${from})
              order by l.member_id desc offset ${offset} limit ${limit}) listed
       join member m on m.id = listed.member_id
       join line_link own on own.member_id = m.id and own.until is null
                         and own.upline_id = ${agent}
      order by m.id desc`,
    [...values, search.agent, after ?? null],
  );
}

export async function countTeam({ pool }: Database, search: TeamSearch): Promise<number> {
  const { below, values } = belowOf(search);
  const counted = `select count(*)::integer as total ${below}`;
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
