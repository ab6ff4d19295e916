import { patternKindNames, registrationFields } from '@lantern/rules';
import * as z from 'zod/mini';
import { botCheckFields, captchaKinds } from './bot-check.ts';
import { endpoint } from './endpoint.ts';
import { sessionValue } from './session.ts';
import { socialProviders } from './social.ts';
import { id, text } from './wire.ts';

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
  ...botCheckFields,
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
  /** Phone verification by the external service. */
  firebaseChannel: z.optional(z.literal('sms')),
  firebaseIdToken: z.optional(z.string().check(z.minLength(1), z.maxLength(4096))),
  /** From a sign-in provider: the new member's account there is linked. */
  socialTicket: z.optional(text(64, 1)),
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
    'phone_token_invalid',
    'invitation_code_error',
    'social_failed',
    'social_taken',
    'feature_disabled',
  ],
});

export const registerByMobile = endpoint({
  name: 'registerByMobile',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  summary: 'Registers a member by phone: the number is the account. Logs the member in.',
  access: 'public',
  sealed: true,
  limit: { calls: 30, seconds: 3600 },
  body: z.omit(
    z.extend(registrationBody, {
      mobileNum: text(32, 1),
      password: z.optional(z.string().check(z.maxLength(128))),
      confirmPassword: z.optional(z.string().check(z.maxLength(128))),
    }),
    { username: true },
  ),
  value: sessionValue,
  refusals: registerMember.refusals,
});

const inviteCode = text(32, 1);

export const affiliate = endpoint({
  name: 'affiliate',
  method: 'GET',
  path: '/wps/agent/affiliate',
  summary: 'Whether an affiliate code is good here, or whether the address itself belongs to an agent.',
  access: 'public',
  limit: { calls: 60, seconds: 60 },
  query: z.strictObject({ code: z.optional(inviteCode), domain: z.optional(text(253)), url: z.optional(text(500)) }),
  value: z.strictObject({ affiliateCode: z.string() }),
  refusals: ['invitation_code_error'],
});

/** Categories of promotions. */
export const promotionCategories = ['new_player'] as const;

export const promotions = endpoint({
  name: 'promotions',
  method: 'GET',
  path: '/wps/promotions',
  summary: 'The promotions of a category that run now, in the caller’s language, in their order.',
  access: 'public',
  shared: true,
  query: z.strictObject({ category: z.enum(promotionCategories) }),
  value: z.array(
    z.strictObject({
      id,
      category: z.enum(promotionCategories),
      title: z.string(),
      text: z.string(),
      /** The picture; `urlCompact` is its crop for phones. */
      url: z.string(),
      urlCompact: z.string(),
    }),
  ),
  refusals: [],
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
