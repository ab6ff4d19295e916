import { Refusal, type removeBankAccount as removeCall } from '@lantern/contracts';
import type { SessionCall } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { notifyOfChange } from '../messages/index.ts';
import { provePassword } from '../session/index.ts';
import { markRemoved } from './bank-account.store.ts';

export async function removeBankAccount(
  site: Site,
  call: SessionCall<typeof removeCall>,
): Promise<Record<string, never>> {
  const { brand, session, body, requestId } = call;
  await provePassword(site, call, body.password);
  const owner = { brandId: brand.id, memberId: session.memberId };
  if (!(await markRemoved(site.db, owner, body.id, site.clock.now())))
    throw new Refusal('bank_account_not_found');
  site.log.info(
    {
      event: 'bank_account_removed',
      brand: brand.code,
      member: session.memberId,
      account: body.id,
      requestId,
    },
    'bank account removed',
  );
  notifyOfChange(site, call, { change: 'bankAccountRemoved' });
  return {};
}
