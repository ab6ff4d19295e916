import {
  Refusal,
  type removeAuthenticator,
  type renewRecoveryCodes,
  type ValueOf,
} from '@lantern/contracts';
import type { SessionCall } from '../../http/routes.ts';
import { notifyOfChange } from '../messages/index.ts';
import { provePassword } from '../session/index.ts';
import { forgetAuthenticator, replaceCodes } from './authenticator.store.ts';
import type { AuthenticatorContext } from './context.ts';
import { hashCode, newCodes } from './recovery-codes.ts';
import { hasAuthenticator, takeEitherCode } from './take-code.ts';

/** Gives new recovery codes; those before are void. */
export async function renewCodes(
  context: AuthenticatorContext,
  call: SessionCall<typeof renewRecoveryCodes>,
): Promise<ValueOf<typeof renewRecoveryCodes>> {
  const { memberId } = call.session;
  await proveBoth(context, call);
  const recoveryCodes = newCodes(context.random);
  const hashes = recoveryCodes.map((code) => hashCode(context.vault, memberId, code));
  if (!(await replaceCodes(context.db, memberId, hashes))) throw new Refusal('authenticator_off');
  return { recoveryCodes };
}

/** Turns the authenticator off. */
export async function turnOff(
  context: AuthenticatorContext,
  call: SessionCall<typeof removeAuthenticator>,
): Promise<ValueOf<typeof removeAuthenticator>> {
  const { memberId } = call.session;
  await proveBoth(context, call);
  await forgetAuthenticator(context.db, memberId);
  const { brand, requestId } = call;
  context.log.info(
    { event: 'authenticator_off', brand: brand.code, member: memberId, requestId },
    'authenticator off',
  );
  notifyOfChange(context, call, { change: 'authenticatorOff' });
  return {};
}

/** The password alone must not do: whoever has it would take away what stands behind it. */
async function proveBoth(
  context: AuthenticatorContext,
  call: SessionCall<typeof removeAuthenticator> | SessionCall<typeof renewRecoveryCodes>,
): Promise<void> {
  const { memberId } = call.session;
  await provePassword(context, call, call.body.password);
  if (!(await hasAuthenticator(context.db, memberId))) throw new Refusal('authenticator_off');
  if (!(await takeEitherCode(context, memberId, call.body.code))) throw new Refusal('code_wrong');
}
