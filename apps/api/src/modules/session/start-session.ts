import { Refusal, type SessionValue, type SocialProvider } from '@lantern/contracts';
import type { Data, Logins } from '../../contexts.ts';
import type { Call } from '../../http/routes.ts';
import type { LoginMember } from '../member/index.ts';
import { type Arrival, enter } from './enter.ts';
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

/** How somebody comes in. */
export interface Entry {
  method: EntryMethod;
  /** Stay logged in on this device. */
  remember?: boolean | undefined;
}

/** What coming in needs of a call. */
export type EntryCall = Pick<Call, 'brand' | 'address' | 'userAgent' | 'cookies'>;

/** Who comes in. The password's age is looked at where somebody comes in by it. */
export type EntryMember = Pick<LoginMember, 'id' | 'username' | 'type' | 'nickname'> &
  Partial<Pick<LoginMember, 'passwordIsDefault' | 'passwordChangedAt'>>;

const day = 24 * 3600 * 1000;

export const rememberUntil = ({ clock }: Data, { brand }: EntryCall) =>
  new Date(clock.now().getTime() + brand.settings.login.rememberDays * day);

/**
 * Opens a session for somebody who has proved to be a member, and answers what a page keeps of it.
 * @throws Refusal wrong_credentials, when the password has been changed meanwhile
 */
export async function startSession(
  context: Data & Logins,
  call: EntryCall,
  member: EntryMember,
  { method, remember }: Entry,
): Promise<SessionValue> {
  const device = remember
    ? { familyId: context.random.id(), until: rememberUntil(context, call) }
    : undefined;
  const value = await comeIn(context, call, member, { method, device });
  // The password was changed while the login was under way: it is not the right one any more.
  if (!value) throw new Refusal('wrong_credentials');
  return value;
}

/**
 * Opens a session with the step that is left to do after it: at a network that is new it is
 * verified, where the member has a way to, and then an old password is changed. Answers undefined
 * where `enter` refuses.
 */
export async function comeIn(
  context: Data & Logins,
  call: EntryCall,
  member: EntryMember,
  by: Pick<Arrival, 'method' | 'device'>,
): Promise<SessionValue | undefined> {
  const { brand } = call;
  const step = passwordDue(context, brand, member, by.method) ? 'change_password' : null;
  const proved = by.method === 'registration' || by.method === 'trial';
  const verifies = brand.settings.login.secondVerification === 'new_network' && !proved;
  const arrival: Arrival = { ...by, step, methods: [] };
  // Most come from a network that is known, so the ways to verify a login are looked up for the
  // others alone.
  let value = await enter(context, call, member, { ...arrival, verifies });
  if (value === 'new_network') {
    const entry = await findEntry(context.db, member.id);
    const methods = entry ? openWays(entry, by.method) : [];
    value = await enter(
      context,
      call,
      member,
      methods.length > 0 ? { ...by, step: 'verify', methods } : arrival,
    );
  }
  return typeof value === 'string' ? undefined : value;
}
