import {
  type BodyOf,
  Refusal,
  type startStaffEnrolment,
  type ValueOf,
  type verifyStaff,
} from '@lantern/contracts';
import type { Queryable } from '@lantern/rows';
import type { StaffCaller } from '../../caller.ts';
import type { Data, Secrets } from '../../contexts.ts';
import { inTransaction } from '../../db/transaction.ts';
import { writeAudit } from '../audit/index.ts';
import { addressOf, hashCode, newCodes, newSecret, stepOf, tidy } from '../authenticator/index.ts';
import { Guesses } from '../security/index.ts';
import { keepBrowser } from '../session/index.ts';
import type { StaffContext } from './context.ts';
import { describeStaff } from './describe-staff.ts';
import {
  confirmStaffSecret,
  findStaff,
  keepStaffSecret,
  type StaffRow,
  takeStaffRecoveryCode,
  takeStaffStep,
} from './staff.store.ts';
import { endStaffSession } from './staff-session.store.ts';

const lockPurpose = 'staff authenticator';
const limit = { name: 'staff second step', tries: 5, seconds: 900, lockSeconds: 900 };

/** Creates an authenticator secret, which a first code must confirm. */
export async function startEnrolment(
  context: Data & Secrets,
  { staff, brand }: StaffCaller,
): Promise<ValueOf<typeof startStaffEnrolment>> {
  const secret = newSecret(context.random);
  const kept = await keepStaffSecret(
    context.db,
    staff.id,
    context.vault.lock(lockPurpose, staff.id, secret),
  );
  if (!kept) throw new Refusal('authenticator_on');
  return { secret, uri: addressOf(secret, `${brand.name} console`, staff.username) };
}

/**
 * Completes a login by a code. The session of the first step ends, and one with a new token opens.
 * @throws Refusal code_wrong, authenticator_not_started, already_verified, too_many_requests with
 *   the seconds to wait
 */
export async function takeSecondStep(
  context: StaffContext,
  caller: StaffCaller,
  { code }: BodyOf<typeof verifyStaff>,
): Promise<ValueOf<typeof verifyStaff>> {
  const { staff, brand, address, userAgent, cookies } = caller;
  if (!staff.step) throw new Refusal('already_verified');
  const guesses = new Guesses(context.redis, limit);
  const wait = await guesses.begin(staff.id);
  if (wait > 0) throw new Refusal('too_many_requests', { retryAfter: wait });
  const row = await findStaff(context.db.pool, brand.id, staff.id);
  if (!row?.totpSecret) throw new Refusal('authenticator_not_started');
  const recoveryCodes = row.enrolled ? [] : newCodes(context.random);
  const opened = await inTransaction(context.db.pool, async (client) => {
    const proof = await takeProof(context, client, row, tidy(code), recoveryCodes);
    // Of two concurrent calls with one session, one succeeds.
    if (!(await endStaffSession(client, staff.sessionId, context.clock.now())))
      throw new Refusal('code_wrong');
    const session = await context.staffSessions.open(client, staff, { address, userAgent }, null);
    await writeAudit(client, {
      brandId: brand.id,
      staffId: staff.id,
      action: row.enrolled ? 'logged_in' : 'authenticator_set_up',
      subjectType: 'staff',
      subject: staff.username,
      after: { address, proof },
    });
    return session;
  });
  await guesses.right(staff.id);
  keepBrowser(cookies, opened.browser);
  const identity = describeStaff(brand, { ...staff, step: null, expiresAt: opened.expiresAt });
  return { token: opened.token, ...identity, recoveryCodes };
}

/** Consumes the code and returns its kind. @throws Refusal code_wrong */
async function takeProof(
  context: Data & Secrets,
  client: Queryable,
  row: StaffRow,
  code: string,
  recoveryCodes: readonly string[],
): Promise<'totp' | 'recovery'> {
  const now = context.clock.now();
  const { id } = row;
  const secret = row.totpSecret ?? '';
  if (row.enrolled && !/^\d*$/.test(code)) {
    if (await takeStaffRecoveryCode(client, id, hashCode(context.vault, id, code), now))
      return 'recovery';
    throw new Refusal('code_wrong');
  }
  const step = stepOf(context.vault.open(lockPurpose, id, secret), code, now);
  if (step === undefined) throw new Refusal('code_wrong');
  const codes = recoveryCodes.map((one) => hashCode(context.vault, id, one));
  const taken = row.enrolled
    ? await takeStaffStep(client, id, secret, step)
    : await confirmStaffSecret(client, id, { secret, step, codes, now });
  if (!taken) throw new Refusal('code_wrong');
  return 'totp';
}
