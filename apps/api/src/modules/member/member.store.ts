import { Prisma } from '@lantern/database';
import { findRow } from '@lantern/rows';
import { accountType, nameKey } from '@lantern/rules';
import type { Database } from '../../db/database.ts';

export interface LoginMember {
  id: string;
  username: string;
  nickname: string;
  type: number;
  status: string;
  passwordHash: string | null;
  passwordChangedAt: Date;
  /** A first password set by staff, which must be changed. */
  passwordIsDefault: boolean;
}

const loginFields = `m.id, m.username, m.nickname, m.type, m.status, m.password_hash,
  m.password_changed_at, m.password_is_default`;

export function findMemberById(
  db: Database,
  brandId: string,
  id: string,
): Promise<LoginMember | null> {
  return findMember(db, 'member_by_id', 'where m.id = $2 and m.brand_id = $1', [brandId, id]);
}

/** By the unique form of a username (`nameKey`). */
export function findMemberByName(
  db: Database,
  brandId: string,
  usernameKey: string,
): Promise<LoginMember | null> {
  return findMember(db, 'member_by_name', 'where m.brand_id = $1 and m.username_key = $2', [
    brandId,
    usernameKey,
  ]);
}

/** By a verified mobile number in E.164; an unverified one does not count. */
export function findMemberByMobile(
  db: Database,
  brandId: string,
  mobile: string,
): Promise<LoginMember | null> {
  const handle = `join member_handle h on h.member_id = m.id
    where h.brand_id = $1 and h.kind = 'mobile' and h.handle_key = $2 and h.proved`;
  return findMember(db, 'member_by_mobile', handle, [brandId, mobile]);
}

/** @param name of the prepared statement */
async function findMember(
  { pool }: Database,
  name: string,
  who: string,
  values: readonly string[],
): Promise<LoginMember | null> {
  const text = `select ${loginFields} from member m ${who}`;
  const row = await findRow<LoginMember>(pool, {
    name,
    text,
    values: [...values],
  });
  return row ?? null;
}

/** The member's e-mail address, verified or not. */
export async function findEmail({ prisma }: Database, memberId: string): Promise<string | null> {
  const profile = await prisma.memberProfile.findUnique({
    where: { memberId },
    select: { email: true },
  });
  return profile?.email ?? null;
}

export interface NewHandle {
  kind: 'mobile' | 'email';
  key: string;
  /** Verified by a code. A verified handle is taken from a member who has not verified it. */
  proved: boolean;
}

export interface NewMember {
  id: string;
  brandId: string;
  username: string;
  nickname: string;
  type: number;
  currency: string;
  language: string;
  passwordHash: string | null;
  purse: { id: string; purpose: 'main' | 'play' };
  handles: NewHandle[];
  uplineId?: string;
  /** With which the member's lottery slips begin, in hundredths of a percent. */
  lotteryRebate?: number;
  /** The agent's link by which the member registers; it counts the registration. */
  linkId?: string;
  /** The member is an assistant of this agent, with these rights. */
  assists?: { agentId: string; rights: readonly string[] };
  /** The member who was last logged in on the device of the registration. */
  deviceOf?: string;
  /** Another person knows the password, so it must be changed at the first login. */
  passwordIsDefault?: boolean;
  /** The member's account at a sign-in provider. */
  social?: { provider: string; subject: string; email: string | null };
  /** Barred accounts that the new one matches: it is held from the start. */
  heldFor?: readonly object[];
  profile: Omit<Prisma.MemberProfileUncheckedCreateInput, 'memberId' | 'brandId'>;
}

/** Which of a new member's handles another member has. */
export type TakenHandle = 'username' | 'mobile' | 'email' | 'social';

/** The messages of SQL functions that stop the creation. */
const stops = ['the invite link is not open', 'the agent has the most assistants'];

/**
 * Creates a member with profile, unique handles, purse and referral code in one transaction. The
 * unique indexes let one of two concurrent registrations succeed.
 * @returns the handle that is in use, or `stopped` for an invite link that is no longer open and an
 *   agent who has the most assistants; then nothing is stored
 */
export async function insertMember(
  { prisma }: Database,
  member: NewMember,
): Promise<TakenHandle | 'stopped' | undefined> {
  const {
    handles,
    profile,
    purse,
    social,
    heldFor = [],
    linkId,
    deviceOf,
    assists,
    ...fields
  } = member;
  const usernameKey = nameKey(member.username);
  const { brandId, id: memberId } = member;
  try {
    await prisma.$transaction([
      prisma.member.create({ data: { ...fields, usernameKey } }),
      prisma.memberProfile.create({ data: { ...profile, memberId, brandId } }),
      ...handles
        .filter(({ proved }) => proved)
        .map(
          ({ kind, key }) =>
            prisma.$executeRaw`select member_drop_unproved_handle(
              ${brandId}::uuid, ${kind}, ${key}, ${memberId}::uuid)`,
        ),
      prisma.memberHandle.createMany({
        data: handles.map(({ kind, key, proved }) => ({
          brandId,
          memberId,
          kind,
          handleKey: key,
          proved,
        })),
      }),
      prisma.$executeRaw`insert into purse (id, brand_id, member_id, purpose, currency)
                         values (${purse.id}::uuid, ${brandId}::uuid, ${memberId}::uuid,
                                 ${purse.purpose}, ${member.currency})`,
      ...(social ? [prisma.socialIdentity.create({ data: { ...social, brandId, memberId } })] : []),
      ...(heldFor.length > 0
        ? [
            prisma.$executeRaw`select protection_person_hold(
             ${brandId}::uuid, ${memberId}::uuid, ${JSON.stringify(heldFor)}::jsonb)`,
          ]
        : []),
      // Trial accounts and assistants cannot invite.
      ...(member.type === accountType.trial || assists
        ? []
        : [prisma.$executeRaw`select invitation_give_code(${brandId}::uuid, ${memberId}::uuid)`]),
      ...(assists
        ? [
            prisma.$executeRaw`select assistant_add(
             ${memberId}::uuid, ${assists.agentId}::uuid, ${[...assists.rights]}::text[])`,
          ]
        : []),
      ...(deviceOf
        ? [
            prisma.$executeRaw`insert into member_origin (member_id, device_of)
             select ${memberId}::uuid, id from member
              where id = ${deviceOf}::uuid and brand_id = ${brandId}::uuid`,
          ]
        : []),
      ...(linkId
        ? [prisma.$executeRaw`select invitation_use_link(${linkId}::uuid, ${memberId}::uuid)`]
        : []),
    ]);
    return undefined;
  } catch (error) {
    if (stops.some((message) => String(error).includes(message))) return 'stopped';
    if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== 'P2002')
      throw error;
    if (error.meta?.modelName === 'Member') return 'username';
    if (error.meta?.modelName === 'SocialIdentity') return 'social';
    return takenHandle(prisma, member);
  }
}

async function takenHandle(
  prisma: Database['prisma'],
  { brandId, handles }: NewMember,
): Promise<TakenHandle> {
  for (const { kind, key, proved } of handles) {
    const where = { brandId, kind, handleKey: key, ...(proved ? { proved } : {}) };
    const taken = await prisma.memberHandle.count({ where });
    if (taken > 0) return kind;
  }
  return 'username';
}

export async function saveLanguage(
  { prisma }: Database,
  brandId: string,
  memberId: string,
  language: string,
): Promise<void> {
  await prisma.member.updateMany({ where: { id: memberId, brandId }, data: { language } });
}
