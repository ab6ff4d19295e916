import { type securityCentre, socialProviders, type ValueOf } from '@lantern/contracts';
import { maskEmail, maskMobile } from '@lantern/rules';
import type { SessionCall } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { findSecurity } from './security.store.ts';

export async function describeSecurity(
  site: Site,
  { brand, session: { memberId } }: SessionCall<typeof securityCentre>,
): Promise<ValueOf<typeof securityCentre>> {
  const now = site.clock.now();
  const idleSince = new Date(now.getTime() - brand.settings.login.idleMinutes * 60_000);
  const row = await findSecurity(site.db, { brandId: brand.id, memberId }, { now, idleSince });
  return {
    ...row,
    passwordChangedAt: row.passwordChangedAt.toISOString(),
    email: row.email && maskEmail(row.email),
    mobile: row.mobile && maskMobile(row.mobile),
    social: socialProviders.map((provider) => ({
      provider,
      linked: row.social.includes(provider),
    })),
  };
}
