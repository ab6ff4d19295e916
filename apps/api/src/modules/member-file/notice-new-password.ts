import { nameKey } from '@lantern/rules';
import type { StaffCaller } from '../../caller.ts';
import { notifyOfChange } from '../messages/index.ts';
import type { MemberFileContext } from './context.ts';
import { findReader } from './propose-password.store.ts';

/**
 * After two of the staff have set a member's password: unlocks the login, which wrong guesses may
 * have locked, and sends the member a notice, who may not have asked for the change.
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
