import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { withdrawalFee } from '@lantern/rules';
import { currency, paymentPassword } from '../../cast.ts';
import { type Answer, type Part, referenceOf } from '../../part.ts';
import type { PayoutPlan } from '../../payments.ts';
import { settings } from './settings.ts';

/** Below the site's hourly limit of withdrawals, to leave room for repeats. */
const mostAsked = 14;

/** A withdrawal that the member cancels, or that staff approve and a gateway pays out. */
export async function withdraw(part: Part): Promise<void> {
  if (part.actor.asked >= mostAsked) return;
  const asked = await ask(part);
  if (!asked) return;
  const { cancels, approves } = part.chance.pick([
    { cancels: true, approves: false },
    { cancels: true, approves: true },
    { cancels: false, approves: true },
    { cancels: false, approves: true },
  ]);
  const [cancelled] = await Promise.all([
    cancels && cancel(part, asked),
    approves && decide(part, 'approve', asked.reference, { reason: 'This looks right.' }),
  ]);
  if (cancelled) return;
  const plan = {
    status: part.chance.happens(75) ? 'paid' : 'failed',
    sendsWebhook: part.chance.happens(60),
  } as const;
  part.scene.payments.plan(asked.reference, plan);
  await decide(part, 'send', asked.reference, { gateway: 'paygate' });
  await seePayout(part, asked, plan);
}

interface Withdrawal {
  readonly reference: string;
  readonly amount: bigint;
}

async function ask(part: Part): Promise<Withdrawal | undefined> {
  const amount = BigInt(part.chance.between(10_000, 60_000));
  const key = randomUUID();
  const fee = withdrawalFee(settings.withdrawal.fee, amount, 0).toString();
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

async function cancel(part: Part, { reference, amount }: Withdrawal): Promise<boolean> {
  const key = randomUUID();
  const entry = part.note('withdrawal cancelled', reference, amount);
  const answer = await part.until(entry, () =>
    part.page('/wps/cash/withdrawals/cancel', { reference }, key),
  );
  return answer?.success === true;
}

/**
 * A step of the staff. After a lost answer, the repeat is rejected as already decided; so this
 * operation does not count, only that the member has not cancelled.
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

/** Waits for the end of a payout, which the site learns by webhook or by asking the gateway. */
async function seePayout(
  part: Part,
  { reference, amount }: Withdrawal,
  { status, sendsWebhook }: PayoutPlan,
): Promise<void> {
  const entry = part.note(`payout ${status}`, reference, status === 'failed' ? amount : 0n);
  const path = `/wps/cash/withdrawals/detail?reference=${reference}`;
  const isOver = ({ value }: Answer) => value?.status === 'paid' || value?.status === 'failed';
  const [answer] = await Promise.all([
    part.until(entry, () => part.look(path), isOver),
    sendsWebhook && sendPayoutWebhook(part, reference),
  ]);
  if (answer && answer.value?.status !== status)
    part.complain(
      'I12 a payout ends as the gateway says',
      `${reference}: ${String(answer.value?.status)}`,
    );
  if (answer && status === 'paid' && part.chance.happens(30)) await receive(part, reference);
}

async function sendPayoutWebhook(part: Part, reference: string): Promise<void> {
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
  const entry = part.note('payout webhook', reference);
  const notify = () => part.machine('/pay/paygate/payout', news, gatewaySecret);
  if ((await part.until(entry, notify))?.success) await part.again(entry, notify, 20);
}

async function receive(part: Part, reference: string): Promise<void> {
  const entry = part.note('withdrawal received', reference);
  await part.until(entry, () =>
    part.page('/wps/cash/withdrawals/received', { reference }, randomUUID()),
  );
}
