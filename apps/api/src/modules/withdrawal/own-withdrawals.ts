import {
  type BodyOf,
  type cancelWithdrawal,
  type getWithdrawal,
  type QueryOf,
  Refusal,
  type receiveWithdrawal,
  type ValueOf,
  type WithdrawalDetail,
  type withdrawals,
} from '@lantern/contracts';
import type { SessionCaller } from '../../caller.ts';
import type { Data, Secrets } from '../../contexts.ts';
import { refusalFor } from '../../db/verdict.ts';
import { describeInFull, describeWithdrawal } from './describe-withdrawal.ts';
import {
  cancel,
  findWithdrawal,
  findWithdrawals,
  type Owner,
  receive,
} from './withdrawal.store.ts';

export const ownerOf = ({ brand, session }: SessionCaller): Owner => ({
  brandId: brand.id,
  memberId: session.memberId,
});

/** @throws Refusal withdrawal_not_found, also for a withdrawal of another member */
export async function readOwn(
  context: Data & Secrets,
  caller: SessionCaller,
  { reference }: QueryOf<typeof getWithdrawal>,
): Promise<WithdrawalDetail> {
  const row = await findWithdrawal(context.db, ownerOf(caller), reference);
  if (!row) throw new Refusal('withdrawal_not_found');
  return describeInFull(context, row, caller);
}

/** A page of the member's withdrawals, the newest first. */
export async function listOwn(
  { db }: Data,
  caller: SessionCaller,
  page: QueryOf<typeof withdrawals>,
): Promise<ValueOf<typeof withdrawals>> {
  const { rows, total } = await findWithdrawals(db, ownerOf(caller), page);
  return {
    list: rows.map((row) => describeWithdrawal(row, caller)),
    total,
    totalPages: Math.ceil(total / page.pageSize),
  };
}

/** @throws Refusal those of the contract */
export async function cancelOwn(
  context: Data & Secrets,
  caller: SessionCaller,
  { reference }: BodyOf<typeof cancelWithdrawal>,
): Promise<WithdrawalDetail> {
  const verdict = await cancel(context.db, ownerOf(caller), reference);
  if (verdict !== 'cancelled') throw refusalFor(verdict);
  return readOwn(context, caller, { reference });
}

/** @throws Refusal those of the contract */
export async function confirmReceipt(
  context: Data & Secrets,
  caller: SessionCaller,
  { reference }: BodyOf<typeof receiveWithdrawal>,
): Promise<WithdrawalDetail> {
  const verdict = await receive(context.db, ownerOf(caller), reference);
  if (verdict !== 'received') throw refusalFor(verdict);
  return readOwn(context, caller, { reference });
}
