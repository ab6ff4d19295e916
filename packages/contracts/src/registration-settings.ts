import { patternKindNames, registrationFields } from '@lantern/rules';
import * as z from 'zod/mini';
import { captchaKinds, socialProviders } from './brand-choices.ts';
import { endpoint } from './endpoint.ts';
import { string } from './strings.ts';

const fieldName = z.enum(registrationFields);

export const fieldBounds = {
  acceptedPattern: string(),
  patternId: z.enum(patternKindNames),
  minLength: z.number(),
  maxLength: z.number(),
};

/** Each field with its rule and place. */
export const registerFieldRules = z.record(
  fieldName,
  z.strictObject({ enabled: z.boolean(), required: z.boolean(), ...fieldBounds }),
);

export const registerSettings = endpoint({
  name: 'registerSettings',
  method: 'GET',
  path: '/wps/system/setting/register',
  summary: 'Returns the fields of the registration form and its other requirements.',
  access: 'public',
  shared: true,
  value: z.strictObject({
    fields: z.record(fieldName, z.strictObject({ enabled: z.boolean(), required: z.boolean() })),
    /** The form needs a captcha. */
    captcha: z.boolean(),
    /** The brand's puzzle for captchas. */
    captchaKind: z.enum(captchaKinds),
    /** The modes of the form. */
    usernameRegistration: z.boolean(),
    mobileRegistration: z.boolean(),
    /** The mobile mode asks for a password after the number is verified. */
    mobilePassword: z.boolean(),
    /** Who sends and checks the code: this site or an external service. */
    phoneVerification: z.enum(['sms', 'firebase']),
    /** The external service's settings for its library; null if unused. */
    firebase: z.nullable(
      z.strictObject({
        apiKey: string(),
        authDomain: string(),
        projectId: string(),
        /** The service's emulator, in development. */
        emulatorUrl: z.nullable(string()),
      }),
    ),
    social: z.array(z.enum(socialProviders)),
    /** The form needs an SMS code. */
    smsVerification: z.boolean(),
    minimumAge: z.number(),
    /** The box of the agreement starts checked. */
    agreementChecked: z.boolean(),
    countryDialingCode: string(),
  }),
  refusals: [],
});

export const validationRules = endpoint({
  name: 'validationRules',
  method: 'GET',
  path: '/wps/system/setting/validate',
  summary: 'Returns the rule of each field: text type, custom expression and length.',
  access: 'public',
  shared: true,
  value: z.record(fieldName, z.strictObject(fieldBounds)),
  refusals: [],
});
