import { Refusal, type revealMember, type ValueOf } from '@lantern/contracts';
import type { Data, Secrets } from '../../contexts.ts';
import type { StaffCall } from '../../http/routes.ts';
import { writeAudit } from '../audit/index.ts';
import { accountLock, nameOfBank } from '../bank-account/index.ts';
import { findAccounts, findFile } from './member-file.store.ts';

/**
 * What is masked elsewhere, in full. It is written into the audit log first: whoever sees it is
 * known.
 * @throws Refusal member_not_found
 */
export async function reveal(
  { db, vault }: Data & Secrets,
  { brand, language, staff, body }: StaffCall<typeof revealMember>,
): Promise<ValueOf<typeof revealMember>> {
  const row = await findFile(db, brand.id, body.id);
  if (!row) throw new Refusal('member_not_found');
  const accounts = await findAccounts(db, row.id);
  await writeAudit(db.pool, {
    brandId: brand.id,
    staffId: staff.id,
    action: 'member_revealed',
    subjectType: 'member',
    subject: row.id,
    reason: body.reason,
  });
  return {
    mobile: row.mobile,
    email: row.email,
    payeeName: row.payee_name,
    birthday: row.birthday,
    idNumber: row.id_number,
    address: row.address,
    bankAccounts: accounts.map((account) => ({
      bankName: nameOfBank(brand, language, account.bank_code),
      holderName: account.holder_name,
      accountNumber: vault.open(accountLock, account.id, account.account_number),
    })),
  };
}
