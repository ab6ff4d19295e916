import type { registerSettings, ValueOf, validationRules } from '@lantern/contracts';
import {
  type FieldRule,
  isMandatory,
  type RegistrationField,
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

/** Puts the two replies of the brand together. Whether there is a captcha is a setting of its own. */
export function rulesOf(settings: RegisterSettings, validation: ValidationRules): RegistrationRules {
  const { smsVerification, captcha } = settings;
  const asked = { enabled: true, required: true };
  const ruleOf = (field: RegistrationField): FieldRule => ({
    ...validation[field],
    ...settings.fields[field],
    ...(isMandatory(field, smsVerification) && asked),
    ...(field === 'captcha' && { enabled: captcha, required: captcha }),
  });
  const fields = Object.fromEntries(registrationFields.map((field) => [field, ruleOf(field)]));
  return { smsVerification, fields: fields as Record<RegistrationField, FieldRule> };
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
