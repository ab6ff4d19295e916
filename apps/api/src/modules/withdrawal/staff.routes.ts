import { endpoints } from '@lantern/contracts';
import type { Brands } from '../../contexts.ts';
import type { Routes } from '../../http/routes.ts';
import { searching } from '../../searching.ts';
import {
  approve,
  attend,
  endDispute,
  hold,
  payByHand,
  reject,
  sendPayout,
  settleByHand,
} from './act-on-withdrawal.ts';
import type { WithdrawalContext } from './context.ts';
import { describeCoveringRule, saveCoveringRule } from './covering-rule.ts';
import { listForStaff, readForStaff } from './describe-for-staff.ts';
import { revealAccount } from './reveal-account.ts';

export function coveringRoutes(routes: Routes, context: WithdrawalContext & Brands): void {
  routes.on(endpoints.coveringRule, ({ caller }) => describeCoveringRule(context, caller));
  routes.on(endpoints.saveCoveringRule, ({ caller, body }) =>
    saveCoveringRule(context, caller, body),
  );
}

export function staffWithdrawalRoutes(routes: Routes, context: WithdrawalContext): void {
  routes.on(endpoints.staffWithdrawals, ({ caller, query }) =>
    searching(context, caller, 'staffWithdrawals', query, (own) =>
      listForStaff(own, caller, query),
    ),
  );
  routes.on(endpoints.staffWithdrawal, ({ caller, query }) => readForStaff(context, caller, query));
  routes.on(endpoints.revealPayoutAccount, ({ caller, body }) =>
    revealAccount(context, caller, body),
  );
  routes.on(endpoints.approveWithdrawal, ({ caller, body, idempotencyKey }) =>
    approve(context, caller, { ...body, idempotencyKey }),
  );
  routes.on(endpoints.rejectWithdrawal, ({ caller, body }) => reject(context, caller, body));
  routes.on(endpoints.holdWithdrawal, ({ caller, body }) => hold(context, caller, body));
  routes.on(endpoints.sendPayout, ({ caller, body }) => sendPayout(context, caller, body));
  routes.on(endpoints.payByHand, ({ caller, body }) => payByHand(context, caller, body));
  routes.on(endpoints.settlePayout, ({ caller, body, idempotencyKey }) =>
    settleByHand(context, caller, { ...body, idempotencyKey }),
  );
  routes.on(endpoints.endDispute, ({ caller, body, idempotencyKey }) =>
    endDispute(context, caller, { ...body, idempotencyKey }),
  );
  routes.on(endpoints.attendWithdrawal, ({ caller, body }) => attend(context, caller, body));
}
