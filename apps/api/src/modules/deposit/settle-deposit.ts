import { Refusal } from '@lantern/contracts';
import { inTransaction } from '../../db/transaction.ts';
import type { PaymentNews } from '../../ports/payment.ts';
import type { Site } from '../../site.ts';
import { creditMember } from './credit-member.ts';
import { closeDeposit, type DepositRow, insertGatewayEvent, lockDeposit, tellDeposit } from './deposit.store.ts';

/** What became of a gateway's word. */
export type Outcome = 'credited' | 'closed' | 'review' | 'repeated' | 'too_late_to_matter';

/** What a piece of news means for a deposit. Money counts only when everything that was asked for is what was paid. */
export function judgeNews(deposit: DepositRow, news: PaymentNews, now: Date): { outcome: Outcome; reason?: string } {
  const paid = news.status === 'paid';
  if (deposit.status === 'paid' || deposit.status === 'review') return { outcome: 'too_late_to_matter' };
  if (!paid)
    return { outcome: deposit.status === 'failed' || deposit.status === 'expired' ? 'too_late_to_matter' : 'closed' };
  if (news.currency !== deposit.currency) return { outcome: 'review', reason: `paid in ${news.currency}` };
  if (news.amount !== BigInt(deposit.amount)) return { outcome: 'review', reason: `paid ${news.amount}` };
  if (deposit.gateway_payment_id !== null && news.paymentId !== deposit.gateway_payment_id) {
    return { outcome: 'review', reason: `paid by ${news.paymentId}` };
  }
  if (deposit.status === 'failed' || deposit.status === 'expired')
    return { outcome: 'review', reason: `paid after ${deposit.status}` };
  if (now > deposit.expires_at) return { outcome: 'review', reason: 'paid after its end' };
  return { outcome: 'credited' };
}

/**
 * Takes a gateway's word on a payment: one transaction that writes the event down, moves the money where it counts, closes the
 * deposit and tells the member. The same event again, or another one that says the same, changes nothing.
 * @throws Refusal deposit_not_found
 */
export function settleDeposit(site: Site, gateway: string, news: PaymentNews): Promise<Outcome> {
  const now = site.clock.now();
  return inTransaction(site.db.pool, async (client) => {
    const deposit = await lockDeposit(client, gateway, news.reference);
    if (!deposit) throw new Refusal('deposit_not_found');
    const { outcome, reason } = judgeNews(deposit, news, now);
    const payload = { ...news, amount: news.amount.toString(), ...(reason ? { reason } : {}) };
    const event = { gateway, eventId: news.eventId, depositId: deposit.id, payload, outcome, now };
    if (!(await insertGatewayEvent(client, event))) return 'repeated';
    if (outcome === 'too_late_to_matter') return outcome;
    if (outcome === 'credited') await creditMember(client, deposit);
    const status = outcome === 'credited' ? 'paid' : outcome === 'review' ? 'review' : news.status;
    await closeDeposit(client, deposit.id, status, now, reason);
    await tellDeposit(client, deposit, status);
    return outcome;
  });
}
