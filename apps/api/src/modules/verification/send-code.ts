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

type SendCall = Pick<Call, 'brand' | 'language' | 'requestId'>;

interface Wish {
  purpose: CodePurpose;
  countryDialingCode: string;
  mobile: string;
}

/**
 * Sends a code to a number. A login code goes only to a number that a member has; the answer is the same either way.
 * @throws Refusal feature_disabled, phone_invalid, code_too_soon, too_many_requests, unavailable
 */
export async function sendCode(site: Site, call: SendCall, wish: Wish) {
  const { brand } = call;
  if (!hasSwitch(brand, switchOf[wish.purpose])) throw new Refusal('feature_disabled');
  const to = canonicalMobile(wish.countryDialingCode, wish.mobile, brand.settings.smsCountries);
  if (!to) throw new Refusal('phone_invalid');
  const fresh = await site.verification.codes.make(brand, wish.purpose, to);
  const send = () => deliver(site, call, { to, code: fresh.code, purpose: wish.purpose });
  if (wish.purpose === 'login') {
    // Nobody waits for a login code: the time of the answer, or a failure, would tell that the number is registered.
    if (await findMemberByMobile(site.db, brand.id, to)) void send();
  } else if (!(await send())) {
    await fresh.withdraw();
    throw new Refusal('unavailable');
  }
  return { expiredMinutes: brand.settings.codes.expiresInMinutes, expirationTime: fresh.expiresAt.getTime() };
}

/** Sends a message and answers whether the gateway has taken it over. */
async function deliver(
  { sms, log }: Site,
  call: SendCall,
  { to, code, purpose }: { to: string; code: string; purpose: CodePurpose },
): Promise<boolean> {
  const { brand, requestId } = call;
  try {
    await sms.send({ brandId: brand.id, to, text: textOf(call, code) });
    log.info({ event: 'code_sent', purpose, brand: brand.code, requestId }, 'code sent');
    return true;
  } catch (error) {
    log.error({ event: 'sms_failed', purpose, brand: brand.code, requestId, err: error }, 'an SMS was not sent');
    return false;
  }
}

function textOf({ brand, language }: SendCall, code: string): string {
  const write = texts[language] ?? texts.en;
  return write?.(brand.name, code, brand.settings.codes.expiresInMinutes) ?? code;
}
