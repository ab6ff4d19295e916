import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import type { WithdrawalContext } from './context.ts';
import { describeTerms } from './describe-terms.ts';
import { disputeWithdrawal } from './dispute-withdrawal.ts';
import { cancelOwn, confirmReceipt, listOwn, readOwn } from './own-withdrawals.ts';
import { requestWithdrawal } from './request-withdrawal.ts';

export function withdrawalRoutes(routes: Routes, context: WithdrawalContext): void {
  routes.on(endpoints.withdrawalTerms, ({ caller }) => describeTerms(context, caller));
  routes.on(endpoints.requestWithdrawal, ({ caller, body, idempotencyKey }) =>
    requestWithdrawal(context, caller, { ...body, idempotencyKey }),
  );
  routes.on(endpoints.withdrawals, ({ caller, query }) => listOwn(context, caller, query));
  routes.on(endpoints.getWithdrawal, ({ caller, query }) => readOwn(context, caller, query));
  routes.on(endpoints.cancelWithdrawal, ({ caller, body }) => cancelOwn(context, caller, body));
  routes.on(endpoints.receiveWithdrawal, ({ caller, body }) =>
    confirmReceipt(context, caller, body),
  );
  routes.on(endpoints.disputeWithdrawal, ({ caller, body, files }) =>
    disputeWithdrawal(context, caller, { ...body, files }),
  );
}
