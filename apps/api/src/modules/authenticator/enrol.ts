import {
  type confirmAuthenticator,
  Refusal,
  type startAuthenticator,
  type ValueOf,
} from '@lantern/contracts';
import type { SessionCall } from '../../http/routes.ts';
import { notifyOfChange } from '../messages/index.ts';
import { provePassword } from '../session/index.ts';
import { confirmSecret, findAuthenticator, keepSecret } from './authenticator.store.ts';
import type { AuthenticatorContext } from './context.ts';
import { hashCode, newCodes } from './recovery-codes.ts';
import { hasAuthenticator, lockPurpose, tidy } from './take-code.ts';
import { addressOf, newSecret, stepOf } from './totp.ts';

/** Gives a secret to put into an app. Until a code of it has come back, logins go on as before. */
export async function startEnrolment(
  context: AuthenticatorContext,
  call: SessionCall<typeof startAuthenticator>,
): Promise<ValueOf<typeof startAuthenticator>> {
  const { memberId, username } = call.session;
  await provePassword(context, call, call.body.password);
  const secret = newSecret(context.random);
  const locked = context.vault.lock(lockPurpose, memberId, secret);
  if (!(await keepSecret(context.db, memberId, locked, context.clock.now())))
    throw new Refusal('authenticator_on');
  return { secret, uri: addressOf(secret, call.brand.name, username) };
}

/** Turns the authenticator on by a code of its app. */
export async function confirmEnrolment(
  context: AuthenticatorContext,
  call: SessionCall<typeof confirmAuthenticator>,
): Promise<ValueOf<typeof confirmAuthenticator>> {
  const { body, brand, requestId } = call;
  const { memberId } = call.session;
  const row = await findAuthenticator(context.db, memberId);
  if (!row) throw new Refusal('authenticator_not_started');
  if (row.confirmed) throw new Refusal('authenticator_on');
  const now = context.clock.now();
  const step = stepOf(context.vault.open(lockPurpose, memberId, row.secret), tidy(body.code), now);
  if (step === undefined) throw new Refusal('code_wrong');
  const recoveryCodes = newCodes(context.random);
  const codes = recoveryCodes.map((code) => hashCode(context.vault, memberId, code));
  const confirmed = await confirmSecret(context.db, memberId, {
    secret: row.secret,
    step,
    codes,
    now,
  });
  // Another call was faster: it turned the authenticator on, or started anew with another secret.
  if (!confirmed)
    throw new Refusal(
      (await hasAuthenticator(context.db, memberId)) ? 'authenticator_on' : 'code_wrong',
    );
  context.log.info(
    { event: 'authenticator_on', brand: brand.code, member: memberId, requestId },
    'authenticator on',
  );
  notifyOfChange(context, call, { change: 'authenticatorOn' });
  return { recoveryCodes };
}
