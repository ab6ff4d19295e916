import { type BodyOf, type login, Refusal, type SessionValue } from '@lantern/contracts';
import { mayOpenAgentCentre, nameKey } from '@lantern/rules';
import type { VisitorCaller } from '../../caller.ts';
import type { Logins, Verifying } from '../../contexts.ts';
import { hasSwitch } from '../brand/index.ts';
import { findMemberByMobile, findMemberByName, type LoginMember } from '../member/index.ts';
import { botRefusal, mobileOf } from '../verification/index.ts';
import type { SessionContext } from './context.ts';
import { deviceCookie, markDevice } from './device.ts';
import { noteLogin } from './enter.ts';
import type { Attempt, Standing } from './login-guard.ts';
import { passwordMatches } from './passwords.ts';
import { startSession } from './start-session.ts';

type Login = BodyOf<typeof login>;
type ByName = Extract<Login, { type: 'username' }>;
type ByPhone = Extract<Login, { type: 'sms' }>;

export function logIn(
  context: SessionContext,
  caller: VisitorCaller,
  input: Login,
): Promise<SessionValue> {
  return input.type === 'username'
    ? logInByName(context, caller, input)
    : logInByPhone(context, caller, input);
}

async function logInByName(
  context: SessionContext,
  caller: VisitorCaller,
  input: ByName,
): Promise<SessionValue> {
  const { brand, address, cookies } = caller;
  const account = nameKey(input.username.trim());
  const attempt = { brand, account, address, device: cookies.get(deviceCookie) };
  const standing = await context.loginGuard.begin(attempt);
  if (standing.wait > 0)
    throw new Refusal('too_many_requests', { retryAfter: standing.wait, captcha: true });
  if (standing.captcha) await requireCaptcha(context, caller, input, attempt);
  const member = await findMemberByName(context.db, brand.id, account);
  // Also for a locked account, so that the response time reveals nothing.
  const matches = await passwordMatches(member?.passwordHash, input.password.trim()).catch(
    async (error: unknown) => {
      await context.loginGuard.takeBack(attempt);
      throw error;
    },
  );
  if (standing.locked) throw new Refusal('login_locked', { captcha: true });
  if (!member || !matches) return refusePassword(context, caller, attempt, standing, member);
  const mark = await context.loginGuard.succeeded(attempt);
  refuseEntry(member, input);
  markDevice(cookies, mark);
  return startSession(context, caller, member, { method: 'password', remember: input.remember });
}

async function requireCaptcha(
  context: Logins & Verifying,
  caller: VisitorCaller,
  input: ByName,
  attempt: Attempt,
): Promise<void> {
  const verdict = await context.verification.botCheck.checkPuzzle(caller, input);
  if (verdict === 'right') return;
  await context.loginGuard.takeBack(attempt);
  throw botRefusal(caller.brand, verdict);
}

async function refusePassword(
  context: SessionContext,
  caller: VisitorCaller,
  attempt: Attempt,
  { locks, captchaNext }: Standing,
  member: LoginMember | null,
): Promise<never> {
  const { brand, address, requestId } = caller;
  if (locks) await context.loginGuard.lock(attempt);
  context.log.warn(
    { event: 'login_failed', brand: brand.code, address, requestId, locked: locks },
    'login failed',
  );
  // Not awaited: the response time would reveal that the member exists.
  if (member) {
    noteLogin(context, caller, member.id, 'password', 'wrong_password').catch((err: unknown) =>
      context.log.error(
        { event: 'login_not_noted', requestId, err },
        'a failed login could not be added to the history',
      ),
    );
  }
  throw new Refusal('wrong_credentials', { captcha: captchaNext });
}

async function logInByPhone(
  context: SessionContext,
  caller: VisitorCaller,
  input: ByPhone,
): Promise<SessionValue> {
  const { brand } = caller;
  if (!hasSwitch(brand, 'MOBILEVERCODELOGIN3')) throw new Refusal('feature_disabled');
  const mobile = mobileOf(brand, input.mobileNum, input.countryDialingCode);
  const code = input.verificationCode.trim();
  // An unknown number gets the same answer as a wrong code, after the same work.
  const taken = mobile && (await context.verification.codes.take(brand, 'login', mobile, code));
  const member = mobile && (await findMemberByMobile(context.db, brand.id, mobile));
  if (!taken || !member) throw new Refusal('code_wrong');
  refuseEntry(member, input);
  return startSession(context, caller, member, { method: 'sms', remember: input.remember });
}

/** Runs after the password or code was verified, so that only the owner learns the reason. */
function refuseEntry(member: LoginMember, { area }: Pick<Login, 'area'>): void {
  if (member.status !== 'active') throw new Refusal('account_disabled');
  if (area === 'agent' && !mayOpenAgentCentre(member.type)) throw new Refusal('non_agent_login');
}
