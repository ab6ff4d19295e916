import { type invitationLink, Refusal, type ValueOf } from '@lantern/contracts';
import type { Database } from '../../db/database.ts';
import type { SessionCall } from '../../http/routes.ts';
import { countInvited, findOwnCodes } from '../invitation/index.ts';

type CodeName = 'referralCode' | 'affiliateCode';

/** The registration at the address that the member sees, with a code already in it. */
function linkWith(origin: string, name: CodeName, code: string): string {
  const link = new URL('/register', origin);
  link.searchParams.set(name, code);
  return link.href;
}

/**
 * The member's own codes and the links that carry them.
 * @throws Refusal feature_disabled where the member's code has been switched off
 */
export async function describeInvitation(
  db: Database,
  { brand, session, origin }: SessionCall<typeof invitationLink>,
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
