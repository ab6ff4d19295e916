import { type BodyOf, type login, Refusal, type SessionValue } from '@lantern/contracts';
import { mayOpenAgentCentre, nameKey } from '@lantern/rules';
import type { Logins, Verifying } from '../../contexts.ts';
import type { Call } from '../../http/routes.ts';
import { hasSwitch } from '../brand/index.ts';
import { findMemberByMobile, findMemberByName, type LoginMember } from '../member/index.ts';
import { botRefusal, canonicalMobile } from '../verification/index.ts';
import type { SessionContext } from './context.ts';
import { deviceCookie, markDevice } from './device.ts';
import { noteLogin } from './enter.ts';
import type { Attempt, Standing } from './login-guard.ts';
import { passwordMatches } from './passwords.ts';
import { startSession } from './start-session.ts';

type LoginCall = Call<typeof login>;
type ByName = Extract<BodyOf<typeof login>, { type: 'username' }>;
type ByPhone = Extract<BodyOf<typeof login>, { type: 'sms' }>;

export function logIn(context: SessionContext, call: LoginCall): Promise<SessionValue> {
  return call.body.type === 'username'
    ? logInByName(context, call, call.body)
    : logInByPhone(context, call, call.body);
}

async function logInByName(
  context: SessionContext,
  call: LoginCall,
  body: ByName,
): Promise<SessionValue> {
  const { brand, address } = call;
  const account = nameKey(body.username.trim());
  const attempt = { brand, account, address, device: call.cookies.get(deviceCookie) };
  const standing = await context.loginGuard.begin(attempt);
  if (standing.wait > 0)
    throw new Refusal('too_many_requests', { retryAfter: standing.wait, captcha: true });
  if (standing.captcha) await requireCaptcha(context, call, attempt);
  const member = await findMemberByName(context.db, brand.id, account);
  // Also for a locked account, so that the time of the answer tells nothing.
  const matches = await passwordMatches(member?.passwordHash, body.password).catch(
    async (error: unknown) => {
      await context.loginGuard.takeBack(attempt);
      throw error;
    },
  );
  if (standing.locked) throw new Refusal('login_locked', { captcha: true });
  if (!member || !matches) return refusePassword(context, call, attempt, standing, member);
  const mark = await context.loginGuard.succeeded(attempt);
  refuseEntry(member, body);
  markDevice(call.cookies, mark);
  return startSession(context, call, member, { method: 'password', remember: body.remember });
}

async function requireCaptcha(
  context: Logins & Verifying,
  call: LoginCall,
  attempt: Attempt,
): Promise<void> {
  const verdict = await context.verification.botCheck.check(call.brand, call.cookies, call.body);
  if (verdict === 'right') return;
  await context.loginGuard.takeBack(attempt);
  throw botRefusal(call.brand, verdict);
}

async function refusePassword(
  context: SessionContext,
  call: LoginCall,
  attempt: Attempt,
  { locks, captchaNext }: Standing,
  member: LoginMember | null,
): Promise<never> {
  const { brand, address, requestId } = call;
  if (locks) await context.loginGuard.lock(attempt);
  context.log.warn(
    { event: 'login_failed', brand: brand.code, address, requestId, locked: locks },
    'login failed',
  );
  // Nobody waits for it: the time of the answer would tell that there is such a member.
  if (member) {
    noteLogin(context, call, member.id, 'password', 'wrong_password').catch((err: unknown) =>
      context.log.error(
        { event: 'login_not_noted', requestId, err },
        'a wrong password is missing in a login history',
      ),
    );
  }
  throw new Refusal('wrong_credentials', { captcha: captchaNext });
}

async function logInByPhone(
  context: SessionContext,
  call: LoginCall,
  body: ByPhone,
): Promise<SessionValue> {
  const { brand } = call;
  if (!hasSwitch(brand, 'MOBILEVERCODELOGIN3')) throw new Refusal('feature_disabled');
  const mobile = canonicalMobile(
    body.countryDialingCode,
    body.mobileNum,
    brand.settings.smsCountries,
  );
  const code = body.verificationCode.trim();
  // A number without a member is answered like a wrong code, after the same work.
  const taken = mobile && (await context.verification.codes.take(brand, 'login', mobile, code));
  const member = mobile && (await findMemberByMobile(context.db, brand.id, mobile));
  if (!taken || !member) throw new Refusal('code_wrong');
  refuseEntry(member, body);
  return startSession(context, call, member, { method: 'sms', remember: body.remember });
}

/** Refuses, after the right password or code, who may not come in or not by this door. */
function refuseEntry(member: LoginMember, { area }: Pick<LoginCall['body'], 'area'>): void {
  if (member.status !== 'active') throw new Refusal('account_disabled');
  if (area === 'agent' && !mayOpenAgentCentre(member.type)) throw new Refusal('non_agent_login');
}
