import { type QueryOf, Refusal, type teamMembers, type ValueOf } from '@lantern/contracts';
import { nameKey } from '@lantern/rules';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { agentOf } from './agent-of.ts';
import { findAbove, findTeam } from './team.store.ts';

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
  const agent = agentOf(caller);
  const top = member ?? agent;
  const above = await findAbove(db, agent, top);
  if (!above) throw new Refusal('member_not_found');
  const typed = search.trim();
  const { rows, total } = await findTeam(db, {
    agent,
    top,
    name: typed === '' ? undefined : nameKey(typed),
    offset: (pageNo - 1) * pageSize,
    limit: pageSize,
  });
  return {
    list: rows.map(({ joinedAt, ...row }) => ({ ...row, joinedAt: joinedAt.toISOString() })),
    total,
    totalPages: Math.ceil(total / pageSize),
    above,
  };
}
