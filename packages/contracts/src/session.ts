import * as z from 'zod/mini';
import { endpoint, type LoginStep } from './endpoint.ts';
import { string } from './strings.ts';
import { empty, id } from './wire.ts';

/** Methods to verify a login from a new address. */
export const verificationMethods = ['sms', 'email', 'totp', 'recovery', 'bank'] as const;
export type VerificationMethod = (typeof verificationMethods)[number];

/** A member's available methods; `hint` is the masked number or address. */
export const openMethods = z.array(
  z.strictObject({ method: z.enum(verificationMethods), hint: z.nullable(string()) }),
);

const loginSteps = ['verify', 'change_password'] as const satisfies readonly LoginStep[];

/** The login data that a page keeps in session storage. */
export const sessionValue = z.strictObject({
  /** Opaque; sent only in `Authorization: Bearer …`. */
  token: string(),
  account: string(),
  customerId: id,
  /** Account type: 0 member, 1 agent, 2 general agent, 41 and 42 assistants, 4 trial. */
  isAgent: z.number(),
  nickname: string(),
  /** Whether this is the member's first login. */
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
  /** The pending login step; null for a full session. */
  next: z.nullable(z.enum(loginSteps)),
  /** The verification methods if `next` is `verify`. */
  methods: openMethods,
});
export type SessionValue = z.infer<typeof sessionValue>;

export const freePlay = endpoint({
  name: 'freePlay',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  summary: 'Creates a trial account with play money and logs it in.',
  access: 'public',
  limit: { calls: 10, seconds: 3600 },
  body: empty,
  value: sessionValue,
  refusals: ['feature_disabled', 'too_many_trials'],
});

export const logout = endpoint({
  name: 'logout',
  method: 'DELETE',
  path: '/wps/session/logout',
  summary: 'Ends the session at once.',
  access: 'session',
  endsSession: true,
  whenClosed: true,
  during: ['verify', 'change_password'],
  value: empty,
  refusals: [],
});

export const resumeSession = endpoint({
  name: 'resumeSession',
  method: 'POST',
  path: '/wps/session/resume',
  summary: 'Logs a remembered member in with a cookie that works once.',
  access: 'public',
  body: empty,
  value: sessionValue,
  refusals: ['not_logged_in'],
});
