import {
  type BodyOf,
  Refusal,
  type requestWithdrawal as requestCall,
  type Withdrawal,
} from '@lantern/contracts';
import { samePerson } from '@lantern/rules';
import type { Keyed, SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { refusalFor } from '../../db/verdict.ts';
import { makeReference } from '../../reference.ts';
import { findBankAccounts, findFullName } from '../bank-account/index.ts';
import { provePaymentPassword } from '../payment-password/index.ts';
import type { WithdrawalContext } from './context.ts';
import { describeWithdrawal } from './describe-withdrawal.ts';
import { ownerOf } from './own-withdrawals.ts';
import { findWithdrawal, holdMoney, type Owner } from './withdrawal.store.ts';

const referenceLength = 8;

/**
 * Holds money for a payout. The database decides under the lock of the member's purses. A repeated
 * call with the same key returns the withdrawal of the first one.
 * @throws Refusal those of the contract
 */
export async function requestWithdrawal(
  context: WithdrawalContext,
  caller: SessionCaller,
  input: BodyOf<typeof requestCall> & Keyed,
): Promise<Withdrawal> {
  const { brand, requestId } = caller;
  if (input.currency !== brand.currency) throw new Refusal('wrong_currency');
  await provePaymentPassword(context, caller, input.paymentPassword);
  const owner = ownerOf(caller);
  await refuseForeignAccount(context, owner, input.account);
  const { verdict, detail } = await holdMoney(context.db, {
    ...owner,
    id: context.random.id(),
    reference: makeReference(context.random, 'W', referenceLength),
    idempotencyKey: input.idempotencyKey,
    bankAccountId: input.account,
    amount: BigInt(input.amount),
    fee: BigInt(input.fee),
  });
  if (verdict !== 'requested') throw refusalFor(verdict, detail ?? undefined);
  const row = await findWithdrawal(context.db, owner, detail?.reference ?? '');
  if (!row) throw new Error('A withdrawal that was just created is missing.');
  context.log.info(
    {
      event: 'withdrawal_requested',
      brand: brand.code,
      reference: row.reference,
      amount: row.amount,
      requestId,
    },
    'withdrawal requested',
  );
  return describeWithdrawal(row, caller);
}

/** Payouts go to the member only: the account holder must have the name of the profile. */
async function refuseForeignAccount({ db }: Data, owner: Owner, accountId: string): Promise<void> {
  const [accounts, name] = await Promise.all([
    findBankAccounts(db, owner),
    findFullName(db.pool, owner.memberId),
  ]);
  const account = accounts.find(({ id }) => id === accountId);
  if (!account) throw new Refusal('bank_account_not_found');
  if (name === null || !samePerson(name, account.holderName))
    throw new Refusal('holder_name_mismatch');
}
