import { type changeStaffPassword, Refusal } from '@lantern/contracts';
import type { Cached, Data } from '../../contexts.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { StaffCall } from '../../http/routes.ts';
import { writeAudit } from '../audit/index.ts';
import { Guesses } from '../security/index.ts';
import { hashPassword, passwordMatches } from '../session/index.ts';
import { findStaff, replacePassword, type StaffRow } from './staff.store.ts';

const limit = { name: 'staff own password', tries: 5, seconds: 900, lockSeconds: 900 };

/**
 * Somebody of the staff chooses another password. Whoever finds a console open cannot: it asks for
 * the one before, a few times. A login that waits for this has just given it.
 * @throws Refusal invalid_input, password_wrong, password_unchanged, too_many_requests with the
 *   seconds to wait
 */
export async function changeOwnPassword(
  context: Data & Cached,
  { staff, brand, body }: StaffCall<typeof changeStaffPassword>,
): Promise<Record<string, never>> {
  const guesses = new Guesses(context.redis, limit);
  const wait = await guesses.begin(staff.id);
  if (wait > 0) throw new Refusal('too_many_requests', { retryAfter: wait });
  const row = await findStaff(context.db.pool, brand.id, staff.id);
  if (!row) throw new Refusal('password_wrong');
  if (staff.step !== 'change_password') await proveOld(row, body.password);
  if (await passwordMatches(row.password_hash, body.newPassword))
    throw new Refusal('password_unchanged');
  const next = await hashPassword(body.newPassword);
  await inTransaction(context.db.pool, async (client) => {
    // Of two changes that were made at once the second has named a password that is no more.
    if (!(await replacePassword(client, staff.id, row.password_hash, next)))
      throw new Refusal('password_wrong');
    await writeAudit(client, {
      brandId: brand.id,
      staffId: staff.id,
      action: 'password_changed',
      subjectType: 'staff',
      subject: staff.username,
    });
  });
  await guesses.right(staff.id);
  return {};
}

async function proveOld({ password_hash }: StaffRow, password: string | undefined): Promise<void> {
  if (password === undefined) throw new Refusal('invalid_input', { fields: ['password'] });
  if (!(await passwordMatches(password_hash, password))) throw new Refusal('password_wrong');
}
