import type { permission, registerSettings, ValueOf, validationRules } from '@lantern/contracts';
import {
  expandPattern,
  placeOf,
  type RegistrationField,
  type RegistrationRules,
  registrationFields,
} from '@lantern/rules';
import type { SigningIn, Verifying } from '../../contexts.ts';
import { type Brand, hasSwitch } from '../brand/index.ts';
import { openProviders } from '../social/index.ts';
import { phoneVerificationOf } from '../verification/index.ts';

function everyField<Value>(
  of: (field: RegistrationField) => Value,
): Record<RegistrationField, Value> {
  return Object.fromEntries(registrationFields.map((field) => [field, of(field)])) as Record<
    RegistrationField,
    Value
  >;
}

/**
 * A brand's rules as the form and the API apply them. The captcha is on or off by its own switch,
 * not by its stored rule.
 */
export function registrationRules(brand: Brand): RegistrationRules {
  const { fields, captcha } = brand.settings.registration;
  return {
    fields: { ...fields, captcha: { ...fields.captcha, enabled: captcha, required: captcha } },
    smsVerification: hasSwitch(brand, 'SMSVERIFREG3'),
    mobilePassword: hasSwitch(brand, 'MOBILEREGPWD3'),
  };
}

export function describeSettings(
  context: Verifying & SigningIn,
  brand: Brand,
): ValueOf<typeof registerSettings> {
  const rules = registrationRules(brand);
  const phoneVerification = phoneVerificationOf(context, brand);
  return {
    fields: everyField((field) => describePlace(rules, field)),
    captcha: brand.settings.registration.captcha,
    captchaKind: brand.settings.captcha.kind,
    smsVerification: rules.smsVerification,
    usernameRegistration: hasSwitch(brand, 'USERNAMEREG3'),
    mobileRegistration: hasSwitch(brand, 'MOBILEREG3'),
    mobilePassword: hasSwitch(brand, 'MOBILEREGPWD3'),
    phoneVerification,
    firebase: phoneVerification === 'firebase' ? (context.phones?.access ?? null) : null,
    social: openProviders(context, brand),
    minimumAge: brand.settings.minimumAge,
    agreementChecked: brand.settings.registration.agreementChecked,
    countryDialingCode: brand.settings.countryDialingCode,
  };
}

function describePlace(
  rules: RegistrationRules,
  field: RegistrationField,
): { enabled: boolean; required: boolean } {
  const place = placeOf(rules, field, 'username');
  return { enabled: place !== 'absent', required: place === 'required' };
}

export function describeRules(brand: Brand): ValueOf<typeof validationRules> {
  const { fields } = registrationRules(brand);
  return everyField((field) => {
    const { acceptedPattern, patternId, minLength, maxLength } = fields[field];
    return { acceptedPattern, patternId, minLength, maxLength };
  });
}

/** Every field's rule, with patterns expanded: `*` becomes `.*`. */
export function describeFields(brand: Brand): ValueOf<typeof permission>['info']['register'] {
  const rules = registrationRules(brand);
  const bounds = describeRules(brand);
  return everyField((field) => ({
    ...describePlace(rules, field),
    ...bounds[field],
    acceptedPattern: expandPattern(bounds[field].acceptedPattern),
  }));
}
