import type { LoginStep, SessionValue, VerificationMethod } from '@lantern/contracts';
import { networkOf } from '../../address.ts';
import type { Site } from '../../site.ts';
import { insertLoginEvent, knowNetwork, type LoginEvent } from './entry.store.ts';
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
 * Opens a session and notes who has come in, and from where. A login with a step left is none yet: its network stays unknown and
 * its device is not remembered. Answers undefined where the token of the device has been used before, or the password has been changed meanwhile.
 */
export async function enter(
  site: Site,
  call: EntryCall,
  member: EntryMember,
  arrival: Arrival,
): Promise<SessionValue | undefined> {
  const { step, methods, method, device } = arrival;
  const mark = device && !step ? newToken(site.random) : undefined;
  const opened = await site.sessions.open(call.brand, member, call, {
    ...{ method, step },
    familyId: device?.familyId ?? null,
    remember: mark && device ? { tokenHash: hashToken(mark), expiresAt: device.until } : undefined,
    uses: device?.uses,
    passwordOf: method === 'password' ? member.passwordChangedAt : undefined,
  });
  if (!opened) return undefined;
  if (mark && device) rememberDevice(call.cookies, site.clock, mark, device.until);
  if (method !== 'trial') await noteArrival(site, call, member, arrival);
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

async function noteArrival(
  site: Site,
  call: EntryCall,
  member: EntryMember,
  { step, method, verifiedBy }: Arrival,
): Promise<void> {
  const outcome = verifiedBy ? 'verified' : step === 'verify' ? 'not_verified' : 'entered';
  const comesIn = !step || verifiedBy;
  await Promise.all([
    noteLogin(site, call, member.id, verifiedBy ?? method, outcome),
    comesIn && knowNetwork(site.db, member.id, networkOf(call.address), site.clock.now()),
  ]);
}

/** Writes a line into the login history of a member. */
export function noteLogin(
  { db, clock, random }: Site,
  { brand, address, userAgent }: Pick<EntryCall, 'brand' | 'address' | 'userAgent'>,
  memberId: string,
  method: string,
  outcome: LoginEvent['outcome'],
): Promise<void> {
  const told = { address, userAgent, method, outcome };
  return insertLoginEvent(db, { id: random.id(), brandId: brand.id, memberId, now: clock.now(), ...told });
}
