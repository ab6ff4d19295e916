import type { Site } from '../../site.ts';
import { type DepositRow, findWaitingDeposits } from './deposit.store.ts';
import { settleDeposit } from './settle-deposit.ts';

const patience = 60_000;
const most = 100;

/** Asks the gateways about deposits whose webhook has not come, and closes those that nobody will pay any more. */
export async function followUpDeposits(site: Site): Promise<number> {
  const now = site.clock.now();
  const waiting = await findWaitingDeposits(site.db, new Date(now.getTime() - patience), most);
  let settled = 0;
  for (const deposit of waiting) {
    const done = await followUp(site, deposit, now).catch((error: unknown) => {
      site.log.error({ event: 'follow_up_failed', reference: deposit.reference, err: error }, 'follow-up failed');
      return false;
    });
    if (done) settled += 1;
  }
  return settled;
}

async function followUp(site: Site, deposit: DepositRow, now: Date): Promise<boolean> {
  const gateway = site.payments.get(deposit.gateway);
  const state = await gateway?.find(deposit.reference);
  const pending = state === undefined || state.status === 'pending';
  if (pending && now <= deposit.expires_at) return false;
  await settleDeposit(site, deposit.gateway, {
    eventId: `asked-${deposit.id}-${state?.status ?? 'unknown'}`,
    paymentId: state?.paymentId ?? deposit.gateway_payment_id ?? 'none',
    reference: deposit.reference,
    status: pending ? 'expired' : (state.status as 'paid' | 'failed' | 'expired'),
    amount: state?.amount ?? BigInt(deposit.amount),
    currency: state?.currency ?? deposit.currency,
  });
  return true;
}
