import { type securityCentre, socialProviders, type ValueOf } from '@lantern/contracts';
import { maskEmail, maskMobile } from '@lantern/rules';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { findSecurity } from './security.store.ts';

export async function describeSecurity(
  context: Data,
  { brand, session: { memberId } }: SessionCaller,
): Promise<ValueOf<typeof securityCentre>> {
  const now = context.clock.now();
  const idleSince = new Date(now.getTime() - brand.settings.login.idleMinutes * 60_000);
  const row = await findSecurity(context.db, { brandId: brand.id, memberId }, { now, idleSince });
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
