import { affiliate, Refusal } from '@lantern/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { queryOf } from '../../lib/api/queries.ts';
import { tabStore } from '../../lib/device/storage.ts';
import { type Invitation, invitationOf } from '../../lib/session/invitation.ts';

/** As long as an invitation code can be; what is longer is none. */
const longestCode = 32;

const names = ['affiliateCode', 'referralCode'] as const satisfies readonly (keyof Invitation)[];

/** Whether the site has said that an invitation code is no good, rather than nothing at all. */
export const isInvitationError = (trouble: unknown): trouble is Refusal =>
  trouble instanceof Refusal && trouble.code === 'invitation_code_error';

const isAboutReferral = ({ value }: Refusal) =>
  typeof value === 'object' && value !== null && 'field' in value && value.field === 'referralCode';

/** The codes of the visitor's link that are not known to be invalid, and a function to drop one. */
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
 * The invitation of the visitor (REG-10). The code of a link is always sent. A valid code, or an
 * agent's own address, replaces the field, which stays hidden while a code is checked; an invalid
 * code is dropped.
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
    /** With which lottery slips begin, in hundredths of a percent; null without such a link. */
    rebate: bad === undefined ? (data?.rebate ?? null) : null,
    refuse,
  };
}
