import { Refusal } from '@lantern/contracts';
import type { Call } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { hasSwitch } from '../brand/index.ts';
import { findMemberByMobile } from '../member/index.ts';
import type { CodePurpose } from './codes.ts';
import { canonicalMobile } from './mobile.ts';

const switchOf = { register: 'SMSVERIFREG3', login: 'MOBILEVERCODELOGIN3' } as const;

/** Texts of the messages. They are short enough for one SMS in every language that a brand has so far. */
const texts: Record<string, (brand: string, code: string, minutes: number) => string> = {
  en: (brand, code, minutes) => `${brand}: your code is ${code}. It is good for ${minutes} minutes. Do not share it.`,
  vi: (brand, code, minutes) => `${brand}: mã của bạn là ${code}, có hiệu lực ${minutes} phút. Đừng chia sẻ mã này.`,
};

interface Wish {
  purpose: CodePurpose;
  countryDialingCode: string;
  mobile: string;
}

/**
 * Sends a code to a number. A login code goes only to a number that a member has; the answer is the same either way.
 * @throws Refusal feature_disabled, phone_invalid, code_too_soon
 */
export async function sendCode(site: Site, call: Pick<Call, 'brand' | 'language' | 'requestId'>, wish: Wish) {
  const { brand } = call;
  if (!hasSwitch(brand, switchOf[wish.purpose])) throw new Refusal('feature_disabled');
  const to = canonicalMobile(wish.countryDialingCode, wish.mobile, brand.settings.smsCountries);
  if (!to) throw new Refusal('phone_invalid');
  const { code, expiresAt } = await site.verification.codes.make(brand, wish.purpose, to);
  const { expiresInMinutes } = brand.settings.codes;
  const wanted = wish.purpose === 'register' || (await findMemberByMobile(site.db, brand.id, to)) !== null;
  if (wanted) {
    const text = (texts[call.language] ?? texts.en)?.(brand.name, code, expiresInMinutes) ?? code;
    await site.sms.send({ brandId: brand.id, to, text });
  }
  site.log.info(
    { event: 'code_sent', purpose: wish.purpose, brand: brand.code, requestId: call.requestId },
    'code sent',
  );
  return { expiredMinutes: expiresInMinutes, expirationTime: expiresAt.getTime() };
}
