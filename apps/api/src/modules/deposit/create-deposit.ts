import {
  type BodyOf,
  type createDeposit as createCall,
  type Deposit,
  Refusal,
} from '@lantern/contracts';
import type { Keyed, SessionCaller } from '../../caller.ts';
import type { Logged, Payments } from '../../contexts.ts';
import { refusalFor } from '../../db/verdict.ts';
import type { PaymentGateway, PaymentState } from '../../ports/payment.ts';
import { makeReference } from '../../reference.ts';
import { beginDeposit, type NewDeposit } from './begin.store.ts';
import type { DepositContext } from './context.ts';
import { attachPayment, type DepositRow } from './deposit.store.ts';
import { describeDeposit } from './describe-deposit.ts';
import { type Method, methodsFor } from './methods.ts';
import { transferTo } from './transfer-account.ts';

const minute = 60_000;
/** Open deposits of one member: the job asks the gateway about each of them until it ends. */
const mostOpen = 10;
const referenceLength = 8;
/** The gateway of a transfer, which the staff confirm. */
const staff = 'bank';

type Input = BodyOf<typeof createCall> & Keyed;

/**
 * Stores the deposit, then asks the gateway how it is paid. If the gateway fails, the deposit stays
 * open and the follow-up job asks again. A repeated key continues with the deposit that it made.
 * @throws Refusal those of the contract; payment_gateway_failed with the reference, limit_reached
 *   with the limit
 */
export async function createDeposit(
  context: DepositContext,
  caller: SessionCaller,
  input: Input,
): Promise<Deposit> {
  const method = checkInput(context, caller, input);
  const wanted = newDeposit(context, caller, input, method);
  const begun = await beginDeposit(context.db, wanted, mostOpen);
  if (!('deposit' in begun)) throw refusalFor(begun.verdict, begun.hit ?? undefined);
  const row = begun.deposit;
  if (row.method !== wanted.method || row.amount !== wanted.amount)
    throw new Refusal('idempotency_key_reused');
  const gateway = context.payments.get(row.gateway);
  if (row.status !== 'created' || !gateway) return describeDeposit(row);
  const payment = await askForPayment(context, caller, gateway, row);
  const attached = await attachPayment(context.db, row.id, payment.paymentId, payment.instructions);
  return describeDeposit(attached ?? row);
}

function newDeposit(
  { random, clock }: DepositContext,
  { brand, session, origin }: SessionCaller,
  { amount, idempotencyKey }: Input,
  method: Method,
): NewDeposit {
  const reference = makeReference(random, 'D', referenceLength);
  const now = clock.now();
  const { fee, gateway } = method;
  const isTransfer = gateway === null;
  return {
    id: random.id(),
    brandId: brand.id,
    memberId: session.memberId,
    reference,
    idempotencyKey,
    method: method.method,
    kind: method.kind,
    gateway: gateway ?? staff,
    amount,
    currency: brand.currency,
    feeBasisPoints: fee.basisPoints,
    feeFixed: fee.fixed,
    status: isTransfer ? 'pending' : 'created',
    instructions: isTransfer
      ? transferTo(random, brand, { reference, amount: BigInt(amount) })
      : null,
    returnUrl: `${origin}/?centre=depositv2&reference=${reference}`,
    createdAt: now,
    expiresAt: new Date(now.getTime() + method.expiresInMinutes * minute),
  };
}

async function askForPayment(
  { log }: Logged,
  { brand, requestId }: SessionCaller,
  gateway: PaymentGateway,
  row: DepositRow,
): Promise<PaymentState> {
  const { reference, currency, kind } = row;
  if (kind === 'bank') throw new Error('A transfer to an account needs no gateway.');
  try {
    return await gateway.create({
      ...{ reference, kind, currency },
      amount: BigInt(row.amount),
      description: `${brand.name} ${reference}`,
      returnUrl: row.returnUrl,
      createdAt: row.createdAt,
      expiresAt: row.expiresAt,
    });
  } catch (error) {
    log.error(
      { event: 'gateway_failed', gateway: gateway.code, reference, err: error, requestId },
      'gateway failed',
    );
    throw new Refusal('payment_gateway_failed', { reference });
  }
}

function checkInput(context: Payments, { brand, session }: SessionCaller, input: Input): Method {
  const open = methodsFor(context, brand, session.rankLevel);
  const method = open.find((one) => one.method === input.method);
  if (!method) throw new Refusal('deposit_method_unavailable');
  if (input.currency !== brand.currency) throw new Refusal('wrong_currency');
  const amount = BigInt(input.amount);
  const { minimum, maximum } = method;
  if (amount < BigInt(minimum) || amount > BigInt(maximum))
    throw new Refusal('amount_out_of_range', { minimum, maximum });
  return method;
}
