import {
  Refusal,
  type requestWithdrawal as requestCall,
  type Withdrawal,
} from '@lantern/contracts';
import { samePerson } from '@lantern/rules';
import type { Data } from '../../contexts.ts';
import { refusalFor } from '../../db/verdict.ts';
import type { MoneyCall } from '../../http/routes.ts';
import { makeReference } from '../../reference.ts';
import { findBankAccounts, findFullName } from '../bank-account/index.ts';
import { provePaymentPassword } from '../payment-password/index.ts';
import type { WithdrawalContext } from './context.ts';
import { describeWithdrawal } from './describe-withdrawal.ts';
import { findWithdrawal, holdMoney, type Owner } from './withdrawal.store.ts';

const referenceLength = 8;

/**
 * Holds money for a payout. Whether it may be held is decided where it is, under the lock of the
 * member's purses. A call that comes again with its key finds the withdrawal that it has made.
 * @throws Refusal those of the contract
 */
export async function requestWithdrawal(
  context: WithdrawalContext,
  call: MoneyCall<typeof requestCall>,
): Promise<Withdrawal> {
  const { brand, language, session, body, idempotencyKey, requestId } = call;
  if (body.currency !== brand.currency) throw new Refusal('wrong_currency');
  await provePaymentPassword(context, call, body.paymentPassword);
  const owner = { brandId: brand.id, memberId: session.memberId };
  await refuseForeignAccount(context, owner, body.account);
  const { verdict, detail } = await holdMoney(context.db, {
    ...owner,
    id: context.random.id(),
    reference: makeReference(context.random, 'W', referenceLength),
    idempotencyKey,
    bankAccountId: body.account,
    amount: BigInt(body.amount),
    fee: BigInt(body.fee),
  });
  if (verdict !== 'requested') throw refusalFor(verdict, detail ?? undefined);
  const row = await findWithdrawal(context.db, owner, detail?.reference ?? '');
  if (!row) throw new Error('A withdrawal that was just made is not there.');
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
  return describeWithdrawal(row, { brand, language });
}

/** Money goes to the member alone: the holder of the account has the name that the profile has. */
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
