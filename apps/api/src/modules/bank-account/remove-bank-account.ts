import { Refusal, type removeBankAccount as removeCall } from '@lantern/contracts';
import type { SessionCall } from '../../http/routes.ts';
import { notifyOfChange } from '../messages/index.ts';
import { provePassword } from '../session/index.ts';
import { markRemoved } from './bank-account.store.ts';
import type { BankAccountContext } from './context.ts';

export async function removeBankAccount(
  context: BankAccountContext,
  call: SessionCall<typeof removeCall>,
): Promise<Record<string, never>> {
  const { brand, session, body, requestId } = call;
  await provePassword(context, call, body.password);
  const owner = { brandId: brand.id, memberId: session.memberId };
  if (!(await markRemoved(context.db, owner, body.id, context.clock.now())))
    throw new Refusal('bank_account_not_found');
  context.log.info(
    {
      event: 'bank_account_removed',
      brand: brand.code,
      member: session.memberId,
      account: body.id,
      requestId,
    },
    'bank account removed',
  );
  notifyOfChange(context, call, { change: 'bankAccountRemoved' });
  return {};
}
