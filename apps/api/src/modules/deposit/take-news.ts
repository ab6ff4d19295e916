import { Refusal } from '@lantern/contracts';
import type { MachineCall } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { settlePayout } from '../withdrawal/index.ts';
import { logNews, type Outcome, settleDeposit } from './settle-deposit.ts';

/**
 * What became of a gateway's message; `nothing` when the gateway itself says that there is nothing
 * to tell.
 */
export type Taken = Outcome | 'nothing' | 'payout';

/**
 * Takes a gateway's message, in whichever protocol it came: the gateway's adapter says what it
 * tells, and that is settled in one way.
 * @throws Refusal invalid_input, payment_gateway_failed, deposit_not_found, withdrawal_not_found,
 *   transaction_mismatch
 */
export async function takeNews(
  site: Site,
  call: Pick<MachineCall, 'machine' | 'message' | 'requestId'>,
): Promise<Taken> {
  const { machine, message, requestId } = call;
  const gateway = site.payments.get(machine);
  if (!gateway) throw new Refusal('unknown_gateway');
  const told = await gateway.read(message).catch((error: unknown) => {
    site.log.error(
      { event: 'gateway_failed', gateway: machine, err: error, requestId },
      'gateway failed',
    );
    throw new Refusal('payment_gateway_failed');
  });
  if (told === 'unreadable') throw new Refusal('invalid_input', { fields: ['body'] });
  if (told === 'nothing') return 'nothing';
  if (told.about === 'payout') {
    await settlePayout(site, machine, told.news);
    return 'payout';
  }
  const outcome = await settleDeposit(site, machine, told.news);
  logNews(site, { gateway: machine, reference: told.news.reference, outcome, requestId });
  return outcome;
}
