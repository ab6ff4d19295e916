import * as z from 'zod/mini';
import { botCheckFields } from './bot-check.ts';
import { endpoint } from './endpoint.ts';
import { sessionValue } from './session.ts';
import { dialingCode, empty, instant, secret, text } from './wire.ts';

export const changePassword = endpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/wps/member/password',
  summary:
    'Changes the login password and ends every other session. Who had to change it logs in again afterwards.',
  access: 'member',
  during: ['change_password'],
  sealed: true,
  limit: { calls: 20, seconds: 3600 },
  body: z.strictObject({
    /**
     * Left out right after a login that demanded the change (the old password was proved by that
     * login), and where there is none.
     */
    oldPassword: z.optional(secret),
    /** From `sendPasswordCode`: who has no password yet shows by it to be the member. */
    verificationCode: z.optional(text(255, 1)),
    newPassword: secret,
    confirmNewPassword: secret,
  }),
  value: z.strictObject({ loginAgain: z.boolean() }),
  refusals: [
    'password_wrong',
    'login_locked',
    'method_not_open',
    'code_wrong',
    'password_mismatch',
    'password_invalid',
    'password_unchanged',
  ],
});

export const sendPasswordCode = endpoint({
  name: 'sendPasswordCode',
  method: 'POST',
  path: '/wps/verification/password',
  summary:
    'Sends a code for the first password of an account that has none: to its verified phone, or else to its verified e-mail.',
  access: 'member',
  limit: { calls: 20, seconds: 3600 },
  body: empty,
  value: z.strictObject({ expiredMinutes: z.number(), expirationTime: z.number() }),
  refusals: ['method_not_open', 'code_too_soon'],
});

export const forgotByEmail = endpoint({
  name: 'forgotByEmail',
  method: 'POST',
  path: '/wps/member/password/email',
  summary:
    'Sends a link that sets a new password, if the e-mail is that of the account. The answer does not tell whether it is.',
  access: 'public',
  form: true,
  limit: { calls: 10, seconds: 3600 },
  body: z.strictObject({
    username: text(64, 1),
    email: text(254, 1),
    /** What a form can carry of the bot checks. */
    captcha: botCheckFields.captcha,
    proofOfWork: botCheckFields.proofOfWork,
  }),
  value: empty,
  refusals: ['email_invalid', 'captcha_required', 'captcha_wrong'],
});

export const resetPassword = endpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/wps/member/password/reset',
  summary:
    'Sets a new password by the link of an e-mail, which is good once, and ends every session.',
  access: 'public',
  sealed: true,
  limit: { calls: 20, seconds: 3600 },
  body: z.strictObject({ ticket: text(64, 1), newPassword: secret, confirmNewPassword: secret }),
  value: empty,
  refusals: ['reset_link_invalid', 'password_mismatch', 'password_invalid'],
});

export const resetPasswordByPhone = endpoint({
  name: 'resetPasswordByPhone',
  method: 'POST',
  path: '/wps/member/password/verification',
  summary:
    'Sets a new password by a code sent to the member’s phone, ends every session and logs the member in.',
  access: 'public',
  sealed: true,
  limit: { calls: 20, seconds: 3600 },
  body: z.strictObject({
    countryDialingCode: dialingCode,
    mobileNum: text(32, 1),
    verificationCode: text(255, 1),
    newPassword: secret,
    ...botCheckFields,
  }),
  value: sessionValue,
  refusals: ['code_wrong', 'password_invalid', 'account_disabled', 'feature_disabled'],
});

export const setPaymentPassword = endpoint({
  name: 'setPaymentPassword',
  method: 'POST',
  path: '/wps/member/password/payment',
  summary: 'Sets or changes the payment password, which guards withdrawals and transfers.',
  access: 'member',
  sealed: true,
  limit: { calls: 20, seconds: 3600 },
  body: z.strictObject({
    /** The login password. */
    password: secret,
    /** Needed where there is a payment password already. */
    oldPaymentPassword: z.optional(secret),
    newPaymentPassword: secret,
    confirmPaymentPassword: secret,
  }),
  value: empty,
  refusals: [
    'password_wrong',
    'login_locked',
    'payment_password_wrong',
    'payment_password_locked',
    'password_mismatch',
    'password_invalid',
    'password_unchanged',
  ],
});

/**
 * What beside the login password shows that it is the member who has forgotten the payment
 * password.
 */
const paymentResetMethods = ['sms', 'email', 'authenticator'] as const;
export type PaymentResetMethod = (typeof paymentResetMethods)[number];

export const sendPaymentResetCode = endpoint({
  name: 'sendPaymentResetCode',
  method: 'POST',
  path: '/wps/verification/payment',
  summary:
    'Sends a code to the member’s verified phone or e-mail, for a payment password in the place of a forgotten one.',
  access: 'member',
  limit: { calls: 20, seconds: 3600 },
  body: z.strictObject({ method: z.enum(['sms', 'email']) }),
  value: z.strictObject({ expiredMinutes: z.number(), expirationTime: z.number() }),
  refusals: ['method_not_open', 'code_too_soon'],
});

export const resetPaymentPassword = endpoint({
  name: 'resetPaymentPassword',
  method: 'POST',
  path: '/wps/member/password/payment/reset',
  summary:
    'Sets a payment password in the place of a forgotten one. It moves no money until a wait is over.',
  access: 'member',
  sealed: true,
  limit: { calls: 20, seconds: 3600 },
  body: z.strictObject({
    /** The login password. */
    password: secret,
    method: z.enum(paymentResetMethods),
    /** What was sent, what the app shows, or a recovery code. */
    code: text(64, 1),
    newPaymentPassword: secret,
    confirmPaymentPassword: secret,
  }),
  value: z.strictObject({
    /** Money leaves the account from then on. */
    usableAt: instant,
  }),
  refusals: [
    'password_wrong',
    'login_locked',
    'method_not_open',
    'code_wrong',
    'password_mismatch',
    'password_invalid',
    'password_unchanged',
  ],
});
