import { Refusal } from '@lantern/contracts';
import type { MachineCaller } from '../../caller.ts';
import { settlePayout } from '../withdrawal/index.ts';
import type { DepositContext } from './context.ts';
import { logNews, type Outcome, settleDeposit } from './settle-deposit.ts';

/** The effect of a gateway's message; `nothing` when the message reports no change. */
export type Settled = Outcome | 'nothing' | 'payout';

/**
 * Settles a gateway's message. The gateway's adapter reads its protocol; from there all gateways
 * share one path.
 * @throws Refusal invalid_input, payment_gateway_failed, deposit_not_found, withdrawal_not_found,
 *   transaction_mismatch
 */
export async function settleMessage(
  context: DepositContext,
  { machine, message, requestId }: MachineCaller,
): Promise<Settled> {
  const gateway = context.payments.get(machine);
  if (!gateway) throw new Refusal('unknown_gateway');
  const report = await gateway.read(message).catch((error: unknown) => {
    context.log.error(
      { event: 'gateway_failed', gateway: machine, err: error, requestId },
      'gateway failed',
    );
    throw new Refusal('payment_gateway_failed');
  });
  if (report === 'unreadable') throw new Refusal('invalid_input', { fields: ['body'] });
  if (report === 'nothing') return 'nothing';
  if (report.about === 'payout') {
    await settlePayout(context, machine, report.news);
    return 'payout';
  }
  const outcome = await settleDeposit(context, machine, report.news);
  logNews(context, { gateway: machine, reference: report.news.reference, outcome, requestId });
  return outcome;
}
