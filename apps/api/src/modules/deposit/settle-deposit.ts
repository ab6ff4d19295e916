import { Refusal } from '@lantern/contracts';
import type { Queryable } from '@lantern/database';
import { inTransaction } from '../../db/transaction.ts';
import type { PaymentNews } from '../../ports/payment.ts';
import type { Site } from '../../site.ts';
import {
  closeDeposit,
  type DepositRow,
  lockDeposit,
  noteConfirmations,
  noteForStaff,
  payDeposit,
} from './deposit.store.ts';
import { insertGatewayEvent, isKnownPayment } from './gateway-event.store.ts';

/** What became of a gateway's word. */
export type Outcome =
  | 'confirming'
  | 'credited'
  | 'closed'
  | 'review'
  | 'paid_again'
  | 'taken_back'
  | 'repeated'
  | 'too_late_to_matter';

/**
 * What a piece of news means for a deposit. Money counts only when everything that was asked for is
 * what was paid, and in time: it is the gateway's word when that was, not the moment at which it
 * reaches us. `isKnown`: the same payment was told of before.
 */
export function judgeNews(
  deposit: DepositRow,
  news: PaymentNews,
  isKnown: boolean,
): { outcome: Outcome; reason?: string } {
  const { status } = deposit;
  const isOpen = status === 'created' || status === 'pending';
  if (news.status === 'confirming')
    return { outcome: isOpen ? 'confirming' : 'too_late_to_matter' };
  if (news.status !== 'paid') return isOpen ? { outcome: 'closed' } : judgeEnd(deposit, news);
  if (isKnown) return { outcome: 'too_late_to_matter' };
  const beside = `also paid ${news.amount} ${news.currency} by ${news.paymentId}`;
  if (status === 'review') return { outcome: 'review', reason: beside };
  if (status === 'paid') return { outcome: 'paid_again', reason: beside };
  const reason = doubtOf(deposit, news);
  return reason === undefined ? { outcome: 'credited' } : { outcome: 'review', reason };
}

/**
 * That a deposit which is closed already has failed or expired. After it was paid, the gateway has
 * taken the money back, or has had to give it back: what then becomes of the member's money two of
 * the staff decide. What says how it was before is only late.
 */
function judgeEnd(
  deposit: DepositRow,
  { paymentId, occurredAt }: PaymentNews,
): { outcome: Outcome; reason?: string } {
  const { status, paid_at: paidAt, gateway_payment_id: credited } = deposit;
  if (status !== 'paid' || !paidAt || occurredAt <= paidAt)
    return { outcome: 'too_late_to_matter' };
  const reason = 'taken back by the gateway';
  return {
    outcome: 'taken_back',
    reason: paymentId === credited ? reason : `${reason}: ${paymentId}`,
  };
}

/** By how much the clocks of a gateway and ours may differ. */
const clockMargin = 5 * 60_000;

function doubtOf(deposit: DepositRow, news: PaymentNews): string | undefined {
  if (news.currency !== deposit.currency) return `paid in ${news.currency}`;
  if (news.amount !== BigInt(deposit.amount)) return `paid ${news.amount}`;
  if (deposit.gateway_payment_id !== null && news.paymentId !== deposit.gateway_payment_id)
    return `paid by ${news.paymentId}`;
  if (deposit.status === 'failed') return 'paid after failed';
  if (news.occurredAt.getTime() < deposit.created_at.getTime() - clockMargin)
    return 'paid before it was asked for';
  return news.occurredAt > deposit.expires_at ? 'paid after its end' : undefined;
}

/**
 * Takes a gateway's word on a payment: one transaction that writes the event down, moves the money
 * where it counts, closes the deposit and tells the member. The same event again, or another one
 * that says the same, changes nothing.
 * @throws Refusal deposit_not_found; transaction_mismatch when the event's id has stood for
 *   something else
 */
export function settleDeposit(site: Site, gateway: string, news: PaymentNews): Promise<Outcome> {
  const now = site.clock.now();
  return inTransaction(site.db.pool, async (client) => {
    const deposit = await lockDeposit(client, gateway, news.reference);
    if (!deposit) throw new Refusal('deposit_not_found');
    const payload = { ...news, amount: news.amount.toString() };
    const { status, paymentId, currency, confirmations } = news;
    const isKnown = await isKnownPayment(client, deposit.id, {
      status,
      paymentId,
      currency,
      amount: payload.amount,
    });
    const { outcome, reason } = judgeNews(deposit, news, isKnown);
    const { eventId } = news;
    const written = await insertGatewayEvent(client, {
      ...{ gateway, eventId, depositId: deposit.id, payload },
      ...{ outcome, reason, now },
    });
    if (written === 'same') return 'repeated';
    if (written === 'other') throw refuseReuse(site, gateway, news);
    if (outcome === 'credited') return credit(client, deposit, news, now);
    if (outcome === 'confirming' && confirmations)
      await noteConfirmations(client, deposit.id, confirmations);
    if (outcome === 'closed') await closeDeposit(client, deposit.id, closingStatus(news), now);
    if (outcome === 'review' && deposit.status !== 'review')
      await closeDeposit(client, deposit.id, 'review', now, reason);
    else if (reason) await noteForStaff(client, deposit.id, reason);
    return outcome;
  });
}

const forStaff: readonly Outcome[] = ['review', 'paid_again', 'taken_back'];

/**
 * Writes into the log what a gateway's word, told or asked for, did to a deposit; a warning when
 * staff have to look.
 */
export function logNews(
  site: Site,
  news: { gateway: string; reference: string; outcome: Outcome; requestId?: string },
) {
  const detail = { event: 'payment_news', ...news };
  if (forStaff.includes(news.outcome)) site.log.warn(detail, 'staff have to look at a payment');
  else site.log.info(detail, 'payment news');
}

function refuseReuse(site: Site, gateway: string, { eventId, reference }: PaymentNews): Refusal {
  site.log.warn(
    { event: 'payment_event_reused', gateway, eventId, reference },
    'the id of a payment event was reused',
  );
  return new Refusal('transaction_mismatch');
}

const closingStatus = ({ status }: PaymentNews) => (status === 'expired' ? 'expired' : 'failed');

/**
 * What does not count, such as more than a purse can hold or a payment that has counted for another
 * deposit, is for staff to decide.
 */
async function credit(
  client: Queryable,
  deposit: DepositRow,
  news: PaymentNews,
  now: Date,
): Promise<Outcome> {
  const { paymentId, occurredAt: paidAt } = news;
  const verdict = await payDeposit(client, deposit, { paymentId, paidAt, now });
  if (verdict === 'posted') return 'credited';
  await closeDeposit(client, deposit.id, 'review', now, `not credited: ${verdict}`);
  return 'review';
}
