import { patternKindNames } from '@lantern/rules';
import * as z from 'zod/mini';
import { botCheckFields } from './bot-check.ts';
import { endpoint } from './endpoint.ts';
import { rebate } from './lottery-prices.ts';
import { sessionValue } from './session.ts';
import { string } from './strings.ts';
import { orEmpty, ownDialingCode, text, webUrl } from './wire.ts';

const field = z.optional(text(255));

/** The shape common to all brands; the brand's rules are checked afterwards. */
export const registrationBody = z.strictObject({
  username: text(64),
  password: string().check(z.maxLength(128)),
  confirmPassword: string().check(z.maxLength(128)),
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
  countryDialingCode: ownDialingCode,
  /** True if missing, as in the form. */
  agreement: z._default(z.boolean(), true),
  /** Registration always logs in; the specification sends this field. */
  login: z.optional(z.literal(true)),
  referralCode: field,
  domain: field,
  registrationUrl: orEmpty(webUrl.check(z.maxLength(500))),
  registrationMethod: z.optional(z.literal('WEB')),
  /** Phone verification by the external service. */
  firebaseChannel: z.optional(z.enum(['sms', ''])),
  firebaseIdToken: z.optional(string().check(z.maxLength(4096))),
  /** A sign-in provider's ticket; the account there is linked to the new member. */
  socialTicket: z.optional(text(64, 1)),
});

const refusals = [
  'registration_invalid',
  'agreement_required',
  'mobile_taken',
  'email_taken',
  'registration_declined',
  'captcha_required',
  'captcha_wrong',
  'code_wrong',
  'phone_token_invalid',
  'invitation_code_error',
  'social_expired',
  'social_taken',
  'feature_disabled',
] as const;

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
  refusals: ['username_taken', ...refusals],
});

export const registerByMobile = endpoint({
  name: 'registerByMobile',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  summary: 'Registers a member with the phone number as the account name and logs the member in.',
  access: 'public',
  sealed: true,
  limit: { calls: 30, seconds: 3600 },
  body: z.extend(registrationBody, {
    /** The mobile number, which is the account name; any other name is refused. */
    username: z.optional(text(64)),
    mobileNum: text(32, 1),
    password: z.optional(string().check(z.maxLength(128))),
    confirmPassword: z.optional(string().check(z.maxLength(128))),
  }),
  value: sessionValue,
  refusals,
});

const inviteCode = text(32, 1);

export const affiliate = endpoint({
  name: 'affiliate',
  method: 'GET',
  path: '/wps/agent/affiliate',
  summary: 'Checks an affiliate code, or whether the host belongs to an agent.',
  access: 'public',
  limit: { calls: 60, seconds: 60 },
  query: z.strictObject({
    code: z.optional(inviteCode),
    domain: z.optional(text(253)),
    url: z.optional(text(500)),
  }),
  /** Null for a host that belongs to no agent; an invalid code is refused. */
  value: z.strictObject({
    affiliateCode: z.nullable(string()),
    /** With which the lottery slips of those who register by it begin; null without a preset. */
    rebate: z.nullable(rebate),
  }),
  refusals: ['invitation_code_error'],
});

/** The `value` of `registration_invalid`: all invalid fields, as in packages/rules. */
export const registrationProblems = z.strictObject({
  problems: z.array(
    z.strictObject({
      field: string(),
      problem: z.enum([
        'required',
        'not_enabled',
        'mismatch',
        'login_password',
        'weak',
        'has_name',
        'pattern',
        'length',
      ]),
      patternId: z.optional(z.enum(patternKindNames)),
      min: z.optional(z.number()),
      max: z.optional(z.number()),
    }),
  ),
});
