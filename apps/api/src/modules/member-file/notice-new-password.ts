import { nameKey } from '@lantern/rules';
import type { StaffCaller } from '../../caller.ts';
import { notifyOfChange } from '../messages/index.ts';
import type { MemberFileContext } from './context.ts';
import { findReader } from './propose-password.store.ts';

/**
 * Runs after a new password was approved: unlocks the login, which wrong guesses may have locked,
 * and notifies the member, who may not have asked for the change.
 */
export async function noticeNewPassword(
  context: MemberFileContext,
  { brand, requestId }: StaffCaller,
  { memberId }: { memberId: string | null },
): Promise<void> {
  const member = memberId === null ? null : await findReader(context.db, memberId);
  if (!member || memberId === null) return;
  const { username, language } = member;
  await context.loginGuard.unlock(brand, nameKey(username));
  context.log.info(
    { event: 'password_set_by_staff', brand: brand.code, member: memberId, requestId },
    'password set by staff',
  );
  notifyOfChange(
    context,
    { brand, language, requestId, session: { memberId, username } },
    { change: 'passwordByStaff' },
  );
}
