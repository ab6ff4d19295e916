import {
  type attendDeposit,
  type BodyOf,
  type matchDeposit,
  Refusal,
  type rejectDeposit,
  type StaffDeposit,
} from '@lantern/contracts';
import type { Keyed, StaffCaller } from '../../caller.ts';
import { retried } from '../../db/transaction.ts';
import { refusalOf } from '../staff/index.ts';
import type { DepositContext } from './context.ts';
import { describeForStaff, findOwn } from './describe-for-staff.ts';
import { actOnDeposit, type StaffRow } from './staff.store.ts';

const done = ['matched', 'proposed', 'rejected', 'attended'];

/**
 * Credits a deposit with a payment that the caller has found at the bank, or proposes to credit it.
 * @throws Refusal deposit_not_found, wrong_currency, and those of the contract
 */
export async function match(
  context: DepositContext,
  caller: StaffCaller,
  input: BodyOf<typeof matchDeposit> & Keyed,
): Promise<StaffDeposit> {
  const { reference, amount, currency, payment, reason, idempotencyKey } = input;
  const deposit = await findOwn(context, caller, reference);
  if (currency !== deposit.currency) throw new Refusal('wrong_currency');
  return act(context, caller, deposit, 'match', [amount, payment, reason, idempotencyKey]);
}

/** @throws Refusal deposit_not_found, and those of the contract */
export async function reject(
  context: DepositContext,
  caller: StaffCaller,
  { reference, reason }: BodyOf<typeof rejectDeposit>,
): Promise<StaffDeposit> {
  return act(context, caller, await findOwn(context, caller, reference), 'reject', [reason]);
}

/**
 * Closes the doubt about a deposit that has ended.
 * @throws Refusal deposit_not_found, and those of the contract
 */
export async function attend(
  context: DepositContext,
  caller: StaffCaller,
  { reference, reason }: BodyOf<typeof attendDeposit>,
): Promise<StaffDeposit> {
  return act(context, caller, await findOwn(context, caller, reference), 'attend', [reason]);
}

async function act(
  context: DepositContext,
  caller: StaffCaller,
  { id, reference }: StaffRow,
  action: 'match' | 'reject' | 'attend',
  values: readonly string[],
): Promise<StaffDeposit> {
  const { brand, staff, requestId } = caller;
  const verdict = await retried(() => actOnDeposit(context.db, action, id, staff.id, values));
  if (!done.includes(verdict)) throw refusalOf(verdict, staff, 'payment');
  context.log.info(
    { event: 'deposit_acted', brand: brand.code, reference, verdict, requestId },
    'the staff acted on a deposit',
  );
  return describeForStaff(context, await findOwn(context, caller, reference), caller);
}
