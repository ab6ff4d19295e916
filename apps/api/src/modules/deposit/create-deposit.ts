import { type BodyOf, type createDeposit as createCall, type Deposit, Refusal } from '@lantern/contracts';
import type { MoneyCall } from '../../http/routes.ts';
import type { PaymentGateway, PaymentState } from '../../ports/payment.ts';
import { makeReference } from '../../reference.ts';
import type { Site } from '../../site.ts';
import type { Brand } from '../brand/index.ts';
import { attachPayment, type DepositRow, insertDeposit } from './deposit.store.ts';
import { describeDeposit } from './describe-deposit.ts';

const minute = 60_000;
/** Deposits that one member may have open: the gateway is asked about each of them until its end. */
const mostOpen = 10;
const referenceLength = 8;

/**
 * Writes the deposit down, then asks the gateway for its page. When the gateway fails the deposit stays and nothing was taken;
 * the follow-up job finds out what became of it. A call that comes again with its key goes on with the deposit that it has made.
 * @throws Refusal deposit_method_unavailable, wrong_currency, amount_out_of_range, too_many_open_deposits,
 * payment_gateway_failed (with the reference), idempotency_key_reused
 */
export async function createDeposit(site: Site, call: MoneyCall<typeof createCall>): Promise<Deposit> {
  const method = checkWish(call.brand, call.body);
  const gateway = site.payments.get(method.gateway);
  if (!gateway) throw new Refusal('deposit_method_unavailable');
  const reference = makeReference(site.random, 'D', referenceLength);
  const createdAt = site.clock.now();
  const deposit = {
    id: site.random.id(),
    brandId: call.brand.id,
    memberId: call.session.memberId,
    reference,
    idempotencyKey: call.idempotencyKey,
    method: method.method,
    gateway: gateway.code,
    amount: BigInt(call.body.amount),
    currency: call.brand.currency,
    returnUrl: `${call.origin}/?centre=depositv2&reference=${reference}`,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + method.expiresInMinutes * minute),
  };
  const row = await insertDeposit(site.db, deposit, mostOpen);
  if (!row) throw new Refusal('too_many_open_deposits');
  if (row.method !== deposit.method || BigInt(row.amount) !== deposit.amount)
    throw new Refusal('idempotency_key_reused');
  if (row.status !== 'created') return describeDeposit(row);
  const payment = await askForPage(site, gateway, row, call);
  const attached = await attachPayment(site.db, row.id, payment.paymentId, payment.payUrl);
  return describeDeposit(attached ?? row);
}

async function askForPage(
  site: Site,
  gateway: PaymentGateway,
  row: DepositRow,
  { brand, requestId }: MoneyCall<typeof createCall>,
): Promise<PaymentState> {
  const { reference, currency } = row;
  try {
    return await gateway.create({
      reference,
      amount: BigInt(row.amount),
      currency,
      description: `${brand.name} ${reference}`,
      returnUrl: row.return_url,
      expiresAt: row.expires_at,
    });
  } catch (error) {
    const detail = { event: 'gateway_failed', gateway: gateway.code, reference, err: error, requestId };
    site.log.error(detail, 'gateway failed');
    throw new Refusal('payment_gateway_failed', { reference });
  }
}

function checkWish(brand: Brand, wish: BodyOf<typeof createCall>) {
  const method = brand.settings.deposit.methods.find((one) => one.method === wish.method);
  if (!method) throw new Refusal('deposit_method_unavailable');
  if (wish.currency !== brand.currency) throw new Refusal('wrong_currency');
  const amount = BigInt(wish.amount);
  if (amount < BigInt(method.minimum) || amount > BigInt(method.maximum)) {
    throw new Refusal('amount_out_of_range', { minimum: method.minimum, maximum: method.maximum });
  }
  return method;
}
