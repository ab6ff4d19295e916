import {
  type agentAccess,
  type assistants,
  type BodyOf,
  type changeAssistant,
  Refusal,
  type ValueOf,
} from '@lantern/contracts';
import { isAssistant } from '@lantern/rules';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { agentOf } from './agent-of.ts';
import { findAssistants, updateAssistant } from './assistant.store.ts';

/** What the caller may do in the agent centre. */
export const describeAccess = ({ session }: SessionCaller): ValueOf<typeof agentAccess> => ({
  assistant: isAssistant(session.type),
  rights: [...session.rights],
});

export async function listAssistants(
  { db }: Data,
  caller: SessionCaller,
): Promise<ValueOf<typeof assistants>> {
  const rows = await findAssistants(db, agentOf(caller));
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
}

/** @throws Refusal member_not_found for an assistant of another agent */
export async function grantRights(
  { db }: Data,
  caller: SessionCaller,
  { id, rights, active }: BodyOf<typeof changeAssistant>,
): Promise<ValueOf<typeof changeAssistant>> {
  const changed = await updateAssistant(db, agentOf(caller), { id, rights, active });
  if (!changed) throw new Refusal('member_not_found');
  return {};
}
