import { type BodyOf, Refusal, type revealMember, type ValueOf } from '@lantern/contracts';
import { accountLock } from '@lantern/signing';
import type { StaffCaller } from '../../caller.ts';
import type { Data, Secrets } from '../../contexts.ts';
import { writeAudit } from '../audit/index.ts';
import { nameOfBank } from '../bank-account/index.ts';
import { findAccounts, findFile } from './member-file.store.ts';

/**
 * Returns masked personal data in full. The audit log is written first, so that no reveal is
 * unrecorded.
 * @throws Refusal member_not_found
 */
export async function reveal(
  { db, vault }: Data & Secrets,
  { brand, language, staff }: StaffCaller,
  { id, reason }: BodyOf<typeof revealMember>,
): Promise<ValueOf<typeof revealMember>> {
  const row = await findFile(db, brand.id, id);
  if (!row) throw new Refusal('member_not_found');
  const accounts = await findAccounts(db, row.id);
  await writeAudit(db.pool, {
    brandId: brand.id,
    staffId: staff.id,
    action: 'member_revealed',
    subjectType: 'member',
    subject: row.id,
    reason,
  });
  return {
    mobile: row.mobile,
    email: row.email,
    payeeName: row.payeeName,
    birthday: row.birthday,
    idNumber: row.idNumber,
    address: row.address,
    bankAccounts: accounts.map((account) => ({
      bankName: nameOfBank(brand, language, account.bankCode),
      holderName: account.holderName,
      accountNumber: vault.open(accountLock, account.id, account.accountNumber),
    })),
  };
}
