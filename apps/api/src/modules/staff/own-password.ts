import { type BodyOf, type changeStaffPassword, Refusal } from '@lantern/contracts';
import type { StaffCaller } from '../../caller.ts';
import type { Cached, Data } from '../../contexts.ts';
import { inTransaction } from '../../db/transaction.ts';
import { writeAudit } from '../audit/index.ts';
import { Guesses } from '../security/index.ts';
import { hashPassword, passwordMatches, requireUncommon } from '../session/index.ts';
import { findStaff, replacePassword, type StaffRow } from './staff.store.ts';

const limit = { name: 'staff own password', tries: 5, seconds: 900, lockSeconds: 900 };

/**
 * Changes the caller's own password. It requires the old one, so that an unattended console is not
 * enough; a login that waits for this change has just given it.
 * @throws Refusal invalid_input, password_weak, password_has_name, password_wrong,
 *   password_unchanged, too_many_requests with the seconds to wait
 */
export async function changeOwnPassword(
  context: Data & Cached,
  { staff, brand }: StaffCaller,
  { password, newPassword }: BodyOf<typeof changeStaffPassword>,
): Promise<Record<string, never>> {
  requireUncommon(newPassword, { brand, names: [staff.username] });
  const guesses = new Guesses(context.redis, limit);
  const wait = await guesses.begin(staff.id);
  if (wait > 0) throw new Refusal('too_many_requests', { retryAfter: wait });
  const row = await findStaff(context.db.pool, brand.id, staff.id);
  if (!row) throw new Refusal('password_wrong');
  if (staff.step !== 'change_password') await proveOld(row, password);
  if (await passwordMatches(row.passwordHash, newPassword)) throw new Refusal('password_unchanged');
  const next = await hashPassword(newPassword);
  await inTransaction(context.db.pool, async (client) => {
    // A concurrent change has replaced the password that was checked.
    if (!(await replacePassword(client, staff.id, row.passwordHash, next)))
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

async function proveOld({ passwordHash }: StaffRow, password: string | undefined): Promise<void> {
  if (password === undefined) throw new Refusal('invalid_input', { fields: ['password'] });
  if (!(await passwordMatches(passwordHash, password))) throw new Refusal('password_wrong');
}
