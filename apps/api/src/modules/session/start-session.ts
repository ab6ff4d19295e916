import { Refusal, type SessionValue, type SocialProvider } from '@lantern/contracts';
import { networkOf } from '../../address.ts';
import type { Call } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
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

export const rememberUntil = ({ clock }: Site, { brand }: EntryCall) =>
  new Date(clock.now().getTime() + brand.settings.login.rememberDays * day);

/**
 * Opens a session for somebody who has proved to be a member, and answers what a page keeps of it.
 * @throws Refusal wrong_credentials, when the password has been changed meanwhile
 */
export async function startSession(
  site: Site,
  call: EntryCall,
  member: EntryMember,
  { method, remember }: Entry,
): Promise<SessionValue> {
  const next = await nextStep(site, call, member, method);
  const device = remember ? { familyId: site.random.id(), until: rememberUntil(site, call) } : undefined;
  const value = await enter(site, call, member, { method, device, ...next });
  // The password was changed while the login was under way: it is not the right one any more.
  if (!value) throw new Refusal('wrong_credentials');
  return value;
}

/** What is left to do after a login: at a network that is new it is verified, and then an old password is changed. */
export async function nextStep(
  site: Site,
  { brand, address }: EntryCall,
  member: EntryMember,
  method: EntryMethod,
): Promise<Pick<Arrival, 'step' | 'methods'>> {
  const verifies = brand.settings.login.secondVerification === 'new_network';
  if (verifies && method !== 'registration' && method !== 'trial') {
    const entry = await findEntry(site.db, member.id, networkOf(address));
    const methods = entry && !entry.known && !entry.first ? openWays(entry, method) : [];
    if (methods.length > 0) return { step: 'verify', methods };
  }
  return { step: passwordDue(site, brand, member, method) ? 'change_password' : null, methods: [] };
}
