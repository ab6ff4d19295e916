import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { withdrawalFee } from '@lantern/rules';
import { currency, paymentPassword, withdrawalFeeTerms } from './cast.ts';
import type { Answer, Part } from './part.ts';
import type { PayoutPlan } from './payments.ts';

const referenceOf = (answer: Answer) => String(answer.value?.reference);

/** Money that comes in by a gateway, which tells of it itself. */
export async function deposit(part: Part): Promise<void> {
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
  const tell = () => part.machine('/pay/paygate/webhook', news, scene.gatewaySecret);
  const told = part.note('deposit paid', reference, BigInt(body.amount));
  if ((await part.until(told, tell))?.success) await part.again(told, tell, 20);
}

/**
 * How often a member may ask in an hour, with what is left for those words that have to be sent
 * again.
 */
const mostAsked = 14;

/**
 * Money that is asked for, and then taken back by the member, or paid out by the gateway that the
 * staff have chosen.
 */
export async function withdraw(part: Part): Promise<void> {
  if (part.actor.asked >= mostAsked) return;
  const wish = await ask(part);
  if (!wish) return;
  const { cancels, approves } = part.chance.pick([
    { cancels: true, approves: false },
    { cancels: true, approves: true },
    { cancels: false, approves: true },
    { cancels: false, approves: true },
  ]);
  const [cancelled] = await Promise.all([
    cancels && cancel(part, wish),
    approves && decide(part, 'approve', wish.reference, { reason: 'This looks right.' }),
  ]);
  if (cancelled) return;
  const plan = {
    status: part.chance.happens(75) ? 'paid' : 'failed',
    tells: part.chance.happens(60),
  } as const;
  part.scene.payments.plan(wish.reference, plan);
  await decide(part, 'send', wish.reference, { gateway: 'paygate' });
  await seePayout(part, wish, plan);
}

interface Wish {
  readonly reference: string;
  readonly amount: bigint;
}

async function ask(part: Part): Promise<Wish | undefined> {
  const amount = BigInt(part.chance.between(10_000, 60_000));
  const key = randomUUID();
  const fee = withdrawalFee(withdrawalFeeTerms, amount, 0).toString();
  const body = {
    account: part.actor.account,
    amount: amount.toString(),
    currency,
    fee,
    paymentPassword,
  };
  const send = (change = {}) => part.sealed('/wps/cash/withdrawals', { ...body, ...change }, key);
  const entry = part.note('withdrawal asked', key, -amount);
  const answer = await part.until(entry, send);
  part.actor.asked += entry.attempts;
  if (!answer?.success) return undefined;
  await part.twist(entry, send, body.amount);
  return { reference: referenceOf(answer), amount };
}

async function cancel(part: Part, { reference, amount }: Wish): Promise<boolean> {
  const key = randomUUID();
  const entry = part.note('withdrawal cancelled', reference, amount);
  const answer = await part.until(entry, () =>
    part.page('/wps/cash/withdrawals/cancel', { reference }, key),
  );
  return answer?.success === true;
}

/**
 * A step of the staff. One whose gateway died before it could answer is told, when it comes again,
 * that it was decided: so what counts is not this word, but that the member has not taken the
 * withdrawal back.
 */
async function decide(
  part: Part,
  step: 'approve' | 'send',
  reference: string,
  more: object,
): Promise<void> {
  const key = randomUUID();
  const entry = part.note(`withdrawal ${step}`, reference);
  await part.until(entry, () =>
    part.staff(`/ops/withdrawals/${step}`, { reference, ...more }, key),
  );
}

/** Waits for what the gateway does. The site comes to know of it by being told, or has to ask. */
async function seePayout(
  part: Part,
  { reference, amount }: Wish,
  { status, tells }: PayoutPlan,
): Promise<void> {
  const entry = part.note(`payout ${status}`, reference, status === 'failed' ? amount : 0n);
  const path = `/wps/cash/withdrawals/detail?reference=${reference}`;
  const isOver = ({ value }: Answer) => value?.status === 'paid' || value?.status === 'failed';
  const [answer] = await Promise.all([
    part.until(entry, () => part.look(path), isOver),
    tells && tellPayout(part, reference),
  ]);
  if (answer && answer.value?.status !== status)
    part.complain(
      'I12 a payout ends as the gateway says',
      `${reference}: ${String(answer.value?.status)}`,
    );
  if (answer && status === 'paid' && part.chance.happens(30)) await receive(part, reference);
}

async function tellPayout(part: Part, reference: string): Promise<void> {
  const { payments, gatewaySecret } = part.scene;
  while (!payments.isAsked(reference)) {
    if (performance.now() > part.scene.giveUpAt) return;
    await sleep(250);
  }
  const news = {
    ...payments.end(reference),
    eventId: `event-${reference}`,
    occurredAt: new Date().toISOString(),
  };
  const entry = part.note('payout told', reference);
  const tell = () => part.machine('/pay/paygate/payout', news, gatewaySecret);
  if ((await part.until(entry, tell))?.success) await part.again(entry, tell, 20);
}

async function receive(part: Part, reference: string): Promise<void> {
  const entry = part.note('withdrawal received', reference);
  await part.until(entry, () =>
    part.page('/wps/cash/withdrawals/received', { reference }, randomUUID()),
  );
}
