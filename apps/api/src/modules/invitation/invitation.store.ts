import { findRow } from '@lantern/rows';
import { type AccountType, mostUplines } from '@lantern/rules';
import type { Database } from '../../db/database.ts';

/** An invite code and its owner. */
export interface Invitation {
  /** In its original spelling. */
  code: string;
  memberId: string;
  /** The agent's link that has the code, and the account type of those who register with it. */
  linkId: string | null;
  linkType: AccountType | null;
  /** With which the lottery slips of those who register with the link begin. */
  linkRebate: number | null;
}

/** A member `m` who can be an upline: active, no trial or assistant, and not below a full line. */
const mayInvite = `m.status = 'active' and m.type in (0, 1, 2)
  and line_depth(m.id) < ${mostUplines}`;

/** A link `l`, if the code has one, by which an agent still invites. */
const isOpen = `(l.id is null or (m.type in (1, 2)
  and (l.expires_at is null or l.expires_at > now())
  and (l.most_uses is null or l.uses < l.most_uses)))`;

const code = `select c.code, c.member_id, l.id as link_id, l.type as link_type,
          l.rebate as link_rebate
   from invite_code c join member m on m.id = c.member_id
   left join invite_link l on l.brand_id = c.brand_id and l.code_key = c.code_key
   where c.brand_id = $1 and c.enabled and ${mayInvite} and ${isOpen}`;

/** Finds a code by its unique form (`inviteKey`). A disabled code or owner counts as not found. */
export async function findInvitation(
  { pool }: Database,
  brandId: string,
  codeKey: string,
): Promise<Invitation | null> {
  return (
    (await findRow<Invitation>(pool, `${code} and c.code_key = $2`, [brandId, codeKey])) ?? null
  );
}

/** The affiliate code of the agent who owns a host of the brand. */
export async function findInvitationOfHost(
  { pool }: Database,
  brandId: string,
  host: string,
): Promise<Invitation | null> {
  const found = await findRow<Invitation>(
    pool,
    `${code} and c.kind = 'affiliate' and c.member_id = (
       select h.affiliate_id from brand_host h where h.brand_id = $1 and h.host = $2)
     order by c.created_at limit 1`,
    [brandId, host],
  );
  return found ?? null;
}

/** Finds a member who can be an upline, by the unique form of the name (`nameKey`). */
export async function findInviter(
  { pool }: Database,
  brandId: string,
  usernameKey: string,
): Promise<string | null> {
  const found = await findRow<{ id: string }>(
    pool,
    `select m.id from member m where m.brand_id = $1 and m.username_key = $2 and ${mayInvite}`,
    [brandId, usernameKey],
  );
  return found?.id ?? null;
}

/** Whether a member can be the upline of one more. */
export async function canInvite({ pool }: Database, memberId: string): Promise<boolean> {
  const found = await findRow(pool, `select 1 from member m where m.id = $1 and ${mayInvite}`, [
    memberId,
  ]);
  return found !== undefined;
}

/** The member's enabled codes: the referral code, and the oldest affiliate code. */
export async function findOwnCodes(
  { prisma }: Database,
  brandId: string,
  memberId: string,
): Promise<{ referral: string | undefined; affiliate: string | undefined }> {
  const codes = await prisma.inviteCode.findMany({
    where: { brandId, memberId, enabled: true },
    orderBy: [{ createdAt: 'asc' }, { codeKey: 'asc' }],
    select: { code: true, kind: true },
  });
  const codeOf = (kind: string) => codes.find((one) => one.kind === kind)?.code;
  return { referral: codeOf('referral'), affiliate: codeOf('affiliate') };
}

/** The number of direct downline members. */
export function countInvited(
  { prisma }: Database,
  brandId: string,
  memberId: string,
): Promise<number> {
  return prisma.member.count({ where: { brandId, uplineId: memberId } });
}
