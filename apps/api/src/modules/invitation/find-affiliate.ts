import { type affiliate, Refusal } from '@lantern/contracts';
import { inviteKey } from '@lantern/rules';
import type { Database } from '../../db/database.ts';
import type { Call } from '../../http/routes.ts';
import { findInvitation, findInvitationOfHost, type Invitation } from './invitation.store.ts';

/**
 * The invite code that is good here: the one that is asked for, otherwise that of the agent to whom
 * the address belongs. Every no is the same no, so that nobody learns which codes were good once.
 * @throws Refusal invitation_code_error
 */
export async function findAffiliate(
  db: Database,
  call: Call<typeof affiliate>,
): Promise<{ affiliateCode: string }> {
  const { brand, query, origin } = call;
  const found =
    query.code === undefined
      ? await findInvitationOfHost(db, brand.id, hostOf(query.domain ?? query.url ?? origin))
      : await lookUp(db, brand.id, query.code);
  if (!found) throw new Refusal('invitation_code_error');
  return { affiliateCode: found.code };
}

/** An agent's code or a member's own, as somebody has typed it or a link has brought it. */
export async function lookUp(
  db: Database,
  brandId: string,
  typed: string,
): Promise<Invitation | null> {
  const key = inviteKey(typed);
  return key ? findInvitation(db, brandId, key) : null;
}

/** Of an address or a bare domain, without its port. */
export function hostOf(place: string): string {
  const address = place.includes('://') ? place : `http://${place}`;
  return URL.canParse(address) ? new URL(address).hostname : '';
}
