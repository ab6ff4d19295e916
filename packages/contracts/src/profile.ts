import { holderNameShape } from '@lantern/rules';
import * as z from 'zod/mini';
import { socialProviders } from './brand-choices.ts';
import { endpoint } from './endpoint.ts';
import { string } from './strings.ts';
import { empty, id, instant, ownDialingCode, secret, text } from './wire.ts';

export const securityCentre = endpoint({
  name: 'securityCentre',
  method: 'GET',
  path: '/wps/member/security',
  summary: 'Lists the account’s protections, on and off.',
  access: 'member',
  value: z.strictObject({
    /** Whether the member has a login password; after registration by phone there may be none. */
    password: z.boolean(),
    passwordChangedAt: instant,
    paymentPassword: z.boolean(),
    /** Masked. */
    email: z.nullable(string()),
    emailVerified: z.boolean(),
    /** Masked. */
    mobile: z.nullable(string()),
    mobileVerified: z.boolean(),
    authenticator: z.boolean(),
    recoveryCodesLeft: z.number(),
    bankAccounts: z.number(),
    social: z.array(z.strictObject({ provider: z.enum(socialProviders), linked: z.boolean() })),
    openSessions: z.number(),
  }),
  refusals: [],
});

/** Profile fields; null if not set. */
export const profileFields = {
  nickname: text(32, 1),
  fullname: z.nullable(text(50, 1)),
  /** yyyy-MM-dd */
  birthday: z.nullable(string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
  address: z.nullable(text(200, 1)),
  /** ISO 3166-1, two letters. */
  nationality: z.nullable(string().check(z.regex(/^[A-Z]{2}$/))),
  occupation: z.nullable(text(60, 1)),
  incomeSource: z.nullable(text(60, 1)),
  birthPlace: z.nullable(text(100, 1)),
  telegram: z.nullable(text(50, 1)),
  line: z.nullable(text(50, 1)),
  whatsapp: z.nullable(text(50, 1)),
  zalo: z.nullable(text(50, 1)),
  facebook: z.nullable(text(50, 1)),
  wechat: z.nullable(text(50, 1)),
  qqNum: z.nullable(text(50, 1)),
} as const;
export const profileFieldNames = Object.keys(profileFields) as (keyof typeof profileFields)[];

export const memberProfile = endpoint({
  name: 'memberProfile',
  method: 'GET',
  path: '/wps/member/profile',
  summary: 'Returns the member’s profile and its locked fields.',
  access: 'member',
  value: z.strictObject({
    account: string(),
    ...profileFields,
    avatar: string(),
    memberSince: instant,
    /** Locked fields: verified, or settable only once. */
    locked: z.array(
      z.enum(profileFieldNames as [keyof typeof profileFields, ...(keyof typeof profileFields)[]]),
    ),
    /** The minimum age in years. */
    birthdayAge: z.number(),
  }),
  refusals: [],
});

export const updateProfile = endpoint({
  name: 'updateProfile',
  method: 'PUT',
  path: '/wps/member/profile',
  summary: 'Changes profile fields. `value.field` of a refusal names the field.',
  access: 'member',
  body: z.partial(z.strictObject(profileFields)),
  value: empty,
  refusals: ['profile_invalid', 'profile_locked', 'nickname_taken', 'under_age'],
});

export const chooseAvatar = endpoint({
  name: 'chooseAvatar',
  method: 'PUT',
  path: '/wps/member/avatar',
  summary: 'Selects one of the available avatars.',
  access: 'member',
  body: z.strictObject({ id: text(32, 1) }),
  value: z.strictObject({ avatar: string() }),
  refusals: ['avatar_unknown'],
});

export const uploadAvatar = endpoint({
  name: 'uploadAvatar',
  method: 'POST',
  path: '/wps/member/avatar/upload',
  summary: 'Uploads an avatar: one PNG or JPEG of at most 5 MB, in the form part `file`.',
  access: 'member',
  upload: { files: 1, bytes: 5 * 1024 * 1024 },
  limit: { calls: 20, seconds: 3600 },
  value: z.strictObject({ avatar: string() }),
  refusals: ['file_missing', 'file_type_not_allowed', 'picture_too_large'],
});

export const sendBindingSms = endpoint({
  name: 'sendBindingSms',
  method: 'POST',
  path: '/wps/verification/sms/member',
  summary: 'Sends a code to a mobile number that the member wants to add.',
  access: 'member',
  limit: { calls: 20, seconds: 3600 },
  body: z.strictObject({ countryDialingCode: ownDialingCode, mobileNum: text(32, 1) }),
  value: z.strictObject({ expiredMinutes: z.number(), expirationTime: z.number() }),
  refusals: ['phone_invalid', 'code_too_soon', 'profile_locked'],
});

export const bindMobile = endpoint({
  name: 'bindMobile',
  method: 'POST',
  path: '/wps/member/mobile',
  summary: 'Adds a mobile number with a code. A verified number cannot be changed.',
  access: 'member',
  sealed: true,
  body: z.strictObject({
    password: z.optional(secret),
    countryDialingCode: ownDialingCode,
    mobileNum: text(32, 1),
    verificationCode: text(255, 1),
  }),
  value: empty,
  refusals: [
    'password_wrong',
    'login_locked',
    'phone_invalid',
    'code_wrong',
    'mobile_taken',
    'profile_locked',
  ],
});

export const sendBindingEmail = endpoint({
  name: 'sendBindingEmail',
  method: 'POST',
  path: '/wps/verification/email/member',
  summary: 'Sends a code to an e-mail address that the member wants to add.',
  access: 'member',
  limit: { calls: 20, seconds: 3600 },
  body: z.strictObject({ email: text(254, 1) }),
  value: z.strictObject({ expiredMinutes: z.number(), expirationTime: z.number() }),
  refusals: ['email_invalid', 'code_too_soon', 'profile_locked'],
});

export const bindEmail = endpoint({
  name: 'bindEmail',
  method: 'POST',
  path: '/wps/member/email',
  summary: 'Adds an e-mail address with a code. A verified address cannot be changed.',
  access: 'member',
  sealed: true,
  body: z.strictObject({
    password: z.optional(secret),
    email: text(254, 1),
    verificationCode: text(255, 1),
  }),
  value: empty,
  refusals: [
    'password_wrong',
    'login_locked',
    'email_invalid',
    'code_wrong',
    'email_taken',
    'profile_locked',
  ],
});

export const bankList = endpoint({
  name: 'bankList',
  method: 'GET',
  path: '/wps/member/banks',
  summary: 'Lists the supported banks.',
  access: 'member',
  value: z.array(
    z.strictObject({
      code: string(),
      name: string(),
      minLength: z.number(),
      maxLength: z.number(),
    }),
  ),
  refusals: [],
});

export const bankAccount = z.strictObject({
  id,
  bankCode: string(),
  bankName: string(),
  holderName: string(),
  /** The number with all but its last four digits masked. */
  accountNumber: string(),
  createdAt: instant,
  /** When the account can receive money; new accounts wait. */
  usableAt: instant,
  usable: z.boolean(),
});

export const bankAccounts = endpoint({
  name: 'bankAccounts',
  method: 'GET',
  path: '/wps/member/bankAccounts',
  summary: 'Lists the member’s bank accounts.',
  access: 'member',
  value: z.strictObject({
    /** The holder name all accounts must have; null until the profile or first account sets it. */
    holderName: z.nullable(string()),
    /** The dialling code of the country whose banks print the name (`readHolderName`). */
    holderCountry: string(),
    most: z.number(),
    list: z.array(bankAccount),
  }),
  refusals: [],
});

export const addBankAccount = endpoint({
  name: 'addBankAccount',
  method: 'POST',
  path: '/wps/member/bankAccounts',
  summary: 'Adds a bank account in the member’s own name. It can receive money after a wait.',
  access: 'member',
  sealed: true,
  limit: { calls: 20, seconds: 3600 },
  body: z.strictObject({
    password: secret,
    bankCode: text(20, 1),
    holderName: text(50, 2).check(z.regex(holderNameShape)),
    accountNumber: string().check(z.regex(/^\d{4,30}$/)),
  }),
  value: bankAccount,
  refusals: [
    'password_wrong',
    'login_locked',
    'bank_unknown',
    'bank_account_invalid',
    'bank_account_taken',
    'holder_name_mismatch',
    'too_many_bank_accounts',
  ],
});

export const removeBankAccount = endpoint({
  name: 'removeBankAccount',
  method: 'POST',
  path: '/wps/member/bankAccounts/remove',
  summary: 'Removes a bank account.',
  access: 'member',
  sealed: true,
  body: z.strictObject({ id, password: secret }),
  value: empty,
  refusals: ['password_wrong', 'login_locked', 'bank_account_not_found'],
});

export const startAuthenticator = endpoint({
  name: 'startAuthenticator',
  method: 'POST',
  path: '/wps/member/authenticator/start',
  summary: 'Creates an authenticator secret. It takes effect with the first valid code.',
  access: 'member',
  sealed: true,
  body: z.strictObject({ password: secret }),
  value: z.strictObject({
    /** Base32, for typing. */
    secret: string(),
    /** `otpauth://…`, for the QR code. */
    uri: string(),
  }),
  refusals: ['password_wrong', 'login_locked', 'authenticator_on'],
});

const recoveryCodes = z.strictObject({ recoveryCodes: z.array(string()) });

export const confirmAuthenticator = endpoint({
  name: 'confirmAuthenticator',
  method: 'POST',
  path: '/wps/member/authenticator',
  summary: 'Turns the authenticator on with a code and returns recovery codes, once.',
  access: 'member',
  sealed: true,
  limit: { calls: 20, seconds: 3600 },
  body: z.strictObject({ code: text(12, 1) }),
  value: recoveryCodes,
  refusals: ['authenticator_not_started', 'authenticator_on', 'code_wrong'],
});

export const renewRecoveryCodes = endpoint({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/wps/member/authenticator/recovery',
  summary: 'Creates new recovery codes; the old ones become invalid.',
  access: 'member',
  sealed: true,
  limit: { calls: 20, seconds: 3600 },
  body: z.strictObject({ password: secret, code: text(12, 1) }),
  value: recoveryCodes,
  refusals: ['password_wrong', 'login_locked', 'authenticator_off', 'code_wrong'],
});

export const removeAuthenticator = endpoint({
  name: 'removeAuthenticator',
  method: 'POST',
  path: '/wps/member/authenticator/remove',
  summary: 'Turns the authenticator off.',
  access: 'member',
  sealed: true,
  limit: { calls: 20, seconds: 3600 },
  body: z.strictObject({ password: secret, code: text(12, 1) }),
  value: empty,
  refusals: ['password_wrong', 'login_locked', 'authenticator_off', 'code_wrong'],
});
