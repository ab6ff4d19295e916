import { Refusal } from '@lantern/contracts';
import { nameKey } from '@lantern/rules';
import type { Database } from '../../db/database.ts';
import type { Brand } from '../brand/index.ts';
import { hostOf, lookUp } from './find-affiliate.ts';
import { findInvitationOfHost, findInviter, type Invitation } from './invitation.store.ts';

/** The invite codes of a registration. */
export interface Invited {
  /** From an invite link. */
  referralCode?: string | undefined;
  /** From a link, or typed. */
  affiliateCode?: string | undefined;
}

/**
 * The invitation of a new member, if any: by the code of the link, else the typed code, else the
 * host.
 * @param origin of the registration form; its host may belong to an agent
 * @throws Refusal invitation_code_error with the name of the invalid code
 */
export async function findInvited(
  db: Database,
  brand: Brand,
  invited: Invited,
  origin: string,
): Promise<Invitation | undefined> {
  const { referralCode, affiliateCode } = invited;
  const byLink = referralCode ? await lookUp(db, brand.id, referralCode) : undefined;
  if (byLink === null) throw new Refusal('invitation_code_error', { field: 'referralCode' });
  const byField = affiliateCode ? await lookUp(db, brand.id, affiliateCode) : undefined;
  if (byField === null) throw new Refusal('invitation_code_error', { field: 'affiliateCode' });
  return (
    byLink ?? byField ?? (await findInvitationOfHost(db, brand.id, hostOf(origin))) ?? undefined
  );
}

/** The id of the recommender that a new member names; undefined for an unknown name. */
export async function findRecommender(
  db: Database,
  brand: Brand,
  account: string,
): Promise<string | undefined> {
  return (await findInviter(db, brand.id, nameKey(account.trim()))) ?? undefined;
}
