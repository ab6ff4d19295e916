import {
  type QueryOf,
  Refusal,
  type teamMembers,
  type teamMembersFile,
  type ValueOf,
} from '@lantern/contracts';
import { accountType, nameKey } from '@lantern/rules';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { type CsvFile, csvCount, csvOf, inParts } from '../../csv.ts';
import type { Database } from '../../db/database.ts';
import { textsOf } from '../../texts.ts';
import { inZone } from '../../zoned-time.ts';
import { agentOf } from './agent-of.ts';
import { countTeam, findAbove, findTeam, type TeamRow, type TeamSearch } from './team.store.ts';

interface Texts {
  team: Record<'account' | 'type' | 'level' | 'joined' | 'direct', string> & {
    types: Record<'member' | 'agent' | 'generalAgent', string>;
  };
}
const texts = textsOf<Texts>('agent');

/** @throws Refusal feature_disabled, member_not_found */
async function askedTeam(
  db: Database,
  caller: SessionCaller,
  { member, search }: Pick<QueryOf<typeof teamMembers>, 'member' | 'search'>,
) {
  const agent = agentOf(caller);
  const top = member ?? agent;
  const above = await findAbove(db, agent, top);
  if (!above) throw new Refusal('member_not_found');
  const typed = search.trim();
  const team: TeamSearch = { agent, top, name: typed === '' ? undefined : nameKey(typed) };
  return { team, above };
}

/**
 * Members below an agent: direct ones, or of any depth by a search. A member outside the agent's
 * own downline counts as not found.
 * @throws Refusal feature_disabled, member_not_found
 */
export async function listTeam(
  { db }: Data,
  caller: SessionCaller,
  { member, search, pageNo, pageSize }: QueryOf<typeof teamMembers>,
): Promise<ValueOf<typeof teamMembers>> {
  const { team, above } = await askedTeam(db, caller, { member, search });
  const [rows, total] = await Promise.all([
    findTeam(db, team, { offset: (pageNo - 1) * pageSize, limit: pageSize }),
    countTeam(db, team),
  ]);
  return {
    list: rows.map(({ joinedAt, ...row }) => ({ ...row, joinedAt: joinedAt.toISOString() })),
    total,
    totalPages: Math.ceil(total / pageSize),
    above,
  };
}

/**
 * The members that a page of the team lists; rows are read while the file is sent.
 * @throws Refusal feature_disabled, member_not_found
 */
export async function teamFile(
  { db }: Data,
  caller: SessionCaller,
  query: QueryOf<typeof teamMembersFile>,
): Promise<CsvFile> {
  const { team } = await askedTeam(db, caller, query);
  const words = texts.get(caller.language)?.team;
  const types: Record<number, string | undefined> = {
    [accountType.member]: words?.types.member,
    [accountType.agent]: words?.types.agent,
    [accountType.generalAgent]: words?.types.generalAgent,
  };
  return csvOf(
    'team.csv',
    [
      [words?.account, ({ account }) => account],
      [words?.type, ({ type }) => types[type] ?? String(type)],
      [words?.level, ({ level }) => csvCount(level)],
      [words?.joined, ({ joinedAt }) => inZone(joinedAt, caller.brand.timeZone)],
      [words?.direct, ({ direct }) => csvCount(direct)],
    ],
    inParts<TeamRow>((part) => findTeam(db, team, part)),
  );
}
