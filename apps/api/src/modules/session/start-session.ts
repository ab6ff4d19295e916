import { Refusal, type SessionValue, type SocialProvider } from '@lantern/contracts';
import type { VisitorCaller } from '../../caller.ts';
import type { Data, Logins } from '../../contexts.ts';
import type { LoginMember } from '../member/index.ts';
import { enter, type ProvedLogin } from './enter.ts';
import { findEntry } from './entry.store.ts';
import { passwordDue } from './password-due.ts';
import { openWays } from './ways.ts';

export type EntryMethod =
  | 'password'
  | 'sms'
  | SocialProvider
  | 'registration'
  | 'reset'
  | 'remember'
  | 'ticket'
  | 'trial';

export interface Entry {
  method: EntryMethod;
  /** Remember the device. */
  remember?: boolean | undefined;
}

/** The password fields are needed for a login by password. */
export type EntryMember = Pick<LoginMember, 'id' | 'username' | 'type' | 'nickname'> &
  Partial<Pick<LoginMember, 'passwordIsDefault' | 'passwordChangedAt'>>;

const day = 24 * 3600 * 1000;

export const rememberUntil = ({ clock }: Data, { brand }: VisitorCaller) =>
  new Date(clock.now().getTime() + brand.settings.login.rememberDays * day);

/**
 * Opens a session for a member whose identity was proved.
 * @throws Refusal wrong_credentials, when the password has been changed meanwhile
 */
export async function startSession(
  context: Data & Logins,
  caller: VisitorCaller,
  member: EntryMember,
  { method, remember }: Entry,
): Promise<SessionValue> {
  const device = remember
    ? { familyId: context.random.id(), until: rememberUntil(context, caller) }
    : undefined;
  const value = await openWithSteps(context, caller, member, { method, device });
  // The password has changed since it was checked.
  if (!value) throw new Refusal('wrong_credentials');
  return value;
}

/**
 * Opens a session with its pending step: verification on a new network, if the member has a method
 * for it, and then the change of an expired password. Returns undefined when `enter` refuses.
 */
export async function openWithSteps(
  context: Data & Logins,
  caller: VisitorCaller,
  member: EntryMember,
  by: Pick<ProvedLogin, 'method' | 'device'>,
): Promise<SessionValue | undefined> {
  const { brand } = caller;
  const step = passwordDue(context, brand, member, by.method) ? 'change_password' : null;
  const proved = by.method === 'registration' || by.method === 'trial';
  const verifies = brand.settings.login.secondVerification === 'new_network' && !proved;
  const login: ProvedLogin = { ...by, step, methods: [] };
  // Most networks are known, so the methods to verify a login are loaded only for new ones.
  let value = await enter(context, caller, member, { ...login, verifies });
  if (value === 'new_network') {
    const entry = await findEntry(context.db, member.id);
    const methods = entry ? openWays(entry, by.method) : [];
    value = await enter(
      context,
      caller,
      member,
      methods.length > 0 ? { ...by, step: 'verify', methods } : login,
    );
  }
  return typeof value === 'string' ? undefined : value;
}
