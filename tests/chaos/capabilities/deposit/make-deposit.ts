import { randomUUID } from 'node:crypto';
import { currency } from '../../cast.ts';
import { type Part, referenceOf } from '../../part.ts';

/** A deposit by a gateway, with its webhook. */
export async function makeDeposit(part: Part): Promise<void> {
  const { chance, scene } = part;
  const key = randomUUID();
  const body = { method: 'online', amount: chance.between(50_000, 200_000).toString(), currency };
  const ask = (change = {}) => part.page('/wps/cash/deposits', { ...body, ...change }, key);
  const asked = part.note('deposit asked', key);
  const answer = await part.until(asked, ask);
  if (!answer?.success) return;
  await part.twist(asked, ask, body.amount);
  const reference = referenceOf(answer);
  const payment = scene.payments.pay(reference);
  const news = {
    ...{
      paymentId: payment.paymentId,
      reference,
      status: 'paid',
      amount: payment.amount,
      currency,
    },
    ...{ eventId: `event-${reference}`, occurredAt: payment.paidAt },
  };
  const notify = () => part.machine('/pay/paygate/webhook', news, scene.gatewaySecret);
  const paid = part.note('deposit paid', reference, BigInt(body.amount));
  if ((await part.until(paid, notify))?.success) await part.again(paid, notify, 20);
}
