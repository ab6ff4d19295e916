import { type BodyOf, type createDownline, Refusal, type ValueOf } from '@lantern/contracts';
import type { SessionCaller } from '../../caller.ts';
import { agentOf } from '../agent/index.ts';
import { canInvite } from '../invitation/index.ts';
import { refuseHighRebate } from '../lottery/index.ts';
import { insertMember } from '../member/index.ts';
import { checkAccount, describeAccount } from './account-by-agent.ts';
import type { RegistrationContext } from './context.ts';
import { countRegistration, refuseOverBudget } from './registration-budget.ts';

/**
 * Creates an account directly below the agent, who knows the first password. The person completes
 * the profile later.
 * @throws Refusal registration_invalid, username_taken, line_too_deep, rebate_too_high,
 *   too_many_requests
 */
export async function createDownlineMember(
  context: RegistrationContext,
  caller: SessionCaller,
  { type, rebate, ...account }: BodyOf<typeof createDownline>,
): Promise<ValueOf<typeof createDownline>> {
  const { brand, requestId, session } = caller;
  const agent = agentOf(caller);
  await refuseOverBudget(context, brand);
  checkAccount(context, caller, account);
  await refuseHighRebate(context, brand, rebate);
  if (!(await canInvite(context.db, agent))) throw new Refusal('line_too_deep');
  const member = await describeAccount(context, caller, account, type);
  const terms = { uplineId: agent, ...(rebate !== undefined && { lotteryRebate: rebate }) };
  if (await insertMember(context.db, { ...member, ...terms })) throw new Refusal('username_taken');
  await countRegistration(context, brand);
  context.log.info(
    {
      ...{ event: 'downline_created', brand: brand.code, member: member.id },
      ...{ agent, by: session.memberId, requestId },
    },
    'an agent created an account',
  );
  return { id: member.id, account: member.username };
}
