import {
  type PaymentResetMethod,
  Refusal,
  type resetPaymentPassword as resetCall,
  type sendPaymentResetCode as sendCall,
  type ValueOf,
} from '@lantern/contracts';
import type { PatternMatcher } from '@lantern/rules';
import type { Data } from '../../contexts.ts';
import type { SessionCall } from '../../http/routes.ts';
import { takeEitherCode } from '../authenticator/index.ts';
import { notifyOfChange } from '../messages/index.ts';
import { findEntry, hashPassword, provePassword } from '../session/index.ts';
import { canonicalEmail, type SentCode, sendCode } from '../verification/index.ts';
import { checkWish, refuseKnown } from './check-wish.ts';
import type { PaymentPasswordContext } from './context.ts';
import { findSecrets, replacePaymentHash } from './payment-password.store.ts';
import { forgetGuesses } from './prove-payment-password.ts';

const hour = 3600_000;

/** Sends a code to what the member has proved to have. */
export async function sendResetCode(
  context: PaymentPasswordContext,
  call: SessionCall<typeof sendCall>,
): Promise<SentCode> {
  const { method } = call.body;
  const to = await destinationOf(context, call.session.memberId, method);
  return sendCode(context, call, {
    purpose: 'payment',
    channel: method === 'sms' ? 'sms' : 'mail',
    to,
  });
}

/**
 * Sets a payment password in the place of a forgotten one, by the login password and by what else
 * the member has. Whoever has got into the account has both within reach, so the new one moves no
 * money for as long as a new bank account has to wait.
 */
export async function resetPaymentPassword(
  context: PaymentPasswordContext,
  matches: PatternMatcher,
  call: SessionCall<typeof resetCall>,
): Promise<ValueOf<typeof resetCall>> {
  const { brand, session, body, address, requestId } = call;
  const { memberId } = session;
  checkWish(brand, body, matches);
  await provePassword(context, call, body.password);
  await refuseKnown(await findSecrets(context.db, brand.id, memberId), body.newPaymentPassword);
  const hash = await hashPassword(body.newPaymentPassword);
  if (!(await takeProof(context, call))) throw new Refusal('code_wrong');
  const usableAt = new Date(
    context.clock.now().getTime() + brand.settings.bankAccounts.holdHours * hour,
  );
  const owner = { brandId: brand.id, memberId };
  await replacePaymentHash(context.db, owner, { hash, usableAt, method: body.method, address });
  await forgetGuesses(context, memberId);
  context.log.info(
    {
      event: 'payment_password_reset',
      brand: brand.code,
      member: memberId,
      method: body.method,
      requestId,
    },
    'payment password set in the place of a forgotten one',
  );
  notifyOfChange(context, call, { change: 'paymentPasswordReset', usableAt });
  return { usableAt: usableAt.toISOString() };
}

/** Whether the code shows that it is the member. It is used up. */
async function takeProof(
  context: PaymentPasswordContext,
  { brand, session, body }: SessionCall<typeof resetCall>,
): Promise<boolean> {
  const { memberId } = session;
  if (body.method === 'authenticator') {
    const entry = await findEntry(context.db, memberId);
    if (!entry?.authenticator) throw new Refusal('method_not_open');
    return takeEitherCode(context, memberId, body.code);
  }
  const to = await destinationOf(context, memberId, body.method);
  return (
    (await context.verification.codes.take(brand, 'payment', to, body.code.trim())) !== undefined
  );
}

/**
 * The verified number or address to which a code goes, as codes are kept under it.
 * @throws Refusal method_not_open
 */
async function destinationOf(
  { db }: Data,
  memberId: string,
  method: Exclude<PaymentResetMethod, 'authenticator'>,
): Promise<string> {
  const entry = await findEntry(db, memberId);
  const to = method === 'sms' ? entry?.mobile : canonicalEmail(entry?.email ?? '');
  if (!to) throw new Refusal('method_not_open');
  return to;
}
