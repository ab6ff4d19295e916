import { affiliate } from '@lantern/contracts';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { invitationOf } from '../../lib/invitation.ts';
import { queryOf } from '../../lib/queries.ts';

/** As long as an invitation code can be; what is longer is none. */
const longestCode = 32;

/**
 * Who has invited the visitor (REG-10). A link's code, or the address itself where it belongs to an agent, stands in for the
 * field once the site has said that it is good; until a link's code is judged, the field does not show either.
 */
export function useInvitation(asked: boolean) {
  const { search } = useLocation();
  const { affiliateCode, referralCode } = invitationOf(search);
  const linkCode = [affiliateCode, referralCode].find((code) => code !== undefined && code.length <= longestCode);
  const { hostname, origin, pathname } = location;
  const query = linkCode ? { code: linkCode, domain: hostname } : { domain: hostname, url: `${origin}${pathname}` };
  const { data, isPending, isError } = useQuery({
    ...queryOf(affiliate, query),
    enabled: asked,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const code = data?.affiliateCode ?? (isPending ? linkCode : undefined);
  return {
    /** Takes the place of what is typed; undefined where the visitor is asked. */
    code: asked ? code : undefined,
    /** The link had a code that is not good here. */
    badLink: asked && isError && linkCode !== undefined,
    referralCode,
  };
}
