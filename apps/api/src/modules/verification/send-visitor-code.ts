import { type BotCheck as Proofs, Refusal } from '@lantern/contracts';
import type { SwitchId } from '@lantern/rules';
import type { VisitorCaller } from '../../caller.ts';
import type { Verifying } from '../../contexts.ts';
import { type Brand, hasSwitch } from '../brand/index.ts';
import { findMemberByMobile } from '../member/index.ts';
import type { VerificationContext } from './context.ts';
import { mobileOf } from './mobile.ts';
import { phoneVerificationOf } from './phone-service.ts';
import { type SentCode, sendCode, sendCodeQuietly } from './send-code.ts';

/** A purpose is available when one of its switches is on. */
const switchesOf = {
  register: ['SMSVERIFREG3', 'MOBILEREG3'],
  login: ['MOBILEVERCODELOGIN3'],
  forgot: ['CHNGPASSVERIF3'],
} as const satisfies Record<string, readonly SwitchId[]>;

interface Wish {
  proofs: Proofs;
  purpose: keyof typeof switchesOf;
  countryDialingCode: string | undefined;
  mobile: string;
}

/**
 * Sends a code by SMS to a visitor. The answer does not reveal whether the number is registered.
 * @throws Refusal feature_disabled, phone_invalid, captcha_required, captcha_wrong, code_too_soon,
 *   too_many_requests, unavailable
 */
export async function sendVisitorCode(
  context: VerificationContext,
  caller: VisitorCaller,
  wish: Wish,
): Promise<SentCode> {
  const { brand } = caller;
  const { purpose, proofs } = wish;
  if (!isOpen(context, brand, purpose)) throw new Refusal('feature_disabled');
  const to = mobileOf(brand, wish.mobile, wish.countryDialingCode);
  if (!to) throw new Refusal('phone_invalid');
  const onTrust = await trustOrProve(context, caller, proofs);
  const code = { purpose, channel: 'sms', to, onTrust } as const;
  if (purpose === 'register') return sendCode(context, caller, code);
  const known = (await findMemberByMobile(context.db, brand.id, to)) !== null;
  return sendCodeQuietly(context, caller, code, known);
}

/** No registration codes when the external service sends them: ours would be paid for twice. */
function isOpen(context: Verifying, brand: Brand, purpose: Wish['purpose']): boolean {
  if (purpose === 'register' && phoneVerificationOf(context, brand) === 'firebase') return false;
  return switchesOf[purpose].some((one) => hasSwitch(brand, one));
}

/**
 * Requires a bot check once a network has requested more codes than people usually need. Returns
 * true if none was required: the form has its own check, whose proof must not be consumed here.
 */
async function trustOrProve(
  { verification }: Verifying,
  caller: VisitorCaller,
  proofs: Proofs,
): Promise<boolean> {
  const { brand, address } = caller;
  if ((await verification.codeLimits.countOf(brand, address)) < brand.settings.codes.captchaAfter)
    return true;
  await verification.botCheck.require(caller, proofs);
  return false;
}
