import type { SessionValue, VerificationMethod } from '@lantern/contracts';
import type { SessionCaller } from '../../caller.ts';
import type { Data, Logins } from '../../contexts.ts';
import { findMemberById, type LoginMember } from '../member/index.ts';
import { enter } from './enter.ts';
import { type EntryRow, findEntry } from './entry.store.ts';
import { passwordDue } from './password-due.ts';
import { closePending, countTry, findPending } from './pending-login.store.ts';
import { findFamilyEnd } from './remember.store.ts';
import { type EntryMethod, rememberUntil } from './start-session.ts';
import { type OpenMethods, openWays } from './ways.ts';

/** A login that has to be verified. */
export interface PendingLogin {
  member: LoginMember;
  /** How the member logged in. */
  method: EntryMethod;
  familyId: string | null;
  methods: OpenMethods;
  /** Where a code can be sent. */
  reach: Pick<EntryRow, 'mobile' | 'email'>;
}

export async function findPendingLogin(
  { db }: Data,
  { brand, session }: SessionCaller,
): Promise<PendingLogin | undefined> {
  const [pending, entry, member] = await Promise.all([
    findPending(db, session.id),
    findEntry(db, session.memberId),
    findMemberById(db, brand.id, session.memberId),
  ]);
  if (!pending || !entry || !member) return undefined;
  const { method, familyId } = pending;
  return {
    member,
    familyId,
    method: method as EntryMethod,
    methods: openWays(entry, method),
    reach: entry,
  };
}

/** Counts an attempt and returns the count; undefined when the login is no longer pending. */
export const countVerification = ({ db }: Data, { session }: SessionCaller) =>
  countTry(db, session.id);

/** Replaces a verified login by a full session; undefined when another call has already done so. */
export async function finishLogin(
  context: Data & Logins,
  caller: SessionCaller,
  { member, method, familyId }: PendingLogin,
  verifiedBy: VerificationMethod,
): Promise<SessionValue | undefined> {
  const until = familyId
    ? ((await findFamilyEnd(context.db, familyId)) ?? rememberUntil(context, caller))
    : undefined;
  if (!(await closePending(context.db, caller.session.id, context.clock.now()))) return undefined;
  const step = passwordDue(context, caller.brand, member, method) ? 'change_password' : null;
  const device = familyId && until ? { familyId, until } : undefined;
  const value = await enter(context, caller, member, {
    method,
    step,
    methods: [],
    device,
    verifiedBy,
  });
  return typeof value === 'string' ? undefined : value;
}
