import type { registerSettings, ValueOf, validationRules } from '@lantern/contracts';
import {
  type FieldRule,
  isMandatory,
  type RegistrationField,
  type RegistrationRules,
  registrationFields,
} from '@lantern/rules';
import { type Brand, hasSwitch } from '../brand/index.ts';

function everyField<Value>(of: (field: RegistrationField) => Value): Record<RegistrationField, Value> {
  return Object.fromEntries(registrationFields.map((field) => [field, of(field)])) as Record<RegistrationField, Value>;
}

/** A brand's rules as the form and the API apply them. The captcha is checked apart, before the other fields are used. */
export function registrationRules(brand: Brand): RegistrationRules {
  const { fields, captcha } = brand.settings.registration;
  const smsVerification = hasSwitch(brand, 'SMSVERIFREG3');
  const rule = (field: RegistrationField): FieldRule => {
    if (field === 'captcha') return { ...fields[field], enabled: captcha, required: captcha };
    return isMandatory(field, smsVerification) ? { ...fields[field], enabled: true, required: true } : fields[field];
  };
  return { fields: everyField(rule), smsVerification };
}

export function describeSettings(brand: Brand): ValueOf<typeof registerSettings> {
  const { fields, smsVerification } = registrationRules(brand);
  return {
    fields: everyField((field) => ({ enabled: fields[field].enabled, required: fields[field].required })),
    captcha: brand.settings.registration.captcha,
    smsVerification,
    minimumAge: brand.settings.minimumAge,
    countryDialingCode: brand.settings.countryDialingCode,
  };
}

export function describeRules(brand: Brand): ValueOf<typeof validationRules> {
  const { fields } = registrationRules(brand);
  return everyField((field) => {
    const { acceptedPattern, patternId, minLength, maxLength } = fields[field];
    return { acceptedPattern, patternId, minLength, maxLength };
  });
}
