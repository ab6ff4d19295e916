import type { LedgerVerdict, Queryable } from '@lantern/database';
import { housePurse, memberPurse, post } from '../ledger/index.ts';
import type { DepositRow } from './deposit.store.ts';

/** Moves a paid deposit from the gateway's purse into the member's. Its key is the deposit, so that it happens once. */
export async function creditMember(client: Queryable, deposit: DepositRow): Promise<LedgerVerdict | undefined> {
  const from = await housePurse(client, deposit.brand_id, 'house_gateway', deposit.currency);
  const to = await memberPurse(client, deposit.brand_id, deposit.member_id, 'main', deposit.currency);
  const [answer] = await post(client, [
    { key: `deposit:${deposit.id}`, from, to, amount: BigInt(deposit.amount), kind: 'deposit' },
  ]);
  return answer?.verdict;
}
