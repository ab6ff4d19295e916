import { type addAssistant, type BodyOf, Refusal, type ValueOf } from '@lantern/contracts';
import { assistantTypeOf } from '@lantern/rules';
import type { SessionCaller } from '../../caller.ts';
import { agentOf } from '../agent/index.ts';
import { insertMember } from '../member/index.ts';
import { checkAccount, describeAccount } from './account-by-agent.ts';
import type { RegistrationContext } from './context.ts';

/**
 * Creates an assistant of the agent, outside the line: it has no upline, no downline and no play.
 * @throws Refusal registration_invalid, username_taken, limit_reached
 */
export async function createAssistant(
  context: RegistrationContext,
  caller: SessionCaller,
  { rights, ...account }: BodyOf<typeof addAssistant>,
): Promise<ValueOf<typeof addAssistant>> {
  const agentId = agentOf(caller);
  checkAccount(context, caller, account);
  const type = assistantTypeOf(caller.session.type);
  const member = await describeAccount(context, caller, account, type);
  const taken = await insertMember(context.db, { ...member, assists: { agentId, rights } });
  if (taken) throw new Refusal(taken === 'stopped' ? 'limit_reached' : 'username_taken');
  context.log.info(
    { event: 'assistant_created', member: member.id, agent: agentId, requestId: caller.requestId },
    'an agent created an assistant',
  );
  return { id: member.id, account: member.username };
}
