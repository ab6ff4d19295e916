import { endpoints, Refusal } from '@lantern/contracts';
import { ipnAnswers } from '@lantern/contracts/field-gateway';
import type { Routes, SessionCall } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { rankOf } from '../member/index.ts';
import { createDeposit } from './create-deposit.ts';
import { declareDeposit } from './declare-deposit.ts';
import { findDeposit, findDeposits } from './deposit.store.ts';
import { describeDeposit } from './describe-deposit.ts';
import { describeMethods, methodsFor } from './methods.ts';
import { type Taken, takeNews } from './take-news.ts';

const ownerOf = ({ brand, session }: Pick<SessionCall, 'brand' | 'session'>) => ({
  brandId: brand.id,
  memberId: session.memberId,
});

export function depositRoutes(routes: Routes, site: Site): void {
  routes.on(endpoints.depositMethods, ({ brand, session, language }) =>
    describeMethods(methodsFor(site, brand, rankOf(session.memberId)), brand, language),
  );
  routes.on(endpoints.createDeposit, (call) => createDeposit(site, call));
  routes.on(endpoints.getDeposit, async (call) => {
    const row = await findDeposit(site.db, ownerOf(call), call.query.reference);
    if (!row) throw new Refusal('deposit_not_found');
    return describeDeposit(row);
  });
  routes.on(endpoints.recentDeposits, async (call) => {
    const { rows, total } = await findDeposits(site.db, ownerOf(call), call.query);
    return {
      list: rows.map(describeDeposit),
      total,
      totalPages: Math.ceil(total / call.query.pageSize),
    };
  });
  routes.on(endpoints.declareDeposit, (call) => declareDeposit(site, call));
}

/** What payment gateways tell, each in its own protocol. */
export function gatewayRoutes(routes: Routes, site: Site): void {
  const received = { received: true as const };
  routes.on(endpoints.paymentWebhook, (call) => takeNews(site, call).then(() => received));
  routes.on(endpoints.payoutWebhook, (call) => takeNews(site, call).then(() => received));
  routes.on(endpoints.paymentCallback, (call) => takeNews(site, call).then(() => received));
  routes.on(endpoints.paymentIpn, async (call) => ipnAnswerTo(await takeNews(site, call)));
}

/**
 * `00` and `02` end the gateway's repetitions. What the staff have to decide has been understood as
 * well.
 */
const ipnAnswerTo = (taken: Taken) =>
  taken === 'repeated' || taken === 'too_late_to_matter'
    ? ipnAnswers.repeated
    : ipnAnswers.confirmed;
