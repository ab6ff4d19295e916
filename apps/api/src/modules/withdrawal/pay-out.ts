import type { Data, Secrets } from '../../contexts.ts';
import type { PayoutState, Payouts } from '../../ports/payout.ts';
import type { WithdrawalContext } from './context.ts';
import { openAccount } from './open-account.ts';
import { isStillToPay, type PayoutRow, takePayouts } from './payout.store.ts';
import { payoutGateways } from './payout-gateways.ts';
import { settlePayout } from './settle-payout.ts';

const most = 100;
/**
 * Questions to the gateways at a time: one that answers slowly must not hold up the others until
 * the next run.
 */
const together = 10;
const patienceSeconds = 45;

/**
 * Has the gateways pay what staff have approved, and asks them what came of what they were asked
 * before. Nothing of this happens in the transaction that wrote the payout down; that it may be
 * asked for is committed before it is.
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

/**
 * Trouble with one payout must not keep the others waiting. What came of it is not known then: it
 * is asked about again.
 */
function tryOne(context: WithdrawalContext, row: PayoutRow): Promise<boolean> {
  return payOne(context, row).catch((error: unknown) => {
    context.log.error(
      { event: 'payout_failed', reference: row.reference, err: error },
      'a gateway could not be asked to pay',
    );
    return false;
  });
}

/** Answers whether the payout has come to its end. */
async function payOne(context: WithdrawalContext, row: PayoutRow): Promise<boolean> {
  const gateway = payoutGateways(context).find(({ code }) => code === row.gateway);
  if (!gateway) throw new Error(`No gateway ${row.gateway} pays out.`);
  const state = await stateOf(context, gateway.payouts, row);
  if (!state) return false;
  const outcome = await settlePayout(context, row.gateway, { ...state, reference: row.reference });
  return outcome === 'paid' || outcome === 'failed';
}

/**
 * One that may have been asked for before is looked for first; asking again would be safe, as the
 * reference makes it one payout. Undefined for one that nobody has to pay any more.
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
