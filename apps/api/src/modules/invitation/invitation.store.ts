import { accountType } from '@lantern/rules';
import type { Database } from '../../db/database.ts';

/** An invite code and its owner. */
export interface Invitation {
  /** In its original spelling. */
  code: string;
  memberId: string;
}

/** A member who can be an upline. */
const active = { status: 'active', type: { not: accountType.trial } } as const;
const shown = { code: true, memberId: true } as const;

/** Finds a code by its unique form (`inviteKey`). A disabled code or owner counts as not found. */
export function findInvitation(
  { prisma }: Database,
  brandId: string,
  codeKey: string,
): Promise<Invitation | null> {
  return prisma.inviteCode.findFirst({
    where: { brandId, codeKey, enabled: true, member: active },
    select: shown,
  });
}

/** The affiliate code of the agent who owns a host of the brand. */
export async function findInvitationOfHost(
  { prisma }: Database,
  brandId: string,
  host: string,
): Promise<Invitation | null> {
  const owned = await prisma.brandHost.findFirst({
    where: { brandId, host, affiliateId: { not: null } },
    select: { affiliateId: true },
  });
  if (!owned?.affiliateId) return null;
  return prisma.inviteCode.findFirst({
    where: {
      brandId,
      memberId: owned.affiliateId,
      kind: 'affiliate',
      enabled: true,
      member: active,
    },
    orderBy: { createdAt: 'asc' },
    select: shown,
  });
}

/** Finds a member who can be an upline, by the unique form of the name (`nameKey`). */
export async function findInviter(
  { prisma }: Database,
  brandId: string,
  usernameKey: string,
): Promise<string | null> {
  const member = await prisma.member.findFirst({
    where: { brandId, usernameKey, ...active },
    select: { id: true },
  });
  return member?.id ?? null;
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
