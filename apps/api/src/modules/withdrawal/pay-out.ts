import type { Data, Secrets } from '../../contexts.ts';
import type { PayoutState, Payouts } from '../../ports/payout.ts';
import type { WithdrawalContext } from './context.ts';
import { openAccount } from './open-account.ts';
import { isStillToPay, type PayoutRow, takePayouts } from './payout.store.ts';
import { payoutGateways } from './payout-gateways.ts';
import { settlePayout } from './settle-payout.ts';

const most = 100;
/** Concurrent requests, so that a slow gateway does not delay the others until the next run. */
const together = 10;
const patienceSeconds = 45;

/**
 * Sends approved payouts to the gateways, and requests the outcome of earlier ones. Each payout is
 * marked as sent, and that is committed, before the gateway is called.
 */
export async function payOut(context: WithdrawalContext): Promise<number> {
  const waiting = await takePayouts(context.db, most, patienceSeconds);
  let ended = 0;
  for (let at = 0; at < waiting.length; at += together) {
    const done = await Promise.all(
      waiting.slice(at, at + together).map((row) => tryOne(context, row)),
    );
    ended += done.filter(Boolean).length;
  }
  return ended;
}

/** A failed request does not stop the others; the next run asks for its outcome. */
function tryOne(context: WithdrawalContext, row: PayoutRow): Promise<boolean> {
  return payOne(context, row).catch((error: unknown) => {
    context.log.error(
      { event: 'payout_failed', reference: row.reference, err: error },
      'a request for a payout failed',
    );
    return false;
  });
}

/** Whether the payout has ended. */
async function payOne(context: WithdrawalContext, row: PayoutRow): Promise<boolean> {
  const gateway = payoutGateways(context).find(({ code }) => code === row.gateway);
  if (!gateway) throw new Error(`No gateway ${row.gateway} pays out.`);
  const state = await stateOf(context, gateway.payouts, row);
  if (!state) return false;
  const outcome = await settlePayout(context, row.gateway, { ...state, reference: row.reference });
  return outcome === 'paid' || outcome === 'failed';
}

/**
 * Looks up a payout that may have been sent before. Sending it twice would be safe, because the
 * reference makes it one payout. Undefined when it was settled meanwhile.
 */
async function stateOf(
  context: Data & Secrets,
  payouts: Payouts,
  row: PayoutRow,
): Promise<PayoutState | undefined> {
  const known = row.asked ? await payouts.find(row.reference) : undefined;
  if (known) return known;
  if (!(await isStillToPay(context.db, row.id))) return undefined;
  const { reference, payout, currency } = row;
  return payouts.pay({
    reference,
    amount: BigInt(payout),
    currency,
    account: openAccount(context, row),
    description: reference,
  });
}
