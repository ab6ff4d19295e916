import {
  type BodyOf,
  Refusal,
  type removeAuthenticator,
  type renewRecoveryCodes,
  type ValueOf,
} from '@lantern/contracts';
import type { SessionCaller } from '../../caller.ts';
import { notifyOfChange } from '../messages/index.ts';
import { provePassword } from '../session/index.ts';
import { forgetAuthenticator, replaceCodes } from './authenticator.store.ts';
import type { AuthenticatorContext } from './context.ts';
import { hashCode, newCodes } from './recovery-codes.ts';
import { hasAuthenticator, takeEitherCode } from './take-code.ts';

/** What both changes ask for. */
type Proofs = BodyOf<typeof removeAuthenticator> & BodyOf<typeof renewRecoveryCodes>;

/** Generates new recovery codes; the earlier ones become invalid. */
export async function renewCodes(
  context: AuthenticatorContext,
  caller: SessionCaller,
  input: Proofs,
): Promise<ValueOf<typeof renewRecoveryCodes>> {
  const { memberId } = caller.session;
  await proveBoth(context, caller, input);
  const recoveryCodes = newCodes(context.random);
  const hashes = recoveryCodes.map((code) => hashCode(context.vault, memberId, code));
  if (!(await replaceCodes(context.db, memberId, hashes))) throw new Refusal('authenticator_off');
  return { recoveryCodes };
}

export async function turnOff(
  context: AuthenticatorContext,
  caller: SessionCaller,
  input: Proofs,
): Promise<ValueOf<typeof removeAuthenticator>> {
  const { memberId } = caller.session;
  await proveBoth(context, caller, input);
  await forgetAuthenticator(context.db, memberId);
  const { brand, requestId } = caller;
  context.log.info(
    { event: 'authenticator_off', brand: brand.code, member: memberId, requestId },
    'authenticator off',
  );
  notifyOfChange(context, caller, { change: 'authenticatorOff' });
  return {};
}

/** The password alone is not enough: a thief of it must not remove the second factor. */
async function proveBoth(
  context: AuthenticatorContext,
  caller: SessionCaller,
  { password, code }: Proofs,
): Promise<void> {
  const { memberId } = caller.session;
  await provePassword(context, caller, password);
  if (!(await hasAuthenticator(context.db, memberId))) throw new Refusal('authenticator_off');
  if (!(await takeEitherCode(context, memberId, code))) throw new Refusal('code_wrong');
}
