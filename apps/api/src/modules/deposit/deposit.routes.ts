import { endpoints } from '@lantern/contracts';
import { ipnAnswers } from '@lantern/contracts/field-gateway';
import type { Routes } from '../../http/routes.ts';
import type { DepositContext } from './context.ts';
import { createDeposit } from './create-deposit.ts';
import { declareDeposit } from './declare-deposit.ts';
import { describeMethods, methodsFor, nameOf, offeredMethods } from './methods.ts';
import { listOwn, readOwn } from './own-deposits.ts';
import { type Settled, settleMessage } from './settle-message.ts';

export function depositRoutes(routes: Routes, context: DepositContext): void {
  routes.on(endpoints.paymentMethods, ({ caller: { brand, language } }) =>
    offeredMethods(context, brand).map((method) => ({
      method: method.method,
      name: nameOf(method, language),
    })),
  );
  routes.on(endpoints.depositMethods, ({ caller: { brand, session, language } }) =>
    describeMethods(methodsFor(context, brand, session.rankLevel), brand, language),
  );
  routes.on(endpoints.createDeposit, ({ caller, body, idempotencyKey }) =>
    createDeposit(context, caller, { ...body, idempotencyKey }),
  );
  routes.on(endpoints.getDeposit, ({ caller, query }) => readOwn(context, caller, query));
  routes.on(endpoints.recentDeposits, ({ caller, query }) => listOwn(context, caller, query));
  routes.on(endpoints.declareDeposit, ({ caller, body, files }) =>
    declareDeposit(context, caller, { ...body, files }),
  );
}

/** The messages of payment gateways, each in its own protocol. */
export function gatewayRoutes(routes: Routes, context: DepositContext): void {
  const received = { received: true as const };
  routes.on(endpoints.paymentWebhook, async ({ caller }) => {
    await settleMessage(context, caller);
    return received;
  });
  routes.on(endpoints.payoutWebhook, async ({ caller }) => {
    await settleMessage(context, caller);
    return received;
  });
  routes.on(endpoints.paymentCallback, async ({ caller }) => {
    await settleMessage(context, caller);
    return received;
  });
  routes.on(endpoints.paymentIpn, async ({ caller }) =>
    ipnAnswerTo(await settleMessage(context, caller)),
  );
}

/** `00` and `02` both end the gateway's retries; a payment in review counts as confirmed. */
const ipnAnswerTo = (settled: Settled) =>
  settled === 'repeated' || settled === 'too_late_to_matter'
    ? ipnAnswers.repeated
    : ipnAnswers.confirmed;
