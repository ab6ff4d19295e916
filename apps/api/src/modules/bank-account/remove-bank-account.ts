import { type BodyOf, Refusal, type removeBankAccount as removeCall } from '@lantern/contracts';
import type { SessionCaller } from '../../caller.ts';
import { notifyOfChange } from '../messages/index.ts';
import { provePassword } from '../session/index.ts';
import { markRemoved } from './bank-account.store.ts';
import type { BankAccountContext } from './context.ts';

export async function removeBankAccount(
  context: BankAccountContext,
  caller: SessionCaller,
  { id, password }: BodyOf<typeof removeCall>,
): Promise<Record<string, never>> {
  const { brand, session, requestId } = caller;
  await provePassword(context, caller, password);
  const owner = { brandId: brand.id, memberId: session.memberId };
  if (!(await markRemoved(context.db, owner, id, context.clock.now())))
    throw new Refusal('bank_account_not_found');
  context.log.info(
    {
      event: 'bank_account_removed',
      brand: brand.code,
      member: session.memberId,
      account: id,
      requestId,
    },
    'bank account removed',
  );
  notifyOfChange(context, caller, { change: 'bankAccountRemoved' });
  return {};
}
