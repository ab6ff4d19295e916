import { Refusal, type setPaymentPassword as setCall } from '@lantern/contracts';
import { checkText, type PatternMatcher } from '@lantern/rules';
import type { SessionCall } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import type { Brand } from '../brand/index.ts';
import { notifyOfChange } from '../messages/index.ts';
import { hashPassword, passwordMatches, provePassword } from '../session/index.ts';
import { findSecrets, writePaymentHash } from './payment-password.store.ts';
import { provePaymentPassword } from './prove-payment-password.ts';

/** Sets or changes the payment password; who has one proves it beside the login password. */
export async function setPaymentPassword(
  site: Site,
  matches: PatternMatcher,
  call: SessionCall<typeof setCall>,
): Promise<Record<string, never>> {
  const { brand, session, body, requestId } = call;
  const wished = body.newPaymentPassword;
  if (wished !== body.confirmPaymentPassword) throw new Refusal('password_mismatch');
  checkRule(brand, wished, matches);
  await provePassword(site, call, body.password);
  const { login, payment } = await findSecrets(site.db, brand.id, session.memberId);
  if (payment !== null) await proveOld(site, call);
  if (payment !== null && (await passwordMatches(payment, wished))) throw new Refusal('password_unchanged');
  // One that also logs in would guard nothing from whoever has stolen the login.
  if (await passwordMatches(login, wished)) throw new Refusal('password_invalid', { problem: 'login_password' });
  const owner = { brandId: brand.id, memberId: session.memberId };
  if (!(await writePaymentHash(site.db, owner, payment, await hashPassword(wished))))
    throw new Refusal('payment_password_wrong');
  site.log.info(
    { event: 'payment_password_set', brand: brand.code, member: session.memberId, requestId },
    'payment password set',
  );
  notifyOfChange(site, call, { change: 'paymentPassword' });
  return {};
}

function checkRule({ settings }: Brand, text: string, matches: PatternMatcher): void {
  const rule = settings.registration.fields.paymentPassword;
  const [problem] = checkText('paymentPassword', text, rule, matches);
  if (problem) throw new Refusal('password_invalid', problem);
}

async function proveOld(site: Site, call: SessionCall<typeof setCall>): Promise<void> {
  if (call.body.oldPaymentPassword === undefined) throw new Refusal('payment_password_wrong');
  await provePaymentPassword(site, call, call.body.oldPaymentPassword);
}
