import { affiliate, Refusal } from '@lantern/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type Invitation, invitationOf } from '../../lib/invitation.ts';
import { queryOf } from '../../lib/queries.ts';
import { tabStore } from '../../lib/storage.ts';

/** As long as an invitation code can be; what is longer is none. */
const longestCode = 32;

const names = ['affiliateCode', 'referralCode'] as const satisfies readonly (keyof Invitation)[];

/** Whether the site has said that an invitation code is no good, rather than nothing at all. */
export const isInvitationError = (trouble: unknown): trouble is Refusal =>
  trouble instanceof Refusal && trouble.code === 'invitation_code_error';

const isAboutReferral = ({ value }: Refusal) =>
  typeof value === 'object' && value !== null && 'field' in value && value.field === 'referralCode';

/**
 * The codes of the visitor's link that nobody has found to be bad, and how to put one of them
 * aside.
 */
function useLinkCodes() {
  const { search } = useLocation();
  const [bad, setBad] = useState<readonly string[]>([]);
  const link = invitationOf(search);
  const [affiliateCode, referralCode] = names.map((name) => {
    const code = link[name];
    return code !== undefined && !bad.includes(code) ? code : undefined;
  });
  const dropCode = (dropped: string) => {
    setBad((before) => [...before, dropped]);
    // What is kept for this tab would come back with every later try.
    for (const name of names) if (tabStore.read(name) === dropped) tabStore.remove(name);
  };
  return {
    linkCode: affiliateCode ?? referralCode,
    referralCode,
    anyBad: bad.length > 0,
    dropCode,
  };
}

/**
 * Who has invited the visitor (REG-10). A link's code goes with the registration whether or not the
 * brand asks for one. It, or the address itself where that belongs to an agent, stands in for the
 * field once the site has said that it is good; until a link's code is judged, the field does not
 * show either. A link's code that is bad is put aside, so that it is in nobody's way.
 */
export function useInvitation(asked: boolean) {
  const client = useQueryClient();
  const { linkCode, referralCode, anyBad, dropCode } = useLinkCodes();
  const { hostname, origin, pathname } = location;
  const tooLong = linkCode !== undefined && linkCode.length > longestCode;
  const query = linkCode
    ? { code: linkCode, domain: hostname }
    : { domain: hostname, url: `${origin}${pathname}` };
  const { data, error } = useQuery({
    ...queryOf(affiliate, query),
    enabled: (asked || linkCode !== undefined) && !tooLong,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const bad =
    linkCode !== undefined && (tooLong || isInvitationError(error)) ? linkCode : undefined;
  useEffect(() => {
    if (bad !== undefined) dropCode(bad);
  }, [bad]);
  const code = data?.affiliateCode ?? linkCode;
  /**
   * Takes note of a refusal of the invitation: what the visitor has not typed is left out of the
   * next try.
   */
  const refuse = (refusal: Refusal) => {
    const refused = isAboutReferral(refusal) ? referralCode : linkCode;
    if (refused !== undefined) dropCode(refused);
    else if (code !== undefined) void client.resetQueries({ queryKey: [affiliate.name] });
  };
  return {
    /** Takes the place of what is typed; undefined where the visitor is asked. */
    code: bad === undefined ? code : undefined,
    /** The link had a code that is not good here, and no other one. */
    badLink: anyBad && code === undefined,
    referralCode,
    refuse,
  };
}
