import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { empty, id, text } from './wire.ts';

/** What a page keeps of a login, in session storage. */
export const sessionValue = z.strictObject({
  /** Opaque; goes into `Authorization: Bearer …` and nowhere else. */
  token: z.string(),
  account: z.string(),
  customerId: id,
  /** The type of account: 0 member, 1 agent, 2 general agent, 41 and 42 their assistants, 4 trial. */
  isAgent: z.number(),
  nickname: z.string(),
  /** The member has never logged in before. */
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
});
export type SessionValue = z.infer<typeof sessionValue>;

const password = z.string().check(z.minLength(1), z.maxLength(128));
const captcha = z.optional(text(16));

export const login = endpoint({
  name: 'login',
  method: 'POST',
  path: '/wps/session/login',
  summary:
    'Logs a member in by username and password, or by phone and code. A refusal’s `value.captcha` says that the next try needs a captcha.',
  access: 'public',
  sealed: true,
  body: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('username'), username: text(64, 1), password, captcha }),
    z.strictObject({
      type: z.literal('sms'),
      countryDialingCode: z.string().check(z.regex(/^\d{1,4}$/)),
      mobileNum: text(32, 1),
      verificationCode: text(255, 1),
      captcha,
    }),
  ]),
  value: sessionValue,
  refusals: [
    'wrong_credentials',
    'login_locked',
    'captcha_required',
    'captcha_wrong',
    'account_disabled',
    'code_wrong',
    'feature_disabled',
  ],
});

export const freePlay = endpoint({
  name: 'freePlay',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  summary: 'Opens a trial account with play money and logs it in.',
  access: 'public',
  limit: { calls: 10, seconds: 3600 },
  body: empty,
  value: sessionValue,
  refusals: ['feature_disabled'],
});

export const logout = endpoint({
  name: 'logout',
  method: 'DELETE',
  path: '/wps/session/logout',
  summary: 'Ends the session everywhere at once.',
  access: 'session',
  value: empty,
  refusals: [],
});
