import type { SocialProvider } from '@lantern/contracts';
import { Prisma } from '@lantern/database';
import type { Database } from '../../db/database.ts';
import { findMemberById, type LoginMember } from '../member/index.ts';

/** An account at a sign-in provider, by its own name for it. */
export interface Account {
  provider: SocialProvider;
  subject: string;
}

/** The member whom an account logs in. */
export async function findLinkedMember(
  db: Database,
  brandId: string,
  { provider, subject }: Account,
): Promise<LoginMember | null> {
  const linked = await db.prisma.socialIdentity.findUnique({
    where: { brandId_provider_subject: { brandId, provider, subject } },
    select: { memberId: true },
  });
  return linked && findMemberById(db, brandId, linked.memberId);
}

/**
 * Links an account to a member. False when another member has it, or the member has another one
 * there.
 */
export async function linkAccount(
  db: Database,
  brandId: string,
  memberId: string,
  account: Account & { email: string | null },
): Promise<boolean> {
  try {
    await db.prisma.socialIdentity.create({ data: { ...account, brandId, memberId } });
    return true;
  } catch (error) {
    if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== 'P2002')
      throw error;
    // It may be linked to this very member already.
    return (await findLinkedMember(db, brandId, account))?.id === memberId;
  }
}

/** False when there was no link. */
export async function unlinkAccount(
  { prisma }: Database,
  memberId: string,
  provider: SocialProvider,
): Promise<boolean> {
  const { count } = await prisma.socialIdentity.deleteMany({ where: { memberId, provider } });
  return count > 0;
}
