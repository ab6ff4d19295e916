import { type QueryOf, Refusal, type teamMember, type ValueOf } from '@lantern/contracts';
import { maskEmail, maskMobile } from '@lantern/rules';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import type { Brand } from '../brand/index.ts';
import { maySendDown } from '../line-transfer/index.ts';
import { agentOf } from './agent-of.ts';
import { findTeamMember, type TeamMemberRow } from './team.store.ts';

/**
 * A member of the agent's team. A member outside the own downline counts as not found.
 * @throws Refusal feature_disabled, member_not_found
 */
export async function describeTeamMember(
  { db }: Data,
  caller: SessionCaller,
  { member }: QueryOf<typeof teamMember>,
): Promise<ValueOf<typeof teamMember>> {
  const { brand } = caller;
  const row = await findTeamMember(db, agentOf(caller), member);
  if (!row) throw new Refusal('member_not_found');
  const { mobile, email, linkCode, linkNote, joinedAt, lastLoginAt, ...known } = row;
  return {
    ...known,
    joinedAt: joinedAt.toISOString(),
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
    link: linkCode === null ? null : { code: linkCode, note: linkNote ?? '' },
    contacts: contactsOf(brand, { mobile, email }),
    canReceive: row.active && maySendDown(brand, caller.session),
  };
}

function contactsOf(brand: Brand, { mobile, email }: Pick<TeamMemberRow, 'mobile' | 'email'>) {
  const { contacts } = brand.settings.downline;
  if (contacts === 'hidden') return { mobile: null, email: null };
  if (contacts === 'shown') return { mobile, email };
  return { mobile: mobile && maskMobile(mobile), email: email && maskEmail(email) };
}
