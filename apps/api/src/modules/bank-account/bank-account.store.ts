import { findRow, findRows, getRow } from '@lantern/rows';
import { samePerson } from '@lantern/rules';
import type pg from 'pg';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Brand } from '../brand/index.ts';
import { holdAfterAll, holdIfBarred, lockForHold } from '../protection/index.ts';

export interface BankAccountRow {
  id: string;
  bankCode: string;
  holderName: string;
  lastDigits: string;
  usableAt: Date;
  createdAt: Date;
}

const columns = 'id, bank_code, holder_name, last_digits, usable_at, created_at';

interface Owner {
  brandId: string;
  memberId: string;
}

/** The accounts that are not removed, oldest first. */
export async function findBankAccounts(
  { pool }: Database,
  { brandId, memberId }: Owner,
): Promise<BankAccountRow[]> {
  return findRows<BankAccountRow>(
    pool,
    `select ${columns} from bank_account
      where brand_id = $1 and member_id = $2 and removed_at is null
      order by created_at, id`,
    [brandId, memberId],
  );
}

/** The member's full name; null when it is not set. */
export async function findFullName(
  client: pg.Pool | pg.PoolClient,
  memberId: string,
): Promise<string | null> {
  const row = await findRow<{ name: string | null }>(
    client,
    'select payee_name as name from member_profile where member_id = $1',
    [memberId],
  );
  return row?.name ?? null;
}

export interface NewBankAccount extends Owner {
  id: string;
  bankCode: string;
  holderName: string;
  /** Encrypted by the vault. */
  accountNumber: string;
  lastDigits: string;
  accountKey: Buffer;
  createdAt: Date;
  usableAt: Date;
}

export type NotBound = 'holder_name_mismatch' | 'too_many_bank_accounts' | 'bank_account_taken';

/**
 * Adds an account under the member's full name; the first account sets a name that is missing. The
 * lock on the member makes concurrent calls count one after the other.
 */
export async function insertBankAccount(
  db: Database,
  brand: Brand,
  account: NewBankAccount,
): Promise<BankAccountRow | NotBound> {
  const { accountKey, holderName, memberId } = account;
  const added = { accountKey, name: holderName };
  try {
    return await inTransaction(db.pool, async (client) => {
      await lockForHold(client, account.memberId);
      const name = await findFullName(client, account.memberId);
      if (name !== null && !samePerson(name, account.holderName)) return 'holder_name_mismatch';
      if ((await countBound(client, account.memberId)) >= brand.settings.bankAccounts.most)
        return 'too_many_bank_accounts';
      if (name === null) await keepName(client, account);
      await holdIfBarred(client, brand, memberId, added);
      return insert(client, account);
    });
  } catch (error) {
    if ((error as { constraint?: unknown }).constraint !== 'bank_account_once') throw error;
    await holdAfterAll(db, brand, memberId, added);
    return 'bank_account_taken';
  }
}

async function countBound(client: pg.PoolClient, memberId: string): Promise<number> {
  const row = await findRow<{ bound: number }>(
    client,
    'select count(*)::int as bound from bank_account where member_id = $1 and removed_at is null',
    [memberId],
  );
  return row?.bound ?? 0;
}

async function keepName(
  client: pg.PoolClient,
  { brandId, memberId, holderName }: NewBankAccount,
): Promise<void> {
  await client.query(
    `insert into member_profile (member_id, brand_id, payee_name) values ($1, $2, $3)
     on conflict (member_id) do update set payee_name = excluded.payee_name`,
    [memberId, brandId, holderName],
  );
}

async function insert(client: pg.PoolClient, account: NewBankAccount): Promise<BankAccountRow> {
  return getRow<BankAccountRow>(
    client,
    `insert into bank_account (id, brand_id, member_id, bank_code, holder_name, account_number,
                               last_digits, account_key, usable_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning ${columns}`,
    [
      account.id,
      account.brandId,
      account.memberId,
      account.bankCode,
      account.holderName,
      account.accountNumber,
      account.lastDigits,
      account.accountKey,
      account.usableAt,
      account.createdAt,
    ],
  );
}

/** Frees the account's number for reuse. False when the member has no such account. */
export async function markRemoved(
  { pool }: Database,
  { brandId, memberId }: Owner,
  id: string,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update bank_account set removed_at = $4
      where id = $3 and brand_id = $1 and member_id = $2 and removed_at is null`,
    [brandId, memberId, id, now],
  );
  return rowCount === 1;
}
