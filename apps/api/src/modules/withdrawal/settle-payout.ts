import { Refusal } from '@lantern/contracts';
import type { Data, Logged } from '../../contexts.ts';
import { retried } from '../../db/transaction.ts';
import type { PayoutNews } from '../../ports/payout.ts';
import { findPayout, noteDoubt, settle } from './payout.store.ts';

/** The effect of a gateway's news. `attention`: it contradicts our books, and staff must check. */
export type PayoutOutcome = 'pending' | 'paid' | 'failed' | 'repeated' | 'attention';

/**
 * Settles a payout by a gateway's message or answer: the money is paid, or returned to the member.
 * The first outcome stays. A wrong amount settles nothing.
 * @throws Refusal withdrawal_not_found
 */
export async function settlePayout(
  context: Data & Logged,
  gateway: string,
  news: PayoutNews,
): Promise<PayoutOutcome> {
  if (news.status === 'pending') return 'pending';
  const outcome = await decide(context, gateway, news);
  const { reference, status } = news;
  const detail = { event: 'payout_news', gateway, reference, status, outcome };
  if (outcome === 'attention') context.log.warn(detail, 'a payout needs the attention of staff');
  else context.log.info(detail, 'payout news');
  return outcome;
}

async function decide({ db }: Data, gateway: string, news: PayoutNews): Promise<PayoutOutcome> {
  const { reference, payoutId, amount, currency } = news;
  const known = await findPayout(db, gateway, reference);
  if (!known) throw new Refusal('withdrawal_not_found');
  const outcome = news.status === 'paid' ? 'paid' : 'failed';
  if (outcome === 'paid' && (amount !== BigInt(known.payout) || currency !== known.currency)) {
    await noteDoubt(db, known.id, `paid ${amount} ${currency} by ${payoutId}`);
    return 'attention';
  }
  return (await retried(() => settle(db, known.id, outcome, payoutId))) as PayoutOutcome;
}
