import type { SocialProvider } from '@lantern/contracts';
import { Prisma } from '@lantern/database';
import type { Database } from '../../db/database.ts';
import { findMemberById, type LoginMember } from '../member/index.ts';

/** An account at a sign-in provider; `subject` is the provider's id for it. */
export interface Account {
  provider: SocialProvider;
  subject: string;
}

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
 * Links an account to a member. False when it belongs to another member, or the member has linked
 * another account of the provider.
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
    // Linking it to the same member again succeeds.
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
