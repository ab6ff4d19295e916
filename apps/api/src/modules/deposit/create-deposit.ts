import { type BodyOf, type createDeposit as createCall, type Deposit, Refusal } from '@lantern/contracts';
import type { Call } from '../../http/routes.ts';
import type { PaymentState } from '../../ports/payment.ts';
import type { Random } from '../../ports/random.ts';
import type { Site } from '../../site.ts';
import type { Brand } from '../brand/index.ts';
import type { OpenSession } from '../session/index.ts';
import { attachPayment, insertDeposit } from './deposit.store.ts';
import { describeDeposit } from './describe-deposit.ts';

const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const minute = 60_000;

export const makeReference = (random: Random) =>
  `D-${Array.from({ length: 8 }, () => alphabet[random.below(alphabet.length)]).join('')}`;

/**
 * Writes the deposit down, then asks the gateway for its page. When the gateway fails the deposit stays and nothing was taken;
 * the follow-up job finds out what became of it.
 * @throws Refusal deposit_method_unavailable, wrong_currency, amount_out_of_range, payment_gateway_failed (with the reference)
 */
export async function createDeposit(site: Site, call: Call<typeof createCall>, session: OpenSession): Promise<Deposit> {
  const method = checkWish(call.brand, call.body);
  const gateway = site.payments.get(method.gateway);
  if (!gateway) throw new Refusal('deposit_method_unavailable');
  const reference = makeReference(site.random);
  const createdAt = site.clock.now();
  const row = await insertDeposit(site.db, {
    id: site.random.id(),
    brandId: call.brand.id,
    memberId: session.memberId,
    reference,
    method: method.method,
    gateway: gateway.code,
    amount: BigInt(call.body.amount),
    currency: call.brand.currency,
    returnUrl: `${call.origin}/?centre=depositv2&reference=${reference}`,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + method.expiresInMinutes * minute),
  });
  const payment = await gateway
    .create({
      reference,
      amount: BigInt(row.amount),
      currency: row.currency,
      description: `${call.brand.name} ${reference}`,
      returnUrl: row.return_url,
      expiresAt: row.expires_at,
    })
    .catch((error: unknown): PaymentState => {
      site.log.error(
        { event: 'gateway_failed', gateway: gateway.code, reference, err: error, requestId: call.requestId },
        'gateway failed',
      );
      throw new Refusal('payment_gateway_failed', { reference });
    });
  const attached = await attachPayment(site.db, row.id, payment.paymentId, payment.payUrl);
  return describeDeposit(attached ?? row);
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
