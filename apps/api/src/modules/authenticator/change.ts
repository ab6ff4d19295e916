import {
  Refusal,
  type removeAuthenticator,
  type renewRecoveryCodes,
  type ValueOf,
} from '@lantern/contracts';
import type { SessionCall } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { notifyOfChange } from '../messages/index.ts';
import { provePassword } from '../session/index.ts';
import { forgetAuthenticator, replaceCodes } from './authenticator.store.ts';
import { hashCode, newCodes } from './recovery-codes.ts';
import { hasAuthenticator, takeEitherCode } from './take-code.ts';

/** Gives new recovery codes; those before are void. */
export async function renewCodes(
  site: Site,
  call: SessionCall<typeof renewRecoveryCodes>,
): Promise<ValueOf<typeof renewRecoveryCodes>> {
  const { memberId } = call.session;
  await proveBoth(site, call);
  const recoveryCodes = newCodes(site.random);
  const hashes = recoveryCodes.map((code) => hashCode(site.vault, memberId, code));
  if (!(await replaceCodes(site.db, memberId, hashes))) throw new Refusal('authenticator_off');
  return { recoveryCodes };
}

/** Turns the authenticator off. */
export async function turnOff(
  site: Site,
  call: SessionCall<typeof removeAuthenticator>,
): Promise<ValueOf<typeof removeAuthenticator>> {
  const { memberId } = call.session;
  await proveBoth(site, call);
  await forgetAuthenticator(site.db, memberId);
  const { brand, requestId } = call;
  site.log.info(
    { event: 'authenticator_off', brand: brand.code, member: memberId, requestId },
    'authenticator off',
  );
  notifyOfChange(site, call, { change: 'authenticatorOff' });
  return {};
}

/** The password alone must not do: whoever has it would take away what stands behind it. */
async function proveBoth(
  site: Site,
  call: SessionCall<typeof removeAuthenticator> | SessionCall<typeof renewRecoveryCodes>,
): Promise<void> {
  const { memberId } = call.session;
  await provePassword(site, call, call.body.password);
  if (!(await hasAuthenticator(site.db, memberId))) throw new Refusal('authenticator_off');
  if (!(await takeEitherCode(site, memberId, call.body.code))) throw new Refusal('code_wrong');
}
