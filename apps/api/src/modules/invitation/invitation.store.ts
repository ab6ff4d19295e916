import { findRow } from '@lantern/rows';
import { mostUplines } from '@lantern/rules';
import type { Database } from '../../db/database.ts';

/** An invite code and its owner. */
export interface Invitation {
  /** In its original spelling. */
  code: string;
  memberId: string;
}

/** A member `m` who can be an upline: active, no trial, and not at the end of a full line. */
const mayInvite = `m.status = 'active' and m.type <> 4 and line_depth(m.id) < ${mostUplines}`;

const code = `select c.code, c.member_id from invite_code c join member m on m.id = c.member_id
   where c.brand_id = $1 and c.enabled and ${mayInvite}`;

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
