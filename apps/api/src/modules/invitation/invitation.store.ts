import { accountType } from '@lantern/rules';
import type { Database } from '../../db/database.ts';

/** A code by which somebody may come, and whose it is. */
export interface Invitation {
  /** As it is printed. */
  code: string;
  memberId: string;
}

/** A member under whom somebody may come. */
const active = { status: 'active', type: { not: accountType.trial } } as const;
const shown = { code: true, memberId: true } as const;

/**
 * By the unique form of a code (`inviteKey`). One that is switched off, or whose owner is, is as if
 * it were not there.
 */
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

/** The affiliate code of the agent to whom a host of the brand belongs. */
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

/**
 * The id of the member with a name in its unique form (`nameKey`), if somebody may come under that
 * member.
 */
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

/**
 * The codes of a member that are good now: its referral code, and the oldest affiliate code where
 * it has any.
 */
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

/** Members directly below a member. */
export function countInvited(
  { prisma }: Database,
  brandId: string,
  memberId: string,
): Promise<number> {
  return prisma.member.count({ where: { brandId, uplineId: memberId } });
}
