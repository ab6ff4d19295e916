import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import { searching } from '../../searching.ts';
import { attend, match, reject } from './act-on-deposit.ts';
import type { DepositContext } from './context.ts';
import { listForStaff, readForStaff } from './describe-for-staff.ts';

export function staffDepositRoutes(routes: Routes, context: DepositContext): void {
  routes.on(endpoints.staffDeposits, ({ caller, query }) =>
    searching(context, caller, 'staffDeposits', query, (own) => listForStaff(own, caller, query)),
  );
  routes.on(endpoints.staffDeposit, ({ caller, query }) => readForStaff(context, caller, query));
  routes.on(endpoints.matchDeposit, ({ caller, body, idempotencyKey }) =>
    match(context, caller, { ...body, idempotencyKey }),
  );
  routes.on(endpoints.rejectDeposit, ({ caller, body }) => reject(context, caller, body));
  routes.on(endpoints.attendDeposit, ({ caller, body }) => attend(context, caller, body));
}
