import * as z from 'zod/mini';
import { botCheckFields } from './bot-check.ts';
import { endpoint } from './endpoint.ts';
import { sessionValue } from './session.ts';
import { empty, instant, ownDialingCode, secret, text } from './wire.ts';

export const changePassword = endpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/wps/member/password',
  summary:
    'Changes the login password and ends all other sessions. After a required change the ' +
    'member logs in again.',
  access: 'member',
  during: ['change_password'],
  sealed: true,
  limit: { calls: 20, seconds: 3600 },
  body: z.strictObject({
    /**
     * Omitted after a login that required the change (it proved the old password), and without a
     * password.
     */
    oldPassword: z.optional(secret),
    /** The code of `sendPasswordCode`, for members without a password. */
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
    'password_weak',
    'password_has_name',
    'password_unchanged',
  ],
});

export const sendPasswordCode = endpoint({
  name: 'sendPasswordCode',
  method: 'POST',
  path: '/wps/verification/password',
  summary:
    'Sends a code to set the first password, to the verified phone or else the verified e-mail.',
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
    'Sends a password reset link if the e-mail belongs to the account. The reply never tells.',
  access: 'public',
  form: true,
  limit: { calls: 10, seconds: 3600 },
  body: z.strictObject({
    username: text(64, 1),
    email: text(254, 1),
    /** Bot checks of a form. */
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
  summary: 'Sets a new password with a reset link, which works once, and ends all sessions.',
  access: 'public',
  sealed: true,
  limit: { calls: 20, seconds: 3600 },
  body: z.strictObject({ ticket: text(64, 1), newPassword: secret, confirmNewPassword: secret }),
  value: empty,
  refusals: [
    'reset_link_invalid',
    'password_mismatch',
    'password_invalid',
    'password_weak',
    'password_has_name',
  ],
});

export const resetPasswordByPhone = endpoint({
  name: 'resetPasswordByPhone',
  method: 'POST',
  path: '/wps/member/password/verification',
  summary:
    'Sets a new password with a code to the phone, ends all sessions and logs the member in.',
  access: 'public',
  sealed: true,
  limit: { calls: 20, seconds: 3600 },
  body: z.strictObject({
    countryDialingCode: ownDialingCode,
    mobileNum: text(32, 1),
    verificationCode: text(255, 1),
    newPassword: secret,
    ...botCheckFields,
  }),
  value: sessionValue,
  refusals: [
    'code_wrong',
    'password_invalid',
    'password_weak',
    'password_has_name',
    'account_disabled',
    'feature_disabled',
  ],
});

export const setPaymentPassword = endpoint({
  name: 'setPaymentPassword',
  method: 'POST',
  path: '/wps/member/password/payment',
  summary: 'Sets or changes the payment password, which protects withdrawals and transfers.',
  access: 'member',
  sealed: true,
  limit: { calls: 20, seconds: 3600 },
  body: z.strictObject({
    /** The login password. */
    password: secret,
    /** Required if a payment password is set. */
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
    'password_weak',
    'password_unchanged',
  ],
});

/** The second proof, besides the login password, to reset a forgotten payment password. */
const paymentResetMethods = ['sms', 'email', 'authenticator'] as const;
export type PaymentResetMethod = (typeof paymentResetMethods)[number];

export const sendPaymentResetCode = endpoint({
  name: 'sendPaymentResetCode',
  method: 'POST',
  path: '/wps/verification/payment',
  summary: 'Sends a code to the verified phone or e-mail, to reset the payment password.',
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
  summary: 'Resets the payment password. Money can leave the account only after a wait.',
  access: 'member',
  sealed: true,
  limit: { calls: 20, seconds: 3600 },
  body: z.strictObject({
    /** The login password. */
    password: secret,
    method: z.enum(paymentResetMethods),
    /** A sent code, an authenticator code, or a recovery code. */
    code: text(64, 1),
    newPaymentPassword: secret,
    confirmPaymentPassword: secret,
  }),
  value: z.strictObject({
    /** When money can leave the account again. */
    usableAt: instant,
  }),
  refusals: [
    'password_wrong',
    'login_locked',
    'method_not_open',
    'code_wrong',
    'password_mismatch',
    'password_invalid',
    'password_weak',
    'password_unchanged',
  ],
});
