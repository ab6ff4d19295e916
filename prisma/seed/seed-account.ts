import { accountLock, accountText, type Vault } from '@lantern/signing';
import { hash } from '@node-rs/argon2';
import type pg from 'pg';

export interface NewAccount {
  bankCode: string;
  holderName: string;
  accountNumber: string;
}

const shownDigits = 4;

/** Adds a bank account that is usable at once, unless the member has one. */
export async function seedBankAccount(
  db: pg.ClientBase,
  vault: Vault,
  account: NewAccount & { brandId: string; memberId: string },
): Promise<void> {
  const { brandId, memberId, bankCode, holderName, accountNumber } = account;
  const { rows } = await db.query<{ id: string }>(
    `select uuid_v7() as id
      where not exists (select from bank_account where member_id = $1)`,
    [memberId],
  );
  const id = rows[0]?.id;
  if (id === undefined) return;
  await db.query(
    `with holder as (
       update member_profile set payee_name = coalesce(payee_name, $5) where member_id = $3
     )
     insert into bank_account (id, brand_id, member_id, bank_code, holder_name, account_number,
                               last_digits, account_key, usable_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, now()) on conflict do nothing`,
    [
      id,
      brandId,
      memberId,
      bankCode,
      holderName,
      vault.lock(accountLock, id, accountNumber),
      accountNumber.slice(-shownDigits),
      vault.fingerprint(accountLock, accountText(brandId, bankCode, accountNumber)),
    ],
  );
}

/** Sets a payment password, unless the member has one. */
export async function seedPaymentPassword(
  db: pg.ClientBase,
  memberId: string,
  text: string,
): Promise<void> {
  const { rowCount } = await db.query(
    'select from member_profile where member_id = $1 and payment_password_hash is null',
    [memberId],
  );
  if (rowCount === 0) return;
  await db.query('update member_profile set payment_password_hash = $2 where member_id = $1', [
    memberId,
    await hash(text),
  ]);
}
