import { type BodyOf, Refusal, type setPaymentPassword as setCall } from '@lantern/contracts';
import type { SessionCaller } from '../../caller.ts';
import type { Cached, Data } from '../../contexts.ts';
import { notifyOfChange } from '../messages/index.ts';
import { hashPassword, provePassword } from '../session/index.ts';
import { checkWish, refuseKnown } from './check-wish.ts';
import type { PaymentPasswordContext } from './context.ts';
import { findSecrets, writePaymentHash } from './payment-password.store.ts';
import { provePresent } from './prove-payment-password.ts';

/** Sets the payment password. A change requires the old one in addition to the login password. */
export async function setPaymentPassword(
  context: PaymentPasswordContext,
  caller: SessionCaller,
  input: BodyOf<typeof setCall>,
): Promise<Record<string, never>> {
  const { brand, session, requestId } = caller;
  const wished = input.newPaymentPassword;
  checkWish(context, brand, input);
  await provePassword(context, caller, input.password);
  const secrets = await findSecrets(context.db, brand.id, session.memberId);
  if (secrets.payment !== null) await proveOld(context, caller, input.oldPaymentPassword);
  await refuseKnown(secrets, wished);
  const owner = { brandId: brand.id, memberId: session.memberId };
  if (!(await writePaymentHash(context.db, owner, secrets.payment, await hashPassword(wished))))
    throw new Refusal('payment_password_wrong');
  context.log.info(
    { event: 'payment_password_set', brand: brand.code, member: session.memberId, requestId },
    'payment password set',
  );
  notifyOfChange(context, caller, { change: 'paymentPassword' });
  return {};
}

async function proveOld(
  context: Data & Cached,
  caller: SessionCaller,
  old: string | undefined,
): Promise<void> {
  if (old === undefined) throw new Refusal('payment_password_wrong');
  await provePresent(context, caller, old);
}
