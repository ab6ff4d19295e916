import {
  type BodyOf,
  type createDeposit as createCall,
  type Deposit,
  Refusal,
} from '@lantern/contracts';
import { refusalNamed } from '../../db/refusal-named.ts';
import type { MoneyCall } from '../../http/routes.ts';
import type { PaymentGateway, PaymentState } from '../../ports/payment.ts';
import { makeReference } from '../../reference.ts';
import type { Site } from '../../site.ts';
import type { Brand } from '../brand/index.ts';
import { rankOf } from '../member/index.ts';
import { beginDeposit, type NewDeposit } from './begin.store.ts';
import { attachPayment, type DepositRow } from './deposit.store.ts';
import { describeDeposit } from './describe-deposit.ts';
import { type Method, methodsFor } from './methods.ts';
import { transferTo } from './transfer-account.ts';

const minute = 60_000;
/**
 * Deposits that one member may have open: the gateway is asked about each of them until its end.
 */
const mostOpen = 10;
const referenceLength = 8;
/** Stands for the staff where no gateway tells that a deposit is paid. */
const staff = 'bank';

type Call = MoneyCall<typeof createCall>;

/**
 * Writes the deposit down, then asks the gateway how it is paid. When the gateway fails the deposit
 * stays and nothing was taken; the follow-up job finds out what became of it. A call that comes
 * again with its key goes on with the deposit that it has made.
 * @throws Refusal those of the contract; payment_gateway_failed with the reference, limit_reached
 *   with the limit
 */
export async function createDeposit(site: Site, call: Call): Promise<Deposit> {
  const method = checkWish(site, call);
  const wanted = newDeposit(site, call, method);
  const begun = await beginDeposit(site.db, wanted, mostOpen);
  if (!('deposit' in begun)) throw refusalNamed(begun.verdict, begun.hit ?? undefined);
  const row = begun.deposit;
  if (row.method !== wanted.method || row.amount !== wanted.amount)
    throw new Refusal('idempotency_key_reused');
  const gateway = site.payments.get(row.gateway);
  if (row.status !== 'created' || !gateway) return describeDeposit(row);
  const payment = await askForPayment(site, gateway, row, call);
  const attached = await attachPayment(site.db, row.id, payment.paymentId, payment.instructions);
  return describeDeposit(attached ?? row);
}

function newDeposit({ random, clock }: Site, call: Call, method: Method): NewDeposit {
  const { brand, session, body, idempotencyKey, origin } = call;
  const reference = makeReference(random, 'D', referenceLength);
  const now = clock.now();
  const { fee, gateway } = method;
  const isTransfer = gateway === null;
  return {
    id: random.id(),
    brand_id: brand.id,
    member_id: session.memberId,
    reference,
    idempotency_key: idempotencyKey,
    method: method.method,
    kind: method.kind,
    gateway: gateway ?? staff,
    amount: body.amount,
    currency: brand.currency,
    fee_basis_points: fee.basisPoints,
    fee_fixed: fee.fixed,
    status: isTransfer ? 'pending' : 'created',
    instructions: isTransfer
      ? transferTo(random, brand, { reference, amount: BigInt(body.amount) })
      : null,
    return_url: `${origin}/?centre=depositv2&reference=${reference}`,
    created_at: now,
    expires_at: new Date(now.getTime() + method.expiresInMinutes * minute),
  };
}

async function askForPayment(
  site: Site,
  gateway: PaymentGateway,
  row: DepositRow,
  { brand, requestId }: Call,
): Promise<PaymentState> {
  const { reference, currency, kind } = row;
  if (kind === 'bank') throw new Error('A transfer to an account needs no gateway.');
  try {
    return await gateway.create({
      ...{ reference, kind, currency },
      amount: BigInt(row.amount),
      description: `${brand.name} ${reference}`,
      returnUrl: row.return_url,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
    });
  } catch (error) {
    const detail = {
      event: 'gateway_failed',
      gateway: gateway.code,
      reference,
      err: error,
      requestId,
    };
    site.log.error(detail, 'gateway failed');
    throw new Refusal('payment_gateway_failed', { reference });
  }
}

function checkWish(site: Site, { brand, session, body }: Call): Method {
  const method = findMethod(site, brand, rankOf(session.memberId), body);
  if (!method) throw new Refusal('deposit_method_unavailable');
  if (body.currency !== brand.currency) throw new Refusal('wrong_currency');
  const amount = BigInt(body.amount);
  if (amount < BigInt(method.minimum) || amount > BigInt(method.maximum))
    throw new Refusal('amount_out_of_range', { minimum: method.minimum, maximum: method.maximum });
  return method;
}

const findMethod = (
  site: Site,
  brand: Brand,
  rank: number,
  wish: BodyOf<typeof createCall>,
): Method | undefined => methodsFor(site, brand, rank).find((one) => one.method === wish.method);
