import type { SessionValue, VerificationMethod } from '@lantern/contracts';
import type { Data, Logins } from '../../contexts.ts';
import type { SessionCall } from '../../http/routes.ts';
import { findMemberById, type LoginMember } from '../member/index.ts';
import { enter } from './enter.ts';
import { type EntryRow, findEntry } from './entry.store.ts';
import { passwordDue } from './password-due.ts';
import { closePending, countTry, findPending } from './pending-login.store.ts';
import { findFamilyEnd } from './remember.store.ts';
import { type EntryMethod, rememberUntil } from './start-session.ts';
import { type OpenMethods, openWays } from './ways.ts';

/** A login that waits to be verified. */
export interface PendingLogin {
  member: LoginMember;
  /** How the member logged in. */
  method: EntryMethod;
  familyId: string | null;
  /** The ways that are open to the member now. */
  methods: OpenMethods;
  /** Where a code can go. */
  reach: Pick<EntryRow, 'mobile' | 'email'>;
}

type PendingCall = Pick<SessionCall, 'brand' | 'session' | 'address' | 'userAgent' | 'cookies'>;

export async function findPendingLogin(
  { db }: Data,
  { brand, session }: PendingCall,
): Promise<PendingLogin | undefined> {
  const [pending, entry, member] = await Promise.all([
    findPending(db, session.id),
    findEntry(db, session.memberId),
    findMemberById(db, brand.id, session.memberId),
  ]);
  if (!pending || !entry || !member) return undefined;
  const { method, family_id: familyId } = pending;
  return {
    member,
    familyId,
    method: method as EntryMethod,
    methods: openWays(entry, method),
    reach: entry,
  };
}

/**
 * Counts a try to verify a login, and answers how many there have been; undefined when the login is
 * over.
 */
export const countVerification = ({ db }: Data, { session }: PendingCall) =>
  countTry(db, session.id);

/**
 * Opens the session that a verified login has waited for, in the place of the one that waited.
 * Answers undefined when another call has done it.
 */
export async function finishLogin(
  context: Data & Logins,
  call: PendingCall,
  { member, method, familyId }: PendingLogin,
  verifiedBy: VerificationMethod,
): Promise<SessionValue | undefined> {
  const until = familyId
    ? ((await findFamilyEnd(context.db, familyId)) ?? rememberUntil(context, call))
    : undefined;
  if (!(await closePending(context.db, call.session.id, context.clock.now()))) return undefined;
  const step = passwordDue(context, call.brand, member, method) ? 'change_password' : null;
  const device = familyId && until ? { familyId, until } : undefined;
  const value = await enter(context, call, member, {
    method,
    step,
    methods: [],
    device,
    verifiedBy,
  });
  return typeof value === 'string' ? undefined : value;
}
