import type { Site } from '../../site.ts';
import {
  attachPayment,
  type DepositRow,
  expireTransfers,
  takeWaitingDeposits,
} from './deposit.store.ts';
import { logNews, settleDeposit } from './settle-deposit.ts';

const patience = 60_000;
const most = 200;
/**
 * Questions to the gateways at a time: one that answers slowly must not hold up the others until
 * the next run.
 */
const together = 20;

/**
 * Asks the gateways about deposits whose webhook has not come, and closes those that nobody will
 * pay any more.
 */
export async function followUpDeposits(site: Site): Promise<number> {
  const now = site.clock.now();
  let settled = await expireTransfers(site.db, now);
  const waiting = await takeWaitingDeposits(site.db, {
    before: new Date(now.getTime() - patience),
    now,
    most,
  });
  for (let at = 0; at < waiting.length; at += together) {
    const done = await Promise.all(
      waiting.slice(at, at + together).map((deposit) => tryFollowUp(site, deposit, now)),
    );
    settled += done.filter(Boolean).length;
  }
  return settled;
}

/** Trouble with one deposit must not keep the others waiting. */
function tryFollowUp(site: Site, deposit: DepositRow, now: Date): Promise<boolean> {
  return followUp(site, deposit, now).catch((error: unknown) => {
    site.log.error(
      { event: 'follow_up_failed', reference: deposit.reference, err: error },
      'follow-up failed',
    );
    return false;
  });
}

/** Answers whether the deposit has come to its end. */
async function followUp(site: Site, deposit: DepositRow, now: Date): Promise<boolean> {
  const gateway = site.payments.get(deposit.gateway);
  if (!gateway) throw new Error(`There is no gateway ${deposit.gateway}.`);
  const state = await gateway.find(deposit.reference);
  const isPending = state === undefined || state.status === 'pending';
  if (isPending && now <= deposit.expires_at) {
    // The gateway had made the payment after all when its answer was lost.
    if (state && deposit.status === 'created')
      await attachPayment(site.db, deposit.id, state.paymentId, state.instructions);
    return false;
  }
  const { gateway: code, reference } = deposit;
  const outcome = await settleDeposit(site, code, {
    eventId: `asked-${deposit.id}-${state?.status ?? 'unknown'}`,
    paymentId: state?.paymentId ?? deposit.gateway_payment_id ?? 'none',
    reference,
    status: state === undefined || state.status === 'pending' ? 'expired' : state.status,
    amount: state?.amount ?? BigInt(deposit.amount),
    currency: state?.currency ?? deposit.currency,
    // The answer does not say when it has failed, and the deposit may have been paid since: this
    // takes no payment back.
    occurredAt: state?.paidAt ?? (state?.status === 'paid' ? now : deposit.created_at),
  });
  logNews(site, { gateway: code, reference, outcome });
  return true;
}
