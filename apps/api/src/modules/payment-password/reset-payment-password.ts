import {
  type BodyOf,
  type PaymentResetMethod,
  Refusal,
  type resetPaymentPassword as resetCall,
  type sendPaymentResetCode as sendCall,
  type ValueOf,
} from '@lantern/contracts';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { takeEitherCode } from '../authenticator/index.ts';
import { notifyOfChange } from '../messages/index.ts';
import { findEntry, hashPassword, provePassword } from '../session/index.ts';
import { canonicalEmail, type SentCode, sendCode } from '../verification/index.ts';
import { checkWish, refuseKnown } from './check-wish.ts';
import type { PaymentPasswordContext } from './context.ts';
import { findSecrets, replacePaymentHash } from './payment-password.store.ts';
import { forgetGuesses } from './prove-payment-password.ts';

const hour = 3600_000;

type Input = BodyOf<typeof resetCall>;

/** Sends a code to the member's verified phone or e-mail. */
export async function sendResetCode(
  context: PaymentPasswordContext,
  caller: SessionCaller,
  { method }: BodyOf<typeof sendCall>,
): Promise<SentCode> {
  const to = await destinationOf(context, caller.session.memberId, method);
  return sendCode(context, caller, {
    purpose: 'payment',
    channel: method === 'sms' ? 'sms' : 'mail',
    to,
  });
}

/**
 * Replaces a forgotten payment password, by the login password and a second proof. An intruder in
 * the account may have both, so the new one waits as long as a new bank account.
 */
export async function resetPaymentPassword(
  context: PaymentPasswordContext,
  caller: SessionCaller,
  input: Input,
): Promise<ValueOf<typeof resetCall>> {
  const { brand, session, address, requestId } = caller;
  const { memberId } = session;
  checkWish(context, brand, input);
  await provePassword(context, caller, input.password);
  await refuseKnown(await findSecrets(context.db, brand.id, memberId), input.newPaymentPassword);
  const hash = await hashPassword(input.newPaymentPassword);
  if (!(await takeProof(context, caller, input))) throw new Refusal('code_wrong');
  const usableAt = new Date(
    context.clock.now().getTime() + brand.settings.bankAccounts.holdHours * hour,
  );
  const owner = { brandId: brand.id, memberId };
  const { method } = input;
  await replacePaymentHash(context.db, owner, { hash, usableAt, method, address });
  await forgetGuesses(context, memberId);
  context.log.info(
    {
      event: 'payment_password_reset',
      brand: brand.code,
      member: memberId,
      method,
      requestId,
    },
    'payment password reset',
  );
  notifyOfChange(context, caller, { change: 'paymentPasswordReset', usableAt });
  return { usableAt: usableAt.toISOString() };
}

/** Consumes the code of the second proof; false when it is wrong. */
async function takeProof(
  context: PaymentPasswordContext,
  { brand, session }: SessionCaller,
  { method, code }: Input,
): Promise<boolean> {
  const { memberId } = session;
  if (method === 'authenticator') {
    const entry = await findEntry(context.db, memberId);
    if (!entry?.authenticator) throw new Refusal('method_not_open');
    return takeEitherCode(context, memberId, code);
  }
  const to = await destinationOf(context, memberId, method);
  const taken = await context.verification.codes.take(brand, 'payment', to, code.trim());
  return taken !== undefined;
}

/**
 * The verified phone or e-mail to which a code goes, in the form under which codes are stored.
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
