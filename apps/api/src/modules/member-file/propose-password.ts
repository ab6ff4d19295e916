import { type proposeMemberPassword, Refusal, type ValueOf } from '@lantern/contracts';
import type { Data } from '../../contexts.ts';
import { retried } from '../../db/transaction.ts';
import type { StaffCall } from '../../http/routes.ts';
import { firstPassword, hashPassword } from '../session/index.ts';
import { hasPasswords, insertPassword } from './propose-password.store.ts';

const isDoubled = (error: unknown) =>
  (error as { constraint?: unknown }).constraint === 'proposal_open';

/**
 * Proposes a password for a member who cannot get in. Whoever hears it could come in by it, so
 * another person says whether it is to be: who approves does not know it, and who knows it cannot
 * approve.
 * @throws Refusal member_not_found, proposal_open
 */
export async function proposePassword(
  context: Data,
  { brand, staff, body }: StaffCall<typeof proposeMemberPassword>,
): Promise<ValueOf<typeof proposeMemberPassword>> {
  const { id: memberId, reason } = body;
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
