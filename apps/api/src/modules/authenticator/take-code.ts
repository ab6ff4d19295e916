import { Refusal } from '@lantern/contracts';
import type { Cached, Data, Secrets } from '../../contexts.ts';
import type { Database } from '../../db/database.ts';
import { Guesses } from '../security/index.ts';
import { findAuthenticator, takeCodeHash, takeStep } from './authenticator.store.ts';
import { hashCode } from './recovery-codes.ts';
import { stepOf } from './totp.ts';

/** Wrong app codes and wrong recovery codes share one counter. */
const limit = { name: 'authenticator', tries: 5, seconds: 300, lockSeconds: 300 };

export const lockPurpose = 'authenticator';

/** Whether a member's logins can be verified by an app. */
export async function hasAuthenticator(db: Database, memberId: string): Promise<boolean> {
  return (await findAuthenticator(db, memberId))?.confirmed ?? false;
}

/**
 * Consumes a code of the member's authenticator app; of two concurrent calls with one code, one
 * succeeds.
 * @throws Refusal too_many_requests with the seconds to wait
 */
export function takeAuthenticatorCode(
  context: Data & Cached & Secrets,
  memberId: string,
  code: string,
): Promise<boolean> {
  return guarded(context, memberId, async () => {
    const row = await findAuthenticator(context.db, memberId);
    if (!row?.confirmed) return false;
    const step = stepOf(
      context.vault.open(lockPurpose, memberId, row.secret),
      tidy(code),
      context.clock.now(),
    );
    return step !== undefined && takeStep(context.db, memberId, row.secret, step);
  });
}

/**
 * Consumes one of the member's recovery codes.
 * @throws Refusal too_many_requests with the seconds to wait
 */
export function takeRecoveryCode(
  context: Data & Cached & Secrets,
  memberId: string,
  code: string,
): Promise<boolean> {
  return guarded(context, memberId, () =>
    takeCodeHash(
      context.db,
      memberId,
      hashCode(context.vault, memberId, tidy(code)),
      context.clock.now(),
    ),
  );
}

/** Consumes a code of the app or a recovery code, by its shape. */
export const takeEitherCode = (context: Data & Cached & Secrets, memberId: string, code: string) =>
  /^\d*$/.test(tidy(code))
    ? takeAuthenticatorCode(context, memberId, code)
    : takeRecoveryCode(context, memberId, code);

/** Apps show codes with spaces, and some keyboards type full-width digits. */
export const tidy = (code: string) => code.normalize('NFKC').replaceAll(/\s/g, '');

async function guarded(
  context: Cached,
  memberId: string,
  take: () => Promise<boolean>,
): Promise<boolean> {
  const guesses = new Guesses(context.redis, limit);
  const wait = await guesses.begin(memberId);
  if (wait > 0) throw new Refusal('too_many_requests', { retryAfter: wait });
  const taken = await take();
  if (taken) await guesses.right(memberId);
  return taken;
}
