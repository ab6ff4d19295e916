import { type BodyOf, type proposeMemberPassword, Refusal, type ValueOf } from '@lantern/contracts';
import type { StaffCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { retried } from '../../db/transaction.ts';
import { firstPassword, hashPassword } from '../session/index.ts';
import { hasPasswords, insertPassword } from './propose-password.store.ts';

const isDoubled = (error: unknown) =>
  (error as { constraint?: unknown }).constraint === 'proposal_open';

/**
 * Proposes a new password for a locked-out member. The proposer sees the password but cannot
 * approve it; the approver cannot see it.
 * @throws Refusal member_not_found, proposal_open
 */
export async function proposePassword(
  context: Data,
  { brand, staff }: StaffCaller,
  { id: memberId, reason }: BodyOf<typeof proposeMemberPassword>,
): Promise<ValueOf<typeof proposeMemberPassword>> {
  if (!(await hasPasswords(context.db, brand.id, memberId))) throw new Refusal('member_not_found');
  const password = firstPassword(context.random);
  const proposed = {
    ...{ brandId: brand.id, staffId: staff.id, memberId, reason },
    ...{ passwordHash: await hashPassword(password), key: context.random.id() },
  };
  const proposalId = await retried(() => insertPassword(context.db, proposed)).catch(
    (error: unknown) => {
      throw isDoubled(error) ? new Refusal('proposal_open') : error;
    },
  );
  return { proposalId, firstPassword: password };
}
