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
 * @throws Refusal feature_disabled, phone_invalid, code_too_soon, too_many_requests, unavailable
 */
export async function sendCode(site: Site, call: Pick<Call, 'brand' | 'language' | 'requestId'>, wish: Wish) {
  const { brand, requestId } = call;
  if (!hasSwitch(brand, switchOf[wish.purpose])) throw new Refusal('feature_disabled');
  const to = canonicalMobile(wish.countryDialingCode, wish.mobile, brand.settings.smsCountries);
  if (!to) throw new Refusal('phone_invalid');
  const fresh = await site.verification.codes.make(brand, wish.purpose, to);
  const send = async () => {
    try {
      await site.sms.send({ brandId: brand.id, to, text: textOf(call, fresh.code) });
      site.log.info({ event: 'code_sent', purpose: wish.purpose, brand: brand.code, requestId }, 'code sent');
    } catch (error) {
      site.log.error({ event: 'sms_failed', brand: brand.code, requestId, err: error }, 'an SMS was not sent');
      await fresh.withdraw();
      throw new Refusal('unavailable');
    }
  };
  if (wish.purpose === 'register') await send();
  // Nobody waits for a login code: the time of the answer, or a failure, would tell that the number is registered.
  else if (await findMemberByMobile(site.db, brand.id, to)) send().catch(() => undefined);
  return { expiredMinutes: brand.settings.codes.expiresInMinutes, expirationTime: fresh.expiresAt.getTime() };
}

function textOf({ brand, language }: Pick<Call, 'brand' | 'language'>, code: string): string {
  const write = texts[language] ?? texts.en;
  return write?.(brand.name, code, brand.settings.codes.expiresInMinutes) ?? code;
}
