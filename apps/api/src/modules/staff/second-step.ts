import {
  Refusal,
  type startStaffEnrolment,
  type ValueOf,
  type verifyStaff,
} from '@lantern/contracts';
import type { Queryable } from '@lantern/database';
import type { Data, Secrets } from '../../contexts.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { StaffCall } from '../../http/routes.ts';
import { writeAudit } from '../audit/index.ts';
import { addressOf, hashCode, newCodes, newSecret, stepOf, tidy } from '../authenticator/index.ts';
import { Guesses } from '../security/index.ts';
import { markBrowser } from '../session/index.ts';
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

type Verification = StaffCall<typeof verifyStaff>;

/** Gives a secret to put into an app. Until a code of it has come back it opens nothing. */
export async function startEnrolment(
  context: Data & Secrets,
  { staff, brand }: StaffCall<typeof startStaffEnrolment>,
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
 * The second step of a login. The session of the first step ends, and another one begins whose
 * token nobody has seen before.
 * @throws Refusal code_wrong, authenticator_not_started, already_verified, too_many_requests with
 *   the seconds to wait
 */
export async function takeSecondStep(
  context: StaffContext,
  call: Verification,
): Promise<ValueOf<typeof verifyStaff>> {
  const { staff, brand } = call;
  if (!staff.step) throw new Refusal('already_verified');
  const guesses = new Guesses(context.redis, limit);
  const wait = await guesses.begin(staff.id);
  if (wait > 0) throw new Refusal('too_many_requests', { retryAfter: wait });
  const row = await findStaff(context.db.pool, brand.id, staff.id);
  if (!row?.totp_secret) throw new Refusal('authenticator_not_started');
  const recoveryCodes = row.enrolled ? [] : newCodes(context.random);
  const opened = await inTransaction(context.db.pool, async (client) => {
    const proof = await takeProof(context, client, call, row, recoveryCodes);
    // Of two calls with one session one goes on.
    if (!(await endStaffSession(client, staff.sessionId, context.clock.now())))
      throw new Refusal('code_wrong');
    const { address, userAgent, cookies } = call;
    const browser = markBrowser(cookies, context.random);
    const session = await context.staffSessions.open(
      client,
      staff,
      { address, userAgent, browser },
      null,
    );
    await writeAudit(client, {
      brandId: brand.id,
      staffId: staff.id,
      action: row.enrolled ? 'logged_in' : 'authenticator_set_up',
      subjectType: 'staff',
      subject: staff.username,
      after: { address: call.address, proof },
    });
    return session;
  });
  await guesses.right(staff.id);
  const identity = describeStaff(brand, { ...staff, step: null, expiresAt: opened.expiresAt });
  return { token: opened.token, ...identity, recoveryCodes };
}

/** Uses the code up, and says of what kind it was. */
async function takeProof(
  context: Data & Secrets,
  client: Queryable,
  { staff, body }: Verification,
  row: StaffRow,
  recoveryCodes: readonly string[],
): Promise<'totp' | 'recovery'> {
  const now = context.clock.now();
  const code = tidy(body.code);
  const secret = row.totp_secret ?? '';
  if (row.enrolled && !/^\d*$/.test(code)) {
    if (await takeStaffRecoveryCode(client, staff.id, hashCode(context.vault, staff.id, code), now))
      return 'recovery';
    throw new Refusal('code_wrong');
  }
  const step = stepOf(context.vault.open(lockPurpose, staff.id, secret), code, now);
  if (step === undefined) throw new Refusal('code_wrong');
  const codes = recoveryCodes.map((one) => hashCode(context.vault, staff.id, one));
  const taken = row.enrolled
    ? await takeStaffStep(client, staff.id, secret, step)
    : await confirmStaffSecret(client, staff.id, { secret, step, codes, now });
  if (!taken) throw new Refusal('code_wrong');
  return 'totp';
}
