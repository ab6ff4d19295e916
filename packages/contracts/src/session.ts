import * as z from 'zod/mini';
import { endpoint, type LoginStep } from './endpoint.ts';
import { empty, id } from './wire.ts';

/** How a member can prove, at an address that is new, to be the one who logged in. */
export const verificationMethods = ['sms', 'email', 'totp', 'recovery', 'bank'] as const;
export type VerificationMethod = (typeof verificationMethods)[number];

/**
 * The ways open to one member; `hint` shows as much of the number or address as its owner needs to
 * know it.
 */
export const openMethods = z.array(
  z.strictObject({ method: z.enum(verificationMethods), hint: z.nullable(z.string()) }),
);

const loginSteps = ['verify', 'change_password'] as const satisfies readonly LoginStep[];

/** What a page keeps of a login, in session storage. */
export const sessionValue = z.strictObject({
  /** Opaque; goes into `Authorization: Bearer …` and nowhere else. */
  token: z.string(),
  account: z.string(),
  customerId: id,
  /**
   * The type of account: 0 member, 1 agent, 2 general agent, 41 and 42 their assistants, 4 trial.
   */
  isAgent: z.number(),
  nickname: z.string(),
  /** The member has never logged in before. */
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
  /** What is left to do before the token opens anything else; null for a session that is whole. */
  next: z.nullable(z.enum(loginSteps)),
  /** Where `next` is `verify`: how. */
  methods: openMethods,
});
export type SessionValue = z.infer<typeof sessionValue>;

export const freePlay = endpoint({
  name: 'freePlay',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  summary: 'Opens a trial account with play money and logs it in.',
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
  summary: 'Ends the session everywhere at once.',
  access: 'session',
  whenClosed: true,
  during: ['verify', 'change_password'],
  value: empty,
  refusals: [],
});

export const resumeSession = endpoint({
  name: 'resumeSession',
  method: 'POST',
  path: '/wps/session/resume',
  summary:
    'Logs in again the member who chose to stay logged in on this device, by a cookie that is good once.',
  access: 'public',
  body: empty,
  value: sessionValue,
  refusals: ['not_logged_in'],
});
