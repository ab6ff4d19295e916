import { type DepositStatus, Refusal } from '@lantern/contracts';
import type { Queryable } from '@lantern/database';
import { inTransaction } from '../../db/transaction.ts';
import type { PaymentNews } from '../../ports/payment.ts';
import type { Site } from '../../site.ts';
import { creditMember } from './credit-member.ts';
import {
  closeDeposit,
  type DepositRow,
  insertGatewayEvent,
  lockDeposit,
  noteForStaff,
  tellDeposit,
} from './deposit.store.ts';

/** What became of a gateway's word. */
export type Outcome = 'credited' | 'closed' | 'review' | 'paid_again' | 'repeated' | 'too_late_to_matter';

/** What a piece of news means for a deposit. Money counts only when everything that was asked for is what was paid. */
export function judgeNews(deposit: DepositRow, news: PaymentNews, now: Date): { outcome: Outcome; reason?: string } {
  const { status } = deposit;
  const isOpen = status === 'created' || status === 'pending';
  if (news.status !== 'paid') return { outcome: isOpen ? 'closed' : 'too_late_to_matter' };
  if (status === 'paid' && news.paymentId !== deposit.gateway_payment_id)
    return { outcome: 'paid_again', reason: `paid again by ${news.paymentId}` };
  if (status === 'paid' || status === 'review') return { outcome: 'too_late_to_matter' };
  const reason = doubtOf(deposit, news, now);
  return reason === undefined ? { outcome: 'credited' } : { outcome: 'review', reason };
}

function doubtOf(deposit: DepositRow, news: PaymentNews, now: Date): string | undefined {
  if (news.currency !== deposit.currency) return `paid in ${news.currency}`;
  if (news.amount !== BigInt(deposit.amount)) return `paid ${news.amount}`;
  if (deposit.gateway_payment_id !== null && news.paymentId !== deposit.gateway_payment_id)
    return `paid by ${news.paymentId}`;
  if (deposit.status === 'failed' || deposit.status === 'expired') return `paid after ${deposit.status}`;
  return now > deposit.expires_at ? 'paid after its end' : undefined;
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
    if (outcome === 'credited') return credit(client, deposit, news, now);
    if (outcome === 'closed') await close(client, deposit, news.status, now);
    if (outcome === 'review') await close(client, deposit, 'review', now, reason);
    if (outcome === 'paid_again' && reason) await noteForStaff(client, deposit.id, reason);
    return outcome;
  });
}

/** What the ledger does not take, such as more than a purse can hold, is for staff to decide. */
async function credit(client: Queryable, deposit: DepositRow, news: PaymentNews, now: Date): Promise<Outcome> {
  const verdict = await creditMember(client, deposit);
  if (verdict !== 'posted') {
    await close(client, deposit, 'review', now, `not credited: ${verdict}`);
    return 'review';
  }
  await close(client, { ...deposit, gateway_payment_id: news.paymentId }, 'paid', now);
  return 'credited';
}

async function close(
  client: Queryable,
  deposit: DepositRow,
  status: DepositStatus,
  now: Date,
  reason?: string,
): Promise<void> {
  await closeDeposit(client, deposit, status, now, reason);
  await tellDeposit(client, deposit, status);
}
