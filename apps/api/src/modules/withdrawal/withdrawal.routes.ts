import { endpoints, Refusal, type WithdrawalDetail } from '@lantern/contracts';
import type { Data, Secrets } from '../../contexts.ts';
import { refusalFor } from '../../db/verdict.ts';
import type { Routes, SessionCall } from '../../http/routes.ts';
import type { WithdrawalContext } from './context.ts';
import { describeTerms } from './describe-terms.ts';
import { describeInFull, describeWithdrawal } from './describe-withdrawal.ts';
import { disputeWithdrawal } from './dispute-withdrawal.ts';
import { requestWithdrawal } from './request-withdrawal.ts';
import { cancel, findWithdrawal, findWithdrawals, receive } from './withdrawal.store.ts';

const ownerOf = ({ brand, session }: Pick<SessionCall, 'brand' | 'session'>) => ({
  brandId: brand.id,
  memberId: session.memberId,
});

/** @throws Refusal withdrawal_not_found, also for one of somebody else */
async function detailOf(
  context: Data & Secrets,
  call: Pick<SessionCall, 'brand' | 'session' | 'language'>,
  reference: string,
) {
  const row = await findWithdrawal(context.db, ownerOf(call), reference);
  if (!row) throw new Refusal('withdrawal_not_found');
  return describeInFull(context, row, call);
}

export function withdrawalRoutes(routes: Routes, context: WithdrawalContext): void {
  routes.on(endpoints.withdrawalTerms, (call) => describeTerms(context, call));
  routes.on(endpoints.requestWithdrawal, (call) => requestWithdrawal(context, call));
  routes.on(endpoints.withdrawals, async (call) => {
    const { rows, total } = await findWithdrawals(context.db, ownerOf(call), call.query);
    const list = rows.map((row) => describeWithdrawal(row, call));
    return { list, total, totalPages: Math.ceil(total / call.query.pageSize) };
  });
  routes.on(endpoints.getWithdrawal, (call) => detailOf(context, call, call.query.reference));
  routes.on(endpoints.cancelWithdrawal, async (call) => {
    const verdict = await cancel(context.db, ownerOf(call), call.body.reference);
    return answer(verdict, 'cancelled', () => detailOf(context, call, call.body.reference));
  });
  routes.on(endpoints.receiveWithdrawal, async (call) => {
    const verdict = await receive(context.db, ownerOf(call), call.body.reference);
    return answer(verdict, 'received', () => detailOf(context, call, call.body.reference));
  });
  routes.on(endpoints.disputeWithdrawal, async (call) => {
    await disputeWithdrawal(context, call);
    return detailOf(context, call, call.body.reference);
  });
}

function answer(
  verdict: string,
  good: string,
  describe: () => Promise<WithdrawalDetail>,
): Promise<WithdrawalDetail> {
  if (verdict !== good) throw refusalFor(verdict);
  return describe();
}
