import type { BodyOf, revealPayoutAccount, ValueOf } from '@lantern/contracts';
import type { StaffCaller } from '../../caller.ts';
import type { Data, Secrets } from '../../contexts.ts';
import { writeAudit } from '../audit/index.ts';
import { findFullName, nameOfBank } from '../bank-account/index.ts';
import { findOwn } from './describe-for-staff.ts';
import { openAccount } from './open-account.ts';
import { findLockedNumber } from './staff.store.ts';

/**
 * The account in full, to compare with the member's name before an approval or to pay. The access
 * is audited before the number is returned.
 * @throws Refusal withdrawal_not_found
 */
export async function revealAccount(
  context: Data & Secrets,
  caller: StaffCaller,
  { reference }: BodyOf<typeof revealPayoutAccount>,
): Promise<ValueOf<typeof revealPayoutAccount>> {
  const { brand, staff, language } = caller;
  const row = await findOwn(context, caller, reference);
  const [accountNumber, memberName] = await Promise.all([
    findLockedNumber(context.db, row.bankAccountId),
    findFullName(context.db.pool, row.memberId),
  ]);
  await writeAudit(context.db.pool, {
    brandId: brand.id,
    staffId: staff.id,
    action: 'payout_account_revealed',
    subjectType: 'withdrawal',
    subject: row.reference,
  });
  const { holderName, ...opened } = openAccount(context, { ...row, accountNumber });
  return {
    bankName: nameOfBank(brand, language, row.bankCode),
    accountNumber: opened.accountNumber,
    holderName,
    memberName,
  };
}
