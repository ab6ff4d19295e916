import type { LoginStep, SessionValue, VerificationMethod } from '@lantern/contracts';
import { nameKey } from '@lantern/rules';
import type { Data, Logins } from '../../contexts.ts';
import { markBrowser } from './browser.ts';
import { markDevice } from './device.ts';
import { insertLoginEvent, type LoginEvent } from './entry.store.ts';
import { rememberDevice } from './remember.ts';
import type { EntryCall, EntryMember, EntryMethod } from './start-session.ts';
import { hashToken, newToken } from './token.ts';
import type { OpenMethods } from './ways.ts';

/** Somebody who comes in, and what is left to do after that. */
export interface Arrival {
  method: EntryMethod;
  step: LoginStep | null;
  /** Where the step is `verify`: how. */
  methods: OpenMethods;
  /** A network that is new to the member has to be verified. */
  verifies?: boolean;
  /** The device that is to stay logged in. */
  device?: Device | undefined;
  /** How the login has just been verified. */
  verifiedBy?: VerificationMethod;
}

export interface Device {
  familyId: string;
  /** As the first login said. */
  until: Date;
  /** The hash of the token by which the device comes back: it is used up. */
  uses?: Buffer;
}

/**
 * Opens a session and notes who has come in, and from where. A login with a step left is none yet:
 * its network stays unknown and its device is not remembered. Answers why no session was opened:
 * the network is `new_network` to the member, where that is to be verified; or `refused`, as the
 * token of the device has been used before, or the password has been changed meanwhile.
 */
export async function enter(
  context: Data & Logins,
  call: EntryCall,
  member: EntryMember,
  arrival: Arrival,
): Promise<SessionValue | 'refused' | 'new_network'> {
  const { step, methods, method, device, verifies = false, verifiedBy } = arrival;
  const mark = device && !step ? newToken(context.random) : undefined;
  const { address, userAgent } = call;
  const browser = markBrowser(call.cookies, context.random);
  const opened = await context.sessions.open(
    call.brand,
    member,
    { address, userAgent, browser },
    {
      ...{ method, step, verifies },
      familyId: device?.familyId ?? null,
      remember:
        mark && device ? { tokenHash: hashToken(mark), expiresAt: device.until } : undefined,
      uses: device?.uses,
      passwordOf: method === 'password' ? member.passwordChangedAt : undefined,
      enters: method !== 'trial' && (!step || verifiedBy !== undefined),
      event: method === 'trial' ? undefined : { id: context.random.id(), ...eventOf(arrival) },
    },
  );
  if (typeof opened === 'string') return opened;
  if (step !== 'verify') markEntry(context, call, member, arrival);
  if (mark && device) rememberDevice(call.cookies, context.clock, mark, device.until);
  return {
    token: opened.token,
    account: member.username,
    customerId: member.id,
    isAgent: member.type,
    nickname: member.nickname,
    firstTimeLogin: opened.first,
    passwordExpired: step === 'change_password',
    next: step,
    methods,
  };
}

/**
 * Of all devices that were let in by another one, which has shown nothing but that it was logged
 * in.
 */
const letIn = 'ticket';

/**
 * Makes the device known to the account: nobody who guesses elsewhere locks the owner out on it. A
 * password has marked it already, and one that stays logged in was marked when it was remembered.
 * Tickets can be made without end by whoever sits at an open page, so their devices share one count
 * of wrong passwords.
 */
function markEntry(
  { loginGuard }: Logins,
  { brand, cookies }: EntryCall,
  { username }: EntryMember,
  { method, verifiedBy }: Arrival,
): void {
  const marked = method === 'password' || method === 'remember';
  if (method === 'trial' || (marked && !verifiedBy)) return;
  const shared = method === 'ticket' && !verifiedBy ? letIn : undefined;
  markDevice(cookies, loginGuard.markOf(brand, nameKey(username), shared));
}

/** What the login history says of an arrival. */
function eventOf({ step, method, verifiedBy }: Arrival): Pick<LoginEvent, 'method' | 'outcome'> {
  if (verifiedBy) return { method: verifiedBy, outcome: 'verified' };
  return { method, outcome: step === 'verify' ? 'not_verified' : 'entered' };
}

/** Writes a line into the login history of a member. */
export function noteLogin(
  { db, clock, random }: Data,
  { brand, address, userAgent }: Pick<EntryCall, 'brand' | 'address' | 'userAgent'>,
  memberId: string,
  method: string,
  outcome: LoginEvent['outcome'],
): Promise<void> {
  const told = { address, userAgent, method, outcome };
  return insertLoginEvent(db, {
    id: random.id(),
    brandId: brand.id,
    memberId,
    now: clock.now(),
    ...told,
  });
}
