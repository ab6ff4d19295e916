import { endpoints, Refusal } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { createDeposit } from './create-deposit.ts';
import { findDeposit } from './deposit.store.ts';
import { describeDeposit, describeMethods } from './describe-deposit.ts';
import { logNews, settleDeposit } from './settle-deposit.ts';

export function depositRoutes(routes: Routes, site: Site): void {
  routes.on(endpoints.depositMethods, ({ brand, language }) => describeMethods(brand, language));
  routes.on(endpoints.createDeposit, (call) => createDeposit(site, call));
  routes.on(endpoints.getDeposit, async ({ brand, session, query }) => {
    const row = await findDeposit(site.db, brand.id, session.memberId, query.reference);
    if (!row) throw new Refusal('deposit_not_found');
    return describeDeposit(row);
  });
  routes.on(endpoints.paymentWebhook, async ({ machine, body, requestId }) => {
    const occurredAt = new Date(body.occurredAt);
    if (Number.isNaN(occurredAt.getTime())) throw new Refusal('invalid_input', { fields: ['occurredAt'] });
    const outcome = await settleDeposit(site, machine, { ...body, amount: BigInt(body.amount), occurredAt });
    logNews(site, { gateway: machine, reference: body.reference, outcome, requestId });
    return { received: true as const };
  });
}
