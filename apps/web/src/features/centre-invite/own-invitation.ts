import type { invitationLink, ValueOf } from '@lantern/contracts';

/**
 * The one link and code that an account shows. An agent also has the code of its time as a member,
 * which still works and does the same; two nearly equal codes would only raise questions.
 */
export function ownInvitation(all: ValueOf<typeof invitationLink>): { url: string; code: string } {
  const { affiliateUrl, affiliateCode, referralUrl, referralCode } = all;
  return affiliateUrl !== null && affiliateCode !== null
    ? { url: affiliateUrl, code: affiliateCode }
    : { url: referralUrl, code: referralCode };
}
