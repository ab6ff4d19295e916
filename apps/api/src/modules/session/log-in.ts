import { type BodyOf, type login, Refusal, type SessionValue } from '@lantern/contracts';
import { nameKey } from '@lantern/rules';
import type { Call } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { type Brand, hasSwitch } from '../brand/index.ts';
import { findMemberByMobile, findMemberByName, type LoginMember } from '../member/index.ts';
import { canonicalMobile, readCaptcha } from '../verification/index.ts';
import type { Attempt, LoginGuard } from './login-guard.ts';
import { passwordMatches } from './passwords.ts';

type LoginCall = Call<typeof login>;
type ByName = Extract<BodyOf<typeof login>, { type: 'username' }>;
type ByPhone = Extract<BodyOf<typeof login>, { type: 'sms' }>;

const deviceCookie = 'device';
const deviceCookieSeconds = 90 * 24 * 3600;
const day = 24 * 3600 * 1000;

export function logIn(site: Site, guard: LoginGuard, call: LoginCall): Promise<SessionValue> {
  return call.body.type === 'username'
    ? logInByName(site, guard, call, call.body)
    : logInByPhone(site, call, call.body);
}

async function logInByName(site: Site, guard: LoginGuard, call: LoginCall, body: ByName): Promise<SessionValue> {
  const { brand, address } = call;
  const account = nameKey(body.username.trim());
  const attempt = { brand, account, address, device: call.cookies.get(deviceCookie) };
  const standing = await guard.begin(attempt);
  if (standing.wait > 0) throw new Refusal('too_many_requests', { retryAfter: standing.wait, captcha: true });
  if (standing.captcha) await requireCaptcha(site, guard, call, attempt);
  const member = await findMemberByName(site.db, brand.id, account);
  // Also for a locked account, so that the time of the answer tells nothing.
  const matches = await passwordMatches(member?.passwordHash, body.password);
  if (standing.locked) throw new Refusal('login_locked', { captcha: true });
  if (!member || !matches) {
    if (standing.locks) await guard.lock(attempt);
    site.log.warn(
      { event: 'login_failed', brand: brand.code, address, requestId: call.requestId, locked: standing.locks },
      'login failed',
    );
    throw new Refusal('wrong_credentials', { captcha: standing.captchaNext });
  }
  const mark = await guard.succeeded(attempt);
  if (member.status !== 'active') throw new Refusal('account_disabled');
  call.cookies.set(deviceCookie, mark, deviceCookieSeconds);
  return startSession(site, call, member, passwordExpired(site, brand, member));
}

async function requireCaptcha(site: Site, guard: LoginGuard, call: LoginCall, attempt: Attempt): Promise<void> {
  const verdict = await site.verification.captcha.check(call.brand, readCaptcha(call.cookies), call.body.captcha);
  if (verdict === 'right') return;
  await guard.takeBack(attempt);
  throw new Refusal(verdict === 'missing' ? 'captcha_required' : 'captcha_wrong', { captcha: true });
}

async function logInByPhone(site: Site, call: LoginCall, body: ByPhone): Promise<SessionValue> {
  const { brand } = call;
  if (!hasSwitch(brand, 'MOBILEVERCODELOGIN3')) throw new Refusal('feature_disabled');
  const mobile = canonicalMobile(body.countryDialingCode, body.mobileNum, brand.settings.smsCountries);
  // A number without a member is answered like a wrong code, after the same work.
  const taken = mobile && (await site.verification.codes.take(brand, 'login', mobile, body.verificationCode));
  const member = mobile && (await findMemberByMobile(site.db, brand.id, mobile));
  if (!taken || !member) throw new Refusal('code_wrong');
  if (member.status !== 'active') throw new Refusal('account_disabled');
  return startSession(site, call, member, false);
}

function passwordExpired({ clock }: Site, brand: Brand, member: LoginMember): boolean {
  if (!hasSwitch(brand, 'PASSEXPIRY3')) return false;
  return clock.now().getTime() - member.passwordChangedAt.getTime() > brand.settings.login.passwordDays * day;
}

/** Opens a session and answers what a page keeps of it. */
export async function startSession(
  site: Site,
  call: Pick<Call, 'brand' | 'address' | 'userAgent'>,
  member: Pick<LoginMember, 'id' | 'username' | 'type' | 'nickname'>,
  expired: boolean,
): Promise<SessionValue> {
  const { token, first } = await site.sessions.open(call.brand, member, call);
  return {
    token,
    account: member.username,
    customerId: member.id,
    isAgent: member.type,
    nickname: member.nickname,
    firstTimeLogin: first,
    passwordExpired: expired,
  };
}
