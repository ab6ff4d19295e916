import { type affiliate, type QueryOf, Refusal, type ValueOf } from '@lantern/contracts';
import { inviteKey } from '@lantern/rules';
import type { VisitorCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import type { Database } from '../../db/database.ts';
import { findInvitation, findInvitationOfHost, type Invitation } from './invitation.store.ts';

/**
 * Checks the given invite code, or finds the code of the agent who owns the host, if any. All
 * refusals are equal, so that they do not reveal former codes.
 * @throws Refusal invitation_code_error for an invalid code
 */
export async function findAffiliate(
  { db }: Data,
  { brand, origin }: VisitorCaller,
  { code, domain, url }: QueryOf<typeof affiliate>,
): Promise<ValueOf<typeof affiliate>> {
  const found =
    code === undefined
      ? await findInvitationOfHost(db, brand.id, hostOf(domain ?? url ?? origin))
      : await lookUp(db, brand.id, code);
  if (!found && code !== undefined) throw new Refusal('invitation_code_error');
  return { affiliateCode: found?.code ?? null, rebate: found?.linkRebate ?? null };
}

/** Finds an affiliate or referral code as it was typed or came with a link. */
export async function lookUp(
  db: Database,
  brandId: string,
  typed: string,
): Promise<Invitation | null> {
  const key = inviteKey(typed);
  return key ? findInvitation(db, brandId, key) : null;
}

/** The host of a URL or a bare domain, without its port; empty when invalid. */
export function hostOf(place: string): string {
  const address = place.includes('://') ? place : `http://${place}`;
  return URL.canParse(address) ? new URL(address).hostname : '';
}
