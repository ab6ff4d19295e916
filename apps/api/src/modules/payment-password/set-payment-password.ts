import { Refusal, type setPaymentPassword as setCall } from '@lantern/contracts';
import type { PatternMatcher } from '@lantern/rules';
import type { Cached, Data } from '../../contexts.ts';
import type { SessionCall } from '../../http/routes.ts';
import { notifyOfChange } from '../messages/index.ts';
import { hashPassword, provePassword } from '../session/index.ts';
import { checkWish, refuseKnown } from './check-wish.ts';
import type { PaymentPasswordContext } from './context.ts';
import { findSecrets, writePaymentHash } from './payment-password.store.ts';
import { provePresent } from './prove-payment-password.ts';

/** Sets or changes the payment password; who has one proves it beside the login password. */
export async function setPaymentPassword(
  context: PaymentPasswordContext,
  matches: PatternMatcher,
  call: SessionCall<typeof setCall>,
): Promise<Record<string, never>> {
  const { brand, session, body, requestId } = call;
  const wished = body.newPaymentPassword;
  checkWish(brand, body, matches);
  await provePassword(context, call, body.password);
  const secrets = await findSecrets(context.db, brand.id, session.memberId);
  if (secrets.payment !== null) await proveOld(context, call);
  await refuseKnown(secrets, wished);
  const owner = { brandId: brand.id, memberId: session.memberId };
  if (!(await writePaymentHash(context.db, owner, secrets.payment, await hashPassword(wished))))
    throw new Refusal('payment_password_wrong');
  context.log.info(
    { event: 'payment_password_set', brand: brand.code, member: session.memberId, requestId },
    'payment password set',
  );
  notifyOfChange(context, call, { change: 'paymentPassword' });
  return {};
}

async function proveOld(context: Data & Cached, call: SessionCall<typeof setCall>): Promise<void> {
  if (call.body.oldPaymentPassword === undefined) throw new Refusal('payment_password_wrong');
  await provePresent(context, call, call.body.oldPaymentPassword);
}
