import { type Endpoint, mayCall, Refusal } from '@lantern/contracts';
import { accountType, isAssistant } from '@lantern/rules';
import type { FastifyRequest } from 'fastify';
import type { Cookies } from '../caller.ts';
import type { Brand } from '../modules/brand/index.ts';
import {
  browserOf,
  type Credentials,
  dropBrowser,
  type OpenSession,
} from '../modules/session/index.ts';
import type { OpenStaffSession } from '../modules/staff/index.ts';
import type { Site } from '../site.ts';
import { readCookie } from './cookies.ts';

/** A session token together with the browser's id, without which it is invalid. */
export const withBrowser = (request: FastifyRequest, token: string): Credentials => ({
  token,
  browser: browserOf({ get: (name) => readCookie(request, name) }, token),
});

function credentialsOf(request: FastifyRequest): Credentials | undefined {
  const token = /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '')?.[1];
  return token === undefined ? undefined : withBrowser(request, token);
}

/** Removes the browser's half of the session that the request has ended. */
export function forgetBrowser(request: FastifyRequest, cookies: Cookies): void {
  const credentials = credentialsOf(request);
  if (credentials) dropBrowser(cookies, credentials.token);
}

/** The session of a public call; undefined without a valid one. */
export async function sessionIfAny(
  { sessions }: Pick<Site, 'sessions'>,
  brand: Brand,
  request: FastifyRequest,
): Promise<OpenSession | undefined> {
  const credentials = credentialsOf(request);
  if (!credentials) return undefined;
  try {
    return await sessions.authenticate(credentials, brand, true);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/**
 * The session of a call; undefined if the call requires none.
 * @throws Refusal not_logged_in, in_need_true_account, member_excluded, feature_disabled,
 *   right_missing, and those of `Sessions.authenticate`
 */
export async function sessionOf(
  { sessions }: Pick<Site, 'sessions'>,
  call: Endpoint,
  brand: Brand,
  request: FastifyRequest,
): Promise<OpenSession | undefined> {
  if (call.access !== 'session' && call.access !== 'member') return undefined;
  const credentials = credentialsOf(request);
  if (!credentials) throw new Refusal('not_logged_in');
  const session = await sessions.authenticate(
    credentials,
    brand,
    call.passive === true,
    call.during,
  );
  request.memberId = session.memberId;
  if (call.access === 'member' && session.type === accountType.trial)
    throw new Refusal('in_need_true_account');
  if (call.forPlay && session.excluded) throw new Refusal('member_excluded');
  refuseOutsideCentre(call, session);
  return session;
}

/**
 * The agent centre is for agents, and for their assistants as far as they have the right.
 * Assistants have no play and no money of their own.
 */
function refuseOutsideCentre(
  { centre, movesMoney, forPlay }: Endpoint,
  session: OpenSession,
): void {
  const assists = isAssistant(session.type);
  if (centre === undefined) {
    if (assists && (movesMoney || forPlay)) throw new Refusal('feature_disabled');
    return;
  }
  if (session.agentId === null) throw new Refusal('feature_disabled');
  if (!assists || centre === 'every') return;
  if (centre === 'agent' || !session.rights.includes(centre)) throw new Refusal('right_missing');
}

/**
 * The staff session of a call; undefined if the call is not for staff.
 * @throws Refusal staff_not_logged_in, staff_session_expired, staff_step_required,
 *   password_change_required, permission_denied
 */
export async function staffOf(
  { staffSessions }: Pick<Site, 'staffSessions'>,
  call: Endpoint,
  brand: Brand,
  request: FastifyRequest,
): Promise<OpenStaffSession | undefined> {
  if (call.access !== 'staff') return undefined;
  const credentials = credentialsOf(request);
  if (!credentials) throw new Refusal('staff_not_logged_in');
  const staff = await staffSessions.authenticate(credentials, brand, call.passive === true);
  request.staffId = staff.id;
  if (staff.step && !call.staffDuring?.includes(staff.step))
    throw new Refusal(
      staff.step === 'change_password' ? 'password_change_required' : 'staff_step_required',
    );
  if (call.permission && !mayCall(staff.role, call.permission))
    throw new Refusal('permission_denied');
  return staff;
}
