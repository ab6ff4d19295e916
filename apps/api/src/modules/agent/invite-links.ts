import {
  type addInviteLink,
  type BodyOf,
  type closeInviteLink,
  type InviteLink,
  type inviteLinks,
  type Landing,
  type QueryOf,
  Refusal,
  type rebateLimit,
  type ValueOf,
  type visitInviteLink,
} from '@lantern/contracts';
import { inviteKey } from '@lantern/rules';
import { householdOf } from '../../address.ts';
import type { SessionCaller, VisitorCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { mostRebate, refuseHighRebate } from '../lottery/index.ts';
import { agentOf } from './agent-of.ts';
import { linkWith } from './invite-url.ts';
import { closeLink, findLinks, insertLink, insertVisit, type LinkRow } from './link.store.ts';

const pathOf: Readonly<Record<Landing, string>> = {
  register: '/register',
  home: '/',
  promotions: '/promotions',
  lottery: '/lottery',
};

function describe(origin: string, row: LinkRow): InviteLink {
  const landing = row.landing as Landing;
  return {
    ...row,
    ...{ landing, type: row.type as InviteLink['type'] },
    url: linkWith(origin, 'affiliateCode', row.code, pathOf[landing]),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

/**
 * A page of the agent's links with their statistics.
 * @throws Refusal feature_disabled
 */
export async function listInviteLinks(
  { db }: Data,
  caller: SessionCaller,
  { pageNo, pageSize }: QueryOf<typeof inviteLinks>,
): Promise<ValueOf<typeof inviteLinks>> {
  const { rows, total } = await findLinks(db, agentOf(caller), {
    limit: pageSize,
    offset: (pageNo - 1) * pageSize,
  });
  return {
    list: rows.map((row) => describe(caller.origin, row)),
    total,
    totalPages: Math.ceil(total / pageSize),
  };
}

/** @throws Refusal feature_disabled, limit_reached, rebate_too_high */
export async function createInviteLink(
  context: Data,
  caller: SessionCaller,
  { type, landing, note, mostUses, days, rebate }: BodyOf<typeof addInviteLink>,
): Promise<ValueOf<typeof addInviteLink>> {
  const { brand } = caller;
  await refuseHighRebate(context, brand, rebate);
  const link = {
    ...{ brandId: brand.id, memberId: agentOf(caller), type, landing },
    ...{ note: note.trim(), mostUses, days, rebate },
  };
  const id = await insertLink(context.db, link, brand.settings.downline.links);
  if (!id) throw new Refusal('limit_reached');
  return { id };
}

export const describeRebateLimit = async (
  context: Data,
  { brand }: SessionCaller,
): Promise<ValueOf<typeof rebateLimit>> => ({ most: await mostRebate(context, brand) });

/** @throws Refusal feature_disabled, not_found for a link of another agent */
export async function endInviteLink(
  { db }: Data,
  caller: SessionCaller,
  { id }: BodyOf<typeof closeInviteLink>,
): Promise<ValueOf<typeof closeInviteLink>> {
  if (!(await closeLink(db, agentOf(caller), id))) throw new Refusal('not_found');
  return {};
}

/** Counts a visitor of a link. The reply does not reveal whether the code exists. */
export async function countVisit(
  { db }: Data,
  { brand, address }: VisitorCaller,
  { code }: BodyOf<typeof visitInviteLink>,
): Promise<ValueOf<typeof visitInviteLink>> {
  const key = inviteKey(code);
  if (key) await insertVisit(db, brand.id, key, householdOf(address));
  return {};
}
