import { type invitationLink, Refusal, type ValueOf } from '@lantern/contracts';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { countInvited, findOwnCodes } from '../invitation/index.ts';
import { linkWith } from './invite-url.ts';

/**
 * The member's own invite codes and their links.
 * @throws Refusal feature_disabled when the member's referral code is disabled
 */
export async function describeInvitation(
  { db }: Data,
  { brand, session, origin }: SessionCaller,
): Promise<ValueOf<typeof invitationLink>> {
  const [{ referral, affiliate }, invited] = await Promise.all([
    findOwnCodes(db, brand.id, session.memberId),
    countInvited(db, brand.id, session.memberId),
  ]);
  if (referral === undefined) throw new Refusal('feature_disabled');
  return {
    referralCode: referral,
    referralUrl: linkWith(origin, 'referralCode', referral),
    affiliateCode: affiliate ?? null,
    affiliateUrl: affiliate === undefined ? null : linkWith(origin, 'affiliateCode', affiliate),
    invited,
  };
}
