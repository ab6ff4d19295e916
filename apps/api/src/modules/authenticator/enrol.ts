import {
  type confirmAuthenticator,
  Refusal,
  type startAuthenticator,
  type ValueOf,
} from '@lantern/contracts';
import type { SessionCall } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { notifyOfChange } from '../messages/index.ts';
import { provePassword } from '../session/index.ts';
import { confirmSecret, findAuthenticator, keepSecret } from './authenticator.store.ts';
import { hashCode, newCodes } from './recovery-codes.ts';
import { hasAuthenticator, lockPurpose, tidy } from './take-code.ts';
import { addressOf, newSecret, stepOf } from './totp.ts';

/** Gives a secret to put into an app. Until a code of it has come back, logins go on as before. */
export async function startEnrolment(
  site: Site,
  call: SessionCall<typeof startAuthenticator>,
): Promise<ValueOf<typeof startAuthenticator>> {
  const { memberId, username } = call.session;
  await provePassword(site, call, call.body.password);
  const secret = newSecret(site.random);
  const locked = site.vault.lock(lockPurpose, memberId, secret);
  if (!(await keepSecret(site.db, memberId, locked, site.clock.now())))
    throw new Refusal('authenticator_on');
  return { secret, uri: addressOf(secret, call.brand.name, username) };
}

/** Turns the authenticator on by a code of its app. */
export async function confirmEnrolment(
  site: Site,
  call: SessionCall<typeof confirmAuthenticator>,
): Promise<ValueOf<typeof confirmAuthenticator>> {
  const { body, brand, requestId } = call;
  const { memberId } = call.session;
  const row = await findAuthenticator(site.db, memberId);
  if (!row) throw new Refusal('authenticator_not_started');
  if (row.confirmed) throw new Refusal('authenticator_on');
  const now = site.clock.now();
  const step = stepOf(site.vault.open(lockPurpose, memberId, row.secret), tidy(body.code), now);
  if (step === undefined) throw new Refusal('code_wrong');
  const recoveryCodes = newCodes(site.random);
  const codes = recoveryCodes.map((code) => hashCode(site.vault, memberId, code));
  const confirmed = await confirmSecret(site.db, memberId, {
    secret: row.secret,
    step,
    codes,
    now,
  });
  // Another call was faster: it turned the authenticator on, or started anew with another secret.
  if (!confirmed)
    throw new Refusal(
      (await hasAuthenticator(site.db, memberId)) ? 'authenticator_on' : 'code_wrong',
    );
  site.log.info(
    { event: 'authenticator_on', brand: brand.code, member: memberId, requestId },
    'authenticator on',
  );
  notifyOfChange(site, call, { change: 'authenticatorOn' });
  return { recoveryCodes };
}
