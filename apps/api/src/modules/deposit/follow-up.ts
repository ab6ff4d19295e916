import type { DepositContext } from './context.ts';
import {
  attachPayment,
  type DepositRow,
  expireTransfers,
  takeWaitingDeposits,
} from './deposit.store.ts';
import { logNews, settleDeposit } from './settle-deposit.ts';

const patience = 60_000;
const most = 200;
/** Requests to the gateways at a time, so that a slow one does not delay the others. */
const together = 20;

/** Asks the gateways about deposits whose webhook is missing, and closes the expired ones. */
export async function followUpDeposits(context: DepositContext): Promise<number> {
  const now = context.clock.now();
  let settled = await expireTransfers(context.db, now);
  const waiting = await takeWaitingDeposits(context.db, {
    before: new Date(now.getTime() - patience),
    now,
    most,
  });
  for (let at = 0; at < waiting.length; at += together) {
    const done = await Promise.all(
      waiting.slice(at, at + together).map((deposit) => tryFollowUp(context, deposit, now)),
    );
    settled += done.filter(Boolean).length;
  }
  return settled;
}

/** An error with one deposit must not delay the others. */
function tryFollowUp(context: DepositContext, deposit: DepositRow, now: Date): Promise<boolean> {
  return followUp(context, deposit, now).catch((error: unknown) => {
    context.log.error(
      { event: 'follow_up_failed', reference: deposit.reference, err: error },
      'follow-up failed',
    );
    return false;
  });
}

/** Returns whether the deposit is now closed. */
async function followUp(context: DepositContext, deposit: DepositRow, now: Date): Promise<boolean> {
  const gateway = context.payments.get(deposit.gateway);
  if (!gateway) throw new Error(`There is no gateway ${deposit.gateway}.`);
  const state = await gateway.find(deposit.reference);
  const isPending = state === undefined || state.status === 'pending';
  if (isPending && now <= deposit.expiresAt) {
    // The gateway had created the payment, but its answer was lost.
    if (state && deposit.status === 'created')
      await attachPayment(context.db, deposit.id, state.paymentId, state.instructions);
    return false;
  }
  const { gateway: code, reference } = deposit;
  const outcome = await settleDeposit(context, code, {
    eventId: `asked-${deposit.id}-${state?.status ?? 'unknown'}`,
    paymentId: state?.paymentId ?? deposit.gatewayPaymentId ?? 'none',
    reference,
    status: state === undefined || state.status === 'pending' ? 'expired' : state.status,
    amount: state?.amount ?? BigInt(deposit.amount),
    currency: state?.currency ?? deposit.currency,
    // The answer has no time of failure, and the deposit may have been paid since: the creation
    // time makes sure that this takes no payment back.
    occurredAt: state?.paidAt ?? (state?.status === 'paid' ? now : deposit.createdAt),
  });
  logNews(context, { gateway: code, reference, outcome });
  return true;
}
