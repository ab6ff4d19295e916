import { nameKey } from '@lantern/rules';
import type { StaffCall } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { notifyOfChange } from '../messages/index.ts';
import { findReader } from './propose-password.store.ts';

/**
 * A password that two of the staff have set is the member's from now on. The member is told, who
 * may not have asked for it; and whoever has locked the account by guessing has lost.
 */
export async function tellOfPassword(
  site: Site,
  { brand, requestId }: Pick<StaffCall, 'brand' | 'requestId'>,
  memberId: string,
): Promise<void> {
  const member = await findReader(site.db, memberId);
  if (!member) return;
  const { username, language } = member;
  await site.loginGuard.unlock(brand, nameKey(username));
  site.log.info(
    { event: 'password_set_by_staff', brand: brand.code, member: memberId, requestId },
    'password set anew',
  );
  notifyOfChange(
    site,
    { brand, language, requestId, session: { memberId, username } },
    { change: 'passwordByStaff' },
  );
}
