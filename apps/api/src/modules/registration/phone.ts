import { Refusal } from '@lantern/contracts';
import { needsCode, type RegistrationMode } from '@lantern/rules';
import type { Brand } from '../brand/index.ts';
import { mobileOf, phoneVerificationOf } from '../verification/index.ts';
import type { RegistrationContext } from './context.ts';
import { registrationRules } from './describe-registration.ts';
import type { Form, Proof } from './form.ts';
import { takePhoneToken } from './phone-token.ts';

/** The form's number in E.164; undefined for none. @throws Refusal registration_invalid */
export function readMobile(brand: Brand, form: Form): string | undefined {
  if (!form.mobileNum) return undefined;
  const mobile = mobileOf(brand, form.mobileNum, form.countryDialingCode);
  if (mobile) return mobile;
  const { patternId, minLength, maxLength } = brand.settings.registration.fields.mobileNum;
  throw new Refusal('registration_invalid', {
    problems: [
      { field: 'mobileNum', problem: 'pattern', patternId, min: minLength, max: maxLength },
    ],
  });
}

/**
 * Consumes the proof of the phone: a code sent by this site, or a token of the external service.
 * Undefined when the brand requires neither.
 * @throws Refusal code_wrong, phone_token_invalid, too_many_requests, unavailable
 */
export async function provePhone(
  context: RegistrationContext,
  brand: Brand,
  form: Form,
  mobile: string | undefined,
  mode: RegistrationMode,
): Promise<Proof | undefined> {
  if (!needsCode(registrationRules(brand), mode)) return undefined;
  if (phoneVerificationOf(context, brand) === 'firebase')
    return takePhoneToken(context, mobile, form.firebaseIdToken);
  const { verificationCode: code } = form;
  const taken =
    mobile && code
      ? await context.verification.codes.take(brand, 'register', mobile, code)
      : undefined;
  if (!taken) throw new Refusal('code_wrong');
  return taken;
}
