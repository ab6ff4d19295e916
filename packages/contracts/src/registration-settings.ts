import { patternKindNames, registrationFields } from '@lantern/rules';
import * as z from 'zod/mini';
import { captchaKinds, socialProviders } from './brand-choices.ts';
import { endpoint } from './endpoint.ts';

const fieldName = z.enum(registrationFields);

export const fieldBounds = {
  acceptedPattern: z.string(),
  patternId: z.enum(patternKindNames),
  minLength: z.number(),
  maxLength: z.number(),
};

/** Each field with all that is known of it. */
export const registerFieldRules = z.record(
  fieldName,
  z.strictObject({ enabled: z.boolean(), required: z.boolean(), ...fieldBounds }),
);

export const registerSettings = endpoint({
  name: 'registerSettings',
  method: 'GET',
  path: '/wps/system/setting/register',
  summary: 'Which fields the registration form has, and what it asks for beside them.',
  access: 'public',
  shared: true,
  value: z.strictObject({
    fields: z.record(fieldName, z.strictObject({ enabled: z.boolean(), required: z.boolean() })),
    /** A captcha goes with the form. */
    captcha: z.boolean(),
    /** The puzzle that this brand shows wherever a captcha is asked for. */
    captchaKind: z.enum(captchaKinds),
    /** The tabs of the form. */
    usernameRegistration: z.boolean(),
    mobileRegistration: z.boolean(),
    /** On the mobile tab a password pair is asked for once the number is verified. */
    mobilePassword: z.boolean(),
    /** Who sends the code and checks it: this site, or the external service. */
    phoneVerification: z.enum(['sms', 'firebase']),
    /** Where the external service is, for its library in the page; null where it is not used. */
    firebase: z.nullable(
      z.strictObject({
        apiKey: z.string(),
        authDomain: z.string(),
        projectId: z.string(),
        /** An emulator of the service, in development. */
        emulatorUrl: z.nullable(z.string()),
      }),
    ),
    social: z.array(z.enum(socialProviders)),
    /** A code sent by SMS goes with the form. */
    smsVerification: z.boolean(),
    minimumAge: z.number(),
    countryDialingCode: z.string(),
  }),
  refusals: [],
});

export const validationRules = endpoint({
  name: 'validationRules',
  method: 'GET',
  path: '/wps/system/setting/validate',
  summary: 'The rule of each field: its pattern kind, the brand’s own pattern and its bounds.',
  access: 'public',
  shared: true,
  value: z.record(fieldName, z.strictObject(fieldBounds)),
  refusals: [],
});
