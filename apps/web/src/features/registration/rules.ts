import type { registerSettings, ValueOf, validationRules } from '@lantern/contracts';
import { type FieldRule, type RegistrationField, type RegistrationRules, registrationFields } from '@lantern/rules';

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

/** Puts the two replies of the brand together. The captcha and the number for an SMS follow from settings of their own. */
export function rulesOf(settings: RegisterSettings, validation: ValidationRules): RegistrationRules {
  const ruleOf = (field: RegistrationField): FieldRule => ({ ...validation[field], ...settings.fields[field] });
  const fields = Object.fromEntries(registrationFields.map((field) => [field, ruleOf(field)])) as Record<
    RegistrationField,
    FieldRule
  >;
  const asked = { enabled: true, required: true };
  return {
    smsVerification: settings.smsVerification,
    fields: {
      ...fields,
      username: { ...fields.username, ...asked },
      password: { ...fields.password, ...asked },
      captcha: { ...fields.captcha, enabled: settings.captcha, required: settings.captcha },
      ...(settings.smsVerification && { mobileNum: { ...fields.mobileNum, ...asked } }),
    },
  };
}

/** The fields that the brand asks for, in the order of the form. */
export function fieldsOf(rules: RegistrationRules): FormField[] {
  return formFields.filter((field) => {
    if (field === 'confirmPassword') return true;
    if (field === 'verificationCode') return rules.smsVerification;
    return rules.fields[field].enabled;
  });
}

export function isRequired(rules: RegistrationRules, field: FormField): boolean {
  if (field === 'confirmPassword' || field === 'verificationCode') return true;
  return rules.fields[field].required;
}
