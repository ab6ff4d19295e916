import { endpoints, Refusal } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { createDeposit } from './create-deposit.ts';
import { findDeposit } from './deposit.store.ts';
import { describeDeposit, describeMethods } from './describe-deposit.ts';
import { settleDeposit } from './settle-deposit.ts';

export function depositRoutes(routes: Routes, site: Site): void {
  routes.on(endpoints.depositMethods, ({ brand, language }) => describeMethods(brand, language));
  routes.on(endpoints.createDeposit, (call) => createDeposit(site, call, call.session));
  routes.on(endpoints.getDeposit, async ({ brand, session, query }) => {
    const row = await findDeposit(site.db, brand.id, session.memberId, query.reference);
    if (!row) throw new Refusal('deposit_not_found');
    return describeDeposit(row);
  });
  routes.on(endpoints.paymentWebhook, async ({ machine, body, requestId }) => {
    const outcome = await settleDeposit(site, machine, { ...body, amount: BigInt(body.amount) });
    const detail = { event: 'payment_news', gateway: machine, reference: body.reference, outcome, requestId };
    if (outcome === 'review' || outcome === 'paid_again') site.log.warn(detail, 'staff have to look at a payment');
    else site.log.info(detail, 'payment news');
    return { received: true as const };
  });
}
