import { endpoints, Refusal, type WithdrawalDetail } from '@lantern/contracts';
import type { Routes, SessionCall } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { describeTerms } from './describe-terms.ts';
import { describeInFull, describeWithdrawal } from './describe-withdrawal.ts';
import { disputeWithdrawal } from './dispute-withdrawal.ts';
import { refusalOf } from './refusal-of.ts';
import { requestWithdrawal } from './request-withdrawal.ts';
import { cancel, findWithdrawal, findWithdrawals, receive } from './withdrawal.store.ts';

const ownerOf = ({ brand, session }: Pick<SessionCall, 'brand' | 'session'>) => ({
  brandId: brand.id,
  memberId: session.memberId,
});

/** @throws Refusal withdrawal_not_found, also for one of somebody else */
async function detailOf(
  site: Site,
  call: Pick<SessionCall, 'brand' | 'session' | 'language'>,
  reference: string,
) {
  const row = await findWithdrawal(site.db, ownerOf(call), reference);
  if (!row) throw new Refusal('withdrawal_not_found');
  return describeInFull(site, row, call);
}

export function withdrawalRoutes(routes: Routes, site: Site): void {
  routes.on(endpoints.withdrawalTerms, (call) => describeTerms(site, call));
  routes.on(endpoints.requestWithdrawal, (call) => requestWithdrawal(site, call));
  routes.on(endpoints.withdrawals, async (call) => {
    const { rows, total } = await findWithdrawals(site.db, ownerOf(call), call.query);
    const list = rows.map((row) => describeWithdrawal(row, call));
    return { list, total, totalPages: Math.ceil(total / call.query.pageSize) };
  });
  routes.on(endpoints.getWithdrawal, (call) => detailOf(site, call, call.query.reference));
  routes.on(endpoints.cancelWithdrawal, async (call) => {
    const verdict = await cancel(site.db, ownerOf(call), call.body.reference);
    return answer(verdict, 'cancelled', () => detailOf(site, call, call.body.reference));
  });
  routes.on(endpoints.receiveWithdrawal, async (call) => {
    const verdict = await receive(site.db, ownerOf(call), call.body.reference);
    return answer(verdict, 'received', () => detailOf(site, call, call.body.reference));
  });
  routes.on(endpoints.disputeWithdrawal, async (call) => {
    await disputeWithdrawal(site, call);
    return detailOf(site, call, call.body.reference);
  });
}

function answer(
  verdict: string,
  good: string,
  describe: () => Promise<WithdrawalDetail>,
): Promise<WithdrawalDetail> {
  if (verdict !== good) throw refusalOf(verdict);
  return describe();
}
