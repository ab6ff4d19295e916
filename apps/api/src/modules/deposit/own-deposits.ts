import {
  type Deposit,
  type getDeposit,
  type QueryOf,
  Refusal,
  type recentDeposits,
  type ValueOf,
} from '@lantern/contracts';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { findDeposit, findDeposits, type Owner } from './deposit.store.ts';
import { describeDeposit } from './describe-deposit.ts';

export const ownerOf = ({ brand, session }: SessionCaller): Owner => ({
  brandId: brand.id,
  memberId: session.memberId,
});

/** @throws Refusal deposit_not_found, also for a deposit of another member */
export async function readOwn(
  { db }: Data,
  caller: SessionCaller,
  { reference }: QueryOf<typeof getDeposit>,
): Promise<Deposit> {
  const row = await findDeposit(db, ownerOf(caller), reference);
  if (!row) throw new Refusal('deposit_not_found');
  return describeDeposit(row);
}

/** A page of the member's deposits, the newest first. */
export async function listOwn(
  { db }: Data,
  caller: SessionCaller,
  page: QueryOf<typeof recentDeposits>,
): Promise<ValueOf<typeof recentDeposits>> {
  const { rows, total } = await findDeposits(db, ownerOf(caller), page);
  return {
    list: rows.map(describeDeposit),
    total,
    totalPages: Math.ceil(total / page.pageSize),
  };
}
