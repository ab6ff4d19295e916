import {
  type BodyOf,
  type confirmAuthenticator,
  Refusal,
  type startAuthenticator,
  type ValueOf,
} from '@lantern/contracts';
import type { SessionCaller } from '../../caller.ts';
import { notifyOfChange } from '../messages/index.ts';
import { provePassword } from '../session/index.ts';
import { confirmSecret, findAuthenticator, keepSecret } from './authenticator.store.ts';
import type { AuthenticatorContext } from './context.ts';
import { hashCode, newCodes } from './recovery-codes.ts';
import { hasAuthenticator, lockPurpose, tidy } from './take-code.ts';
import { addressOf, newSecret, stepOf } from './totp.ts';

/** Returns a secret for the app. It has no effect on logins until one of its codes confirms it. */
export async function startEnrolment(
  context: AuthenticatorContext,
  caller: SessionCaller,
  { password }: BodyOf<typeof startAuthenticator>,
): Promise<ValueOf<typeof startAuthenticator>> {
  const { memberId, username } = caller.session;
  await provePassword(context, caller, password);
  const secret = newSecret(context.random);
  const locked = context.vault.lock(lockPurpose, memberId, secret);
  if (!(await keepSecret(context.db, memberId, locked, context.clock.now())))
    throw new Refusal('authenticator_on');
  return { secret, uri: addressOf(secret, caller.brand.name, username) };
}

/** Turns the authenticator on by a code of its app. */
export async function confirmEnrolment(
  context: AuthenticatorContext,
  caller: SessionCaller,
  { code }: BodyOf<typeof confirmAuthenticator>,
): Promise<ValueOf<typeof confirmAuthenticator>> {
  const { brand, requestId } = caller;
  const { memberId } = caller.session;
  const row = await findAuthenticator(context.db, memberId);
  if (!row) throw new Refusal('authenticator_not_started');
  if (row.confirmed) throw new Refusal('authenticator_on');
  const now = context.clock.now();
  const step = stepOf(context.vault.open(lockPurpose, memberId, row.secret), tidy(code), now);
  if (step === undefined) throw new Refusal('code_wrong');
  const recoveryCodes = newCodes(context.random);
  const codes = recoveryCodes.map((one) => hashCode(context.vault, memberId, one));
  const confirmed = await confirmSecret(context.db, memberId, {
    secret: row.secret,
    step,
    codes,
    now,
  });
  // A concurrent call confirmed the authenticator, or started again with another secret.
  if (!confirmed)
    throw new Refusal(
      (await hasAuthenticator(context.db, memberId)) ? 'authenticator_on' : 'code_wrong',
    );
  context.log.info(
    { event: 'authenticator_on', brand: brand.code, member: memberId, requestId },
    'authenticator on',
  );
  notifyOfChange(context, caller, { change: 'authenticatorOn' });
  return { recoveryCodes };
}
