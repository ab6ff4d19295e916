import { Refusal } from '@lantern/contracts';
import { nameKey } from '@lantern/rules';
import type { Database } from '../../db/database.ts';
import type { Brand } from '../brand/index.ts';
import { hostOf, lookUp } from './find-affiliate.ts';
import { findInvitationOfHost, findInviter } from './invitation.store.ts';

/** What a registration says about how the newcomer came. */
export interface Invited {
  /** From an invite link. */
  referralCode?: string | undefined;
  /** From a link, or typed. */
  affiliateCode?: string | undefined;
}

/**
 * The member that the codes of a registration lead to. The link wins over what was typed, and both
 * over the host.
 * @param origin where the form was sent to: the host may be an agent's
 * @throws Refusal invitation_code_error with the name of the code that is no good
 */
export async function findUpline(
  db: Database,
  brand: Brand,
  invited: Invited,
  origin: string,
): Promise<string | undefined> {
  const { referralCode, affiliateCode } = invited;
  const byLink = referralCode ? await lookUp(db, brand.id, referralCode) : undefined;
  if (byLink === null) throw new Refusal('invitation_code_error', { field: 'referralCode' });
  const byField = affiliateCode ? await lookUp(db, brand.id, affiliateCode) : undefined;
  if (byField === null) throw new Refusal('invitation_code_error', { field: 'affiliateCode' });
  const found = byLink ?? byField ?? (await findInvitationOfHost(db, brand.id, hostOf(origin)));
  return found?.memberId;
}

/**
 * The member whom a newcomer names as the one who recommended the site; undefined when there is
 * none of that name.
 */
export async function findRecommender(
  db: Database,
  brand: Brand,
  account: string,
): Promise<string | undefined> {
  return (await findInviter(db, brand.id, nameKey(account.trim()))) ?? undefined;
}
