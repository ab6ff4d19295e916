import { type BodyOf, Refusal, type registerMember as registerCall, type SessionValue } from '@lantern/contracts';
import { accountType, checkRegistration, nameKey, type PatternMatcher } from '@lantern/rules';
import type { Call } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { type Brand, hasSwitch } from '../brand/index.ts';
import { insertMember, type NewMember } from '../member/index.ts';
import { hashPassword, startSession } from '../session/index.ts';
import { canonicalMobile, readCaptcha, type TakenCode } from '../verification/index.ts';
import { registrationRules } from './describe-registration.ts';

type Body = BodyOf<typeof registerCall>;
type RegisterCall = Call<typeof registerCall>;

const takenRefusal = { username: 'username_taken', mobile: 'mobile_taken', email: 'email_taken' } as const;

/** Registers by username, in the order of the specification: fields, captcha, code, account; then the member is logged in. */
export async function registerMember(site: Site, matches: PatternMatcher, call: RegisterCall): Promise<SessionValue> {
  const { brand, body } = call;
  if (!hasSwitch(brand, 'USERNAMEREG3')) throw new Refusal('feature_disabled');
  if (!body.agreement) throw new Refusal('agreement_required');
  checkFields(brand, body, matches);
  await checkCaptcha(site, call);
  const mobile = readMobile(brand, body);
  const code = await takeCode(site, brand, mobile, body.verificationCode);
  const member = await describeMember(site, call, mobile);
  const taken = await insertMember(site.db, member).catch(async (error: unknown) => {
    await code?.giveBack();
    throw error;
  });
  if (taken) {
    await code?.giveBack();
    throw new Refusal(takenRefusal[taken]);
  }
  site.log.info(
    { event: 'member_registered', brand: brand.code, member: member.id, requestId: call.requestId },
    'member registered',
  );
  return startSession(site, call, member, false);
}

function checkFields(brand: Brand, body: Body, matches: PatternMatcher): void {
  const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
  const problems = checkRegistration(registrationRules(brand), given, matches);
  // An absent captcha has a refusal of its own, which brings the image up.
  const others = problems.filter(({ field }) => field !== 'captcha');
  if (others.length > 0) throw new Refusal('registration_invalid', { problems: others });
}

async function checkCaptcha({ verification }: Site, { brand, body, cookies }: RegisterCall): Promise<void> {
  if (!brand.settings.registration.captcha) return;
  const verdict = await verification.captcha.check(brand, readCaptcha(cookies), body.captcha);
  if (verdict !== 'right')
    throw new Refusal(verdict === 'missing' ? 'captcha_required' : 'captcha_wrong', { captcha: true });
}

function readMobile(brand: Brand, body: Body): string | undefined {
  if (!body.mobileNum) return undefined;
  const { countryDialingCode, smsCountries } = brand.settings;
  const mobile = canonicalMobile(body.countryDialingCode ?? countryDialingCode, body.mobileNum, smsCountries);
  if (mobile) return mobile;
  const { patternId, minLength, maxLength } = brand.settings.registration.fields.mobileNum;
  throw new Refusal('registration_invalid', {
    problems: [{ field: 'mobileNum', problem: 'pattern', patternId, min: minLength, max: maxLength }],
  });
}

async function takeCode({ verification }: Site, brand: Brand, mobile: string | undefined, code: string | undefined) {
  if (!hasSwitch(brand, 'SMSVERIFREG3')) return undefined;
  const taken: TakenCode | undefined =
    mobile && code ? await verification.codes.take(brand, 'register', mobile, code) : undefined;
  if (!taken) throw new Refusal('code_wrong');
  return taken;
}

async function describeMember({ random }: Site, call: RegisterCall, mobile: string | undefined): Promise<NewMember> {
  const { brand, body, language, origin } = call;
  const { uniqueHandles } = brand.settings.registration;
  const email = body.email ? nameKey(body.email) : undefined;
  const handles = [
    ...(mobile && uniqueHandles.includes('mobile') ? [{ kind: 'mobile' as const, key: mobile }] : []),
    ...(email && uniqueHandles.includes('email') ? [{ kind: 'email' as const, key: email }] : []),
  ];
  const {
    payeeName,
    qqNum,
    line,
    whatsapp,
    zalo,
    facebook,
    wechat,
    idNumber,
    affiliateCode,
    recommenderId,
    referralCode,
  } = body;
  const contacts = {
    payeeName,
    qqNum,
    line,
    whatsapp,
    zalo,
    facebook,
    wechat,
    idNumber,
    affiliateCode,
    recommenderId,
    referralCode,
  };
  return {
    id: random.id(),
    brandId: brand.id,
    username: body.username,
    nickname: body.username,
    type: accountType.member,
    currency: brand.currency,
    language,
    passwordHash: await hashPassword(body.password),
    purse: { id: random.id(), purpose: 'main' },
    handles,
    profile: {
      ...Object.fromEntries(Object.entries(contacts).filter(([, value]) => value)),
      ...(body.paymentPassword ? { paymentPasswordHash: await hashPassword(body.paymentPassword) } : {}),
      ...(body.email ? { email: body.email } : {}),
      ...(mobile ? { mobile, mobileVerified: hasSwitch(brand, 'SMSVERIFREG3') } : {}),
      registrationUrl: body.registrationUrl ?? origin,
      registrationDomain: body.domain ?? new URL(origin).hostname,
      registrationMethod: body.registrationMethod ?? 'WEB',
    },
  };
}
