import type { registerSettings, ValueOf, validationRules } from '@lantern/contracts';
import {
  type FieldRule,
  needsCode,
  placeOf,
  type RegistrationField,
  type RegistrationMode,
  type RegistrationRules,
  registrationFields,
} from '@lantern/rules';

export type RegisterSettings = ValueOf<typeof registerSettings>;
export type ValidationRules = ValueOf<typeof validationRules>;

/** What a member types, in the order in which the form asks for it. */
export const formFields = [
  'username',
  'password',
  'confirmPassword',
  'mobileNum',
  'verificationCode',
  'payeeName',
  'email',
  'idNumber',
  'paymentPassword',
  'whatsapp',
  'zalo',
  'facebook',
  'line',
  'wechat',
  'qqNum',
  'recommenderId',
  'affiliateCode',
  'captcha',
] as const;

export type FormField = (typeof formFields)[number];

/** Combines two replies of the brand. The captcha has its own setting. */
export function rulesOf(
  settings: RegisterSettings,
  validation: ValidationRules,
): RegistrationRules {
  const { smsVerification, mobilePassword, captcha } = settings;
  const ruleOf = (field: RegistrationField): FieldRule => ({
    ...validation[field],
    ...settings.fields[field],
    ...(field === 'captcha' && { enabled: captcha, required: captcha }),
  });
  const fields = Object.fromEntries(registrationFields.map((field) => [field, ruleOf(field)]));
  return {
    smsVerification,
    mobilePassword,
    fields: fields as Record<RegistrationField, FieldRule>,
  };
}

/** On the mobile tab the number is the account, so it comes first. */
const phoneFirst: readonly FormField[] = ['mobileNum', 'verificationCode'];

function isAsked(rules: RegistrationRules, mode: RegistrationMode, field: FormField): boolean {
  if (field === 'confirmPassword') return placeOf(rules, 'password', mode) !== 'absent';
  if (field === 'verificationCode') return needsCode(rules, mode);
  return placeOf(rules, field, mode) !== 'absent';
}

/** The fields that the brand asks for, in the order of the form. */
export function fieldsOf(rules: RegistrationRules, mode: RegistrationMode): FormField[] {
  const asked = formFields.filter((field) => isAsked(rules, mode, field));
  if (mode === 'username') return asked;
  return [...phoneFirst, ...asked.filter((field) => !phoneFirst.includes(field))];
}

export function isRequired(
  rules: RegistrationRules,
  field: FormField,
  mode: RegistrationMode,
): boolean {
  if (field === 'confirmPassword' || field === 'verificationCode') return true;
  return placeOf(rules, field, mode) === 'required';
}

interface Progress {
  /** A code was typed on the mobile tab. */
  verified: boolean;
  /** A link has named who invites. */
  invited: boolean;
  /** A code is sent only after a bot check. */
  checkBeforeCode: boolean;
}

/**
 * The fields that show now. The site judges a code with the whole form, so a number counts as
 * verified once one was typed.
 */
export function shownFields(
  rules: RegistrationRules,
  mode: RegistrationMode,
  { verified, invited, checkBeforeCode }: Progress,
): FormField[] {
  const early = mode === 'mobile' && !verified;
  const shown = fieldsOf(rules, mode).filter((field) => {
    if (field === 'password' || field === 'confirmPassword') return !early;
    if (field === 'captcha') return !checkBeforeCode;
    return !(field === 'affiliateCode' && invited);
  });
  const at = checkBeforeCode ? shown.indexOf('verificationCode') : -1;
  return at === -1 ? shown : shown.toSpliced(at, 0, 'captcha');
}
