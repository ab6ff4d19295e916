import { Refusal } from '@lantern/contracts';
import type { Queryable } from '@lantern/rows';
import type { Data, Logged } from '../../contexts.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { PaymentNews } from '../../ports/payment.ts';
import {
  closeDeposit,
  type DepositRow,
  lockDeposit,
  noteConfirmations,
  noteForStaff,
  payDeposit,
} from './deposit.store.ts';
import { insertGatewayEvent, isKnownPayment } from './gateway-event.store.ts';

/** The effect of a gateway's message on a deposit. */
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
 * Decides what a gateway's message means for a deposit. A payment is credited only if it matches
 * what was asked for and was made in time, by the gateway's clock and not by the message's arrival.
 * @param isKnown the same payment was reported before
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
 * A failure or expiry of a deposit that is closed already. If it was paid before, the gateway has
 * taken the money back, and two of the staff decide; otherwise the message is only late.
 */
function judgeEnd(
  deposit: DepositRow,
  { paymentId, occurredAt }: PaymentNews,
): { outcome: Outcome; reason?: string } {
  const { status, paidAt, gatewayPaymentId: credited } = deposit;
  if (status !== 'paid' || !paidAt || occurredAt <= paidAt)
    return { outcome: 'too_late_to_matter' };
  const reason = 'taken back by the gateway';
  return {
    outcome: 'taken_back',
    reason: paymentId === credited ? reason : `${reason}: ${paymentId}`,
  };
}

/** How much the clocks of a gateway and of this site may differ. */
const clockMargin = 5 * 60_000;

function doubtOf(deposit: DepositRow, news: PaymentNews): string | undefined {
  if (news.currency !== deposit.currency) return `paid in ${news.currency}`;
  if (news.amount !== BigInt(deposit.amount)) return `paid ${news.amount}`;
  if (deposit.gatewayPaymentId !== null && news.paymentId !== deposit.gatewayPaymentId)
    return `paid by ${news.paymentId}`;
  if (deposit.status === 'failed') return 'paid after failed';
  if (news.occurredAt.getTime() < deposit.createdAt.getTime() - clockMargin)
    return 'paid before it was asked for';
  return news.occurredAt > deposit.expiresAt ? 'paid after its end' : undefined;
}

/**
 * Applies a gateway's message in one transaction: stores the event, credits the payment, closes the
 * deposit and notifies the member. A repeated event changes nothing.
 * @throws Refusal deposit_not_found; transaction_mismatch when the id of the event belongs to
 *   another one
 */
export function settleDeposit(
  context: Data & Logged,
  gateway: string,
  news: PaymentNews,
): Promise<Outcome> {
  const now = context.clock.now();
  return inTransaction(context.db.pool, async (client) => {
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
    if (written === 'other') throw refuseReuse(context, gateway, news);
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

/** Logs the effect of a message; a warning when staff must check the payment. */
export function logNews(
  context: Logged,
  news: { gateway: string; reference: string; outcome: Outcome; requestId?: string },
) {
  const detail = { event: 'payment_news', ...news };
  if (forStaff.includes(news.outcome))
    context.log.warn(detail, 'a payment needs the attention of staff');
  else context.log.info(detail, 'payment news');
}

function refuseReuse(
  context: Logged,
  gateway: string,
  { eventId, reference }: PaymentNews,
): Refusal {
  context.log.warn(
    { event: 'payment_event_reused', gateway, eventId, reference },
    'the id of a payment event was reused',
  );
  return new Refusal('transaction_mismatch');
}

const closingStatus = ({ status }: PaymentNews) => (status === 'expired' ? 'expired' : 'failed');

/**
 * A payment that cannot be credited goes to the staff, such as one that was credited to another
 * deposit.
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
