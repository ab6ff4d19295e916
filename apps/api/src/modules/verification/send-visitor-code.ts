import { type BotCheck as Proofs, Refusal } from '@lantern/contracts';
import type { SwitchId } from '@lantern/rules';
import type { Verifying } from '../../contexts.ts';
import type { Call } from '../../http/routes.ts';
import { hasSwitch } from '../brand/index.ts';
import { findMemberByMobile } from '../member/index.ts';
import type { VerificationContext } from './context.ts';
import { canonicalMobile } from './mobile.ts';
import { phoneVerificationOf } from './phone-service.ts';
import { type SentCode, sendCode, sendCodeQuietly } from './send-code.ts';

/** A purpose is open where one of its switches is on. */
const switchesOf = {
  register: ['SMSVERIFREG3', 'MOBILEREG3'],
  login: ['MOBILEVERCODELOGIN3'],
  forgot: ['CHNGPASSVERIF3'],
} as const satisfies Record<string, readonly SwitchId[]>;

type VisitorCall = Pick<Call, 'brand' | 'language' | 'requestId' | 'address' | 'cookies'>;

interface Wish {
  purpose: keyof typeof switchesOf;
  countryDialingCode: string;
  mobile: string;
}

/**
 * Sends a code by SMS to somebody who is not logged in. The answer does not tell whether the number
 * is registered.
 * @throws Refusal feature_disabled, phone_invalid, captcha_required, captcha_wrong, code_too_soon,
 *   too_many_requests, unavailable
 */
export async function sendVisitorCode(
  context: VerificationContext,
  call: VisitorCall,
  proofs: Proofs,
  wish: Wish,
): Promise<SentCode> {
  const { brand } = call;
  const { purpose } = wish;
  if (!isOpen(context, call, purpose)) throw new Refusal('feature_disabled');
  const to = canonicalMobile(wish.countryDialingCode, wish.mobile, brand.settings.smsCountries);
  if (!to) throw new Refusal('phone_invalid');
  const onTrust = await trustOrProve(context, call, proofs);
  const code = { purpose, channel: 'sms', to, onTrust } as const;
  if (purpose === 'register') return sendCode(context, call, code);
  const known = (await findMemberByMobile(context.db, brand.id, to)) !== null;
  return sendCodeQuietly(context, call, code, known);
}

/**
 * A code of ours would register nobody where the external service sends its own, and still be paid
 * for.
 */
function isOpen(context: Verifying, { brand }: VisitorCall, purpose: Wish['purpose']): boolean {
  if (purpose === 'register' && phoneVerificationOf(context, brand) === 'firebase') return false;
  return switchesOf[purpose].some((one) => hasSwitch(brand, one));
}

/**
 * Asks for a bot check as soon as a network wants more codes than people need; answers whether none
 * was needed. Most people are never asked here: the form that the code is for has a check of its
 * own, which this one must not use up.
 */
async function trustOrProve(
  { verification }: Verifying,
  { brand, address, cookies }: VisitorCall,
  proofs: Proofs,
): Promise<boolean> {
  if ((await verification.codeLimits.countOf(brand, address)) < brand.settings.codes.captchaAfter)
    return true;
  await verification.botCheck.require(brand, cookies, proofs);
  return false;
}
