import type { revealPayoutAccount, ValueOf } from '@lantern/contracts';
import type { Data, Secrets } from '../../contexts.ts';
import type { StaffCall } from '../../http/routes.ts';
import { writeAudit } from '../audit/index.ts';
import { nameOfBank } from '../bank-account/index.ts';
import { openAccount } from './open-account.ts';
import { findLockedNumber, type StaffRow } from './staff.store.ts';

/**
 * The whole number of the account that is to be paid. That it was looked at is written down before
 * it is shown.
 */
export async function revealAccount(
  context: Data & Secrets,
  { brand, staff, language }: StaffCall<typeof revealPayoutAccount>,
  row: StaffRow,
): Promise<ValueOf<typeof revealPayoutAccount>> {
  const accountNumber = await findLockedNumber(context.db, row.bankAccountId);
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
  };
}
