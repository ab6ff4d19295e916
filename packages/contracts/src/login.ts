import * as z from 'zod/mini';
import { botCheckFields, puzzleFields } from './bot-check.ts';
import { endpoint } from './endpoint.ts';
import { openMethods, sessionValue } from './session.ts';
import { string } from './strings.ts';
import { empty, id, instant, ownDialingCode, page, paging, secret, text } from './wire.ts';

const howToEnter = {
  /** Logs in to the agent area; only agents may. */
  area: z.optional(z.literal('agent')),
  /** Stay logged in on this device for a day. */
  remember: z.optional(z.boolean()),
};

export const login = endpoint({
  name: 'login',
  method: 'POST',
  path: '/wps/session/login',
  summary:
    'Logs a member in by username and password, or by phone and code. `value.captcha` of a ' +
    'refusal means that the next attempt needs a captcha.',
  access: 'public',
  sealed: true,
  body: z.discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('username'),
      username: text(64, 1),
      password: secret,
      /** Ignored: the fields of the other type. */
      mobileNum: z.optional(text(32)),
      verificationCode: z.optional(text(255)),
      countryDialingCode: z.optional(text(4)),
      ...howToEnter,
      /** For an account with wrong passwords: a proof of work does not replace the puzzle. */
      ...puzzleFields,
    }),
    z.strictObject({
      type: z.literal('sms'),
      countryDialingCode: ownDialingCode,
      mobileNum: text(32, 1),
      verificationCode: text(255, 1),
      /** Ignored: the fields of the other type. */
      username: z.optional(text(64)),
      password: z.optional(string().check(z.maxLength(128))),
      ...howToEnter,
      ...botCheckFields,
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
    'non_agent_login',
    'feature_disabled',
  ],
});

export const loginMethods = endpoint({
  name: 'loginMethods',
  method: 'GET',
  path: '/wps/session/verification',
  summary: 'Lists the methods to verify this login.',
  access: 'session',
  during: ['verify'],
  value: z.strictObject({ methods: openMethods }),
  refusals: ['already_verified'],
});

export const sendLoginCode = endpoint({
  name: 'sendLoginCode',
  method: 'POST',
  path: '/wps/session/verification/send',
  summary: 'Sends a verification code to the member’s phone or e-mail.',
  access: 'session',
  during: ['verify'],
  limit: { calls: 20, seconds: 3600 },
  body: z.strictObject({ method: z.enum(['sms', 'email']) }),
  value: z.strictObject({ expiredMinutes: z.number(), expirationTime: z.number() }),
  refusals: ['already_verified', 'method_not_open', 'code_too_soon'],
});

export const verifyLogin = endpoint({
  name: 'verifyLogin',
  method: 'POST',
  path: '/wps/session/verification',
  summary:
    'Verifies a login from a new address. Invalidates the old token on success and after five ' +
    'failures.',
  access: 'session',
  during: ['verify'],
  sealed: true,
  body: z.discriminatedUnion('method', [
    z.strictObject({ method: z.enum(['sms', 'email', 'totp', 'recovery']), code: text(64, 1) }),
    z.strictObject({ method: z.literal('bank'), holderName: text(100, 1) }),
  ]),
  value: sessionValue,
  refusals: ['already_verified', 'method_not_open', 'code_wrong'],
});

export const createTicket = endpoint({
  name: 'createTicket',
  method: 'POST',
  path: '/wps/session/ticket',
  summary:
    'Creates a login ticket for `/?token=…`. It works once, within a minute, from the same ' +
    'address.',
  access: 'member',
  limit: { calls: 20, seconds: 3600 },
  body: empty,
  value: z.strictObject({ ticket: string(), expiresAt: instant }),
  refusals: [],
});

const ticket = text(64, 1);

export const lookAtTicket = endpoint({
  name: 'lookAtTicket',
  method: 'POST',
  path: '/wps/session/ticket/look',
  summary: 'Returns the account of a login ticket without consuming it.',
  access: 'public',
  body: z.strictObject({ ticket }),
  value: z.strictObject({ account: string() }),
  refusals: ['ticket_invalid'],
});

export const loginByTicket = endpoint({
  name: 'loginByTicket',
  method: 'POST',
  path: '/wps/session/login/ticket',
  summary: 'Logs in by a login ticket and consumes it.',
  access: 'public',
  sealed: true,
  body: z.strictObject({ ticket }),
  value: sessionValue,
  refusals: ['ticket_invalid'],
});

export const memberSessions = endpoint({
  name: 'memberSessions',
  method: 'GET',
  path: '/wps/member/sessions',
  summary: 'Lists the member’s open sessions, newest first.',
  access: 'member',
  value: z.array(
    z.strictObject({
      id,
      current: z.boolean(),
      address: string(),
      userAgent: string(),
      createdAt: instant,
      lastSeenAt: instant,
    }),
  ),
  refusals: [],
});

export const endSessions = endpoint({
  name: 'endSessions',
  method: 'POST',
  path: '/wps/member/sessions/end',
  summary: 'Ends one session of the member, or all but this one.',
  access: 'member',
  body: z
    .strictObject({ id: z.optional(id), others: z.optional(z.literal(true)) })
    .check(
      z.refine(
        (body) => (body.id === undefined) !== (body.others === undefined),
        'is one session or all others',
      ),
    ),
  value: z.strictObject({ ended: z.number() }),
  refusals: ['session_not_found'],
});

export const loginOutcomes = ['entered', 'wrong_password', 'verified', 'not_verified'] as const;

export const loginHistory = endpoint({
  name: 'loginHistory',
  method: 'GET',
  path: '/wps/member/logins',
  summary: 'Lists logins and login attempts of the account, newest first.',
  access: 'member',
  query: z.strictObject(paging(10)),
  value: page(
    z.strictObject({
      at: instant,
      address: string(),
      userAgent: string(),
      method: string(),
      outcome: z.enum(loginOutcomes),
    }),
  ),
  refusals: [],
});
