import { patternKindNames, registrationFields } from '@lantern/rules';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { sessionValue } from './session.ts';
import { text } from './wire.ts';

const fieldName = z.enum(registrationFields);

export const registerSettings = endpoint({
  name: 'registerSettings',
  method: 'GET',
  path: '/wps/system/setting/register',
  summary: 'Which fields the registration form has, and what it asks for beside them.',
  access: 'public',
  shared: true,
  value: z.strictObject({
    fields: z.record(fieldName, z.strictObject({ enabled: z.boolean(), required: z.boolean() })),
    /** An image captcha goes with the form. */
    captcha: z.boolean(),
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
  value: z.record(
    fieldName,
    z.strictObject({
      acceptedPattern: z.string(),
      patternId: z.enum(patternKindNames),
      minLength: z.number(),
      maxLength: z.number(),
    }),
  ),
  refusals: [],
});

const field = z.optional(text(255));

/** A body is checked by the brand’s rules after this shape: here only what holds for every brand. */
export const registrationBody = z.strictObject({
  username: text(64),
  password: z.string().check(z.maxLength(128)),
  confirmPassword: z.string().check(z.maxLength(128)),
  payeeName: field,
  paymentPassword: field,
  qqNum: field,
  line: field,
  whatsapp: field,
  zalo: field,
  facebook: field,
  wechat: field,
  idNumber: field,
  email: field,
  mobileNum: field,
  affiliateCode: field,
  captcha: field,
  recommenderId: field,
  verificationCode: field,
  countryDialingCode: z.optional(z.string().check(z.regex(/^\d{1,4}$/))),
  agreement: z.boolean(),
  /** Whoever registers is logged in; the specification sends it along. */
  login: z.optional(z.literal(true)),
  referralCode: field,
  domain: field,
  registrationUrl: z.optional(text(500)),
  registrationMethod: z.optional(z.literal('WEB')),
});

export const registerMember = endpoint({
  name: 'registerMember',
  method: 'PUT',
  path: '/wps/member/register',
  summary: 'Registers a member by username and logs the member in.',
  access: 'public',
  sealed: true,
  limit: { calls: 30, seconds: 3600 },
  body: registrationBody,
  value: sessionValue,
  refusals: [
    'registration_invalid',
    'agreement_required',
    'username_taken',
    'mobile_taken',
    'email_taken',
    'captcha_required',
    'captcha_wrong',
    'code_wrong',
    'feature_disabled',
  ],
});

/** The `value` of `registration_invalid`: every field at fault, as packages/rules names them. */
export const registrationProblems = z.strictObject({
  problems: z.array(
    z.strictObject({
      field: z.string(),
      problem: z.enum(['required', 'not_enabled', 'mismatch', 'pattern', 'length']),
      patternId: z.optional(z.enum(patternKindNames)),
      min: z.optional(z.number()),
      max: z.optional(z.number()),
    }),
  ),
});
