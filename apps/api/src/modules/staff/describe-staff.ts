import type { StaffIdentity } from '@lantern/contracts';
import type { Brand } from '../brand/index.ts';
import type { OpenStaffSession } from './staff-sessions.ts';

/** The logged-in member of staff as the console sees them. */
export const describeStaff = (
  { code, name, currency, settings, timeZone }: Brand,
  staff: Pick<
    OpenStaffSession,
    'id' | 'username' | 'role' | 'permissions' | 'countsFrom' | 'step' | 'expiresAt'
  >,
): StaffIdentity => ({
  id: staff.id,
  username: staff.username,
  role: staff.role,
  permissions: [...staff.permissions],
  step: staff.step,
  countsFrom: staff.countsFrom?.toISOString() ?? null,
  brand: { code, name, currency, languages: settings.languages, timeZone },
  expiresAt: staff.expiresAt.toISOString(),
});
