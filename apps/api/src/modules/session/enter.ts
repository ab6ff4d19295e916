import type { LoginStep, SessionValue, VerificationMethod } from '@lantern/contracts';
import { nameKey } from '@lantern/rules';
import type { VisitorCaller } from '../../caller.ts';
import type { Data, Logins } from '../../contexts.ts';
import { keepBrowser } from './browser.ts';
import { markDevice, markOwner } from './device.ts';
import { insertLoginEvent, type LoginEvent } from './entry.store.ts';
import { rememberDevice } from './remember.ts';
import type { EntryMember, EntryMethod } from './start-session.ts';
import { hashToken, newToken } from './token.ts';
import type { OpenMethods } from './ways.ts';

/** A login that has proved its member, and what remains to be done. */
export interface ProvedLogin {
  method: EntryMethod;
  step: LoginStep | null;
  /** The methods for the step `verify`. */
  methods: OpenMethods;
  /** A network that is new to the member must be verified. */
  verifies?: boolean;
  /** The device to remember. */
  device?: Device | undefined;
  /** How the pending login was verified. */
  verifiedBy?: VerificationMethod;
}

export interface Device {
  familyId: string;
  /** Set by the device's first login. */
  until: Date;
  /** The hash of the token that a returning device consumes. */
  uses?: Buffer;
}

/**
 * Opens a session and records the login. While a step is pending the network is not trusted and the
 * device is not remembered. Opens none for a `new_network` that must be verified, or when `refused`
 * because the device's token was used before or the password has changed since it was checked.
 */
export async function enter(
  context: Data & Logins,
  caller: VisitorCaller,
  member: EntryMember,
  login: ProvedLogin,
): Promise<SessionValue | 'refused' | 'new_network'> {
  const { step, methods, method, device, verifies = false, verifiedBy } = login;
  const mark = device && !step ? newToken(context.random) : undefined;
  const { address, userAgent, cookies } = caller;
  const opened = await context.sessions.open(
    caller.brand,
    member,
    { address, userAgent },
    {
      ...{ method, step, verifies },
      familyId: device?.familyId ?? null,
      remember:
        mark && device ? { tokenHash: hashToken(mark), expiresAt: device.until } : undefined,
      uses: device?.uses,
      passwordOf: method === 'password' ? member.passwordChangedAt : undefined,
      enters: method !== 'trial' && (!step || verifiedBy !== undefined),
      event: method === 'trial' ? undefined : { id: context.random.id(), ...eventOf(login) },
    },
  );
  if (typeof opened === 'string') return opened;
  keepBrowser(cookies, opened.browser);
  if (step !== 'verify' && method !== 'trial')
    markOwner(cookies, context.loginGuard.ownerMark(caller.brand, member.id));
  if (step !== 'verify') markEntry(context, caller, member, login);
  if (mark && device) rememberDevice(cookies, context.clock, mark, device.until);
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
 * Devices logged in by a ticket share one failure counter, because anyone with an open session can
 * create tickets.
 */
const ticketDevices = 'ticket';

/**
 * Marks the device as known to the account, so that wrong passwords elsewhere do not lock it out. A
 * login by password has marked it already, and a remembered device was marked when remembered.
 */
function markEntry(
  { loginGuard }: Logins,
  { brand, cookies }: VisitorCaller,
  { username }: EntryMember,
  { method, verifiedBy }: ProvedLogin,
): void {
  const marked = method === 'password' || method === 'remember';
  if (method === 'trial' || (marked && !verifiedBy)) return;
  const shared = method === 'ticket' && !verifiedBy ? ticketDevices : undefined;
  markDevice(cookies, loginGuard.markOf(brand, nameKey(username), shared));
}

function eventOf({
  step,
  method,
  verifiedBy,
}: ProvedLogin): Pick<LoginEvent, 'method' | 'outcome'> {
  if (verifiedBy) return { method: verifiedBy, outcome: 'verified' };
  return { method, outcome: step === 'verify' ? 'not_verified' : 'entered' };
}

/** Adds a login attempt to a member's history. */
export function noteLogin(
  { db, clock, random }: Data,
  { brand, address, userAgent }: Pick<VisitorCaller, 'brand' | 'address' | 'userAgent'>,
  memberId: string,
  method: string,
  outcome: LoginEvent['outcome'],
): Promise<void> {
  return insertLoginEvent(db, {
    id: random.id(),
    brandId: brand.id,
    memberId,
    now: clock.now(),
    ...{ address, userAgent, method, outcome },
  });
}
