import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { empty, id, instant, secret, text } from '../wire.ts';
import { type StaffPermission, staffPermissions, staffRoles } from './permissions.ts';

/**
 * What is left to do after the password: to choose another one, to set an authenticator up, or to
 * give a code of it.
 */
export const staffSteps = ['change_password', 'enrol', 'verify'] as const;

const role = z.enum(staffRoles);
const permission = z.enum(staffPermissions as [StaffPermission, ...StaffPermission[]]);

const staffIdentity = {
  id,
  username: z.string(),
  role,
  permissions: z.array(permission),
  /** Null when the session is whole. */
  step: z.nullable(z.enum(staffSteps)),
  /** The moment from which they count as one of two people; null when it has passed. */
  countsFrom: z.nullable(instant),
  brand: z.strictObject({
    code: z.string(),
    name: z.string(),
    currency: z.string(),
    languages: z.array(z.string()),
    /** IANA; the days of the brand begin by it. */
    timeZone: z.string(),
  }),
  expiresAt: instant,
};

export const staffIdentityValue = z.strictObject(staffIdentity);
export type StaffIdentity = z.infer<typeof staffIdentityValue>;

const staffEntry = z.strictObject({ token: z.string(), ...staffIdentity });

export const staffLogin = endpoint({
  name: 'staffLogin',
  method: 'POST',
  path: '/ops/session',
  summary:
    'Begins a login of the brand’s staff by password. The token opens the second step and nothing else.',
  access: 'public',
  whenClosed: true,
  sealed: true,
  body: z.strictObject({ username: text(64, 1), password: secret }),
  value: staffEntry,
  refusals: ['wrong_credentials', 'login_locked', 'account_disabled'],
});

export const startStaffEnrolment = endpoint({
  name: 'startStaffEnrolment',
  method: 'POST',
  path: '/ops/session/enrolment',
  summary:
    'A secret for the authenticator app of somebody who has none yet; it counts from the first code on.',
  access: 'staff',
  staffDuring: ['enrol'],
  body: empty,
  value: z.strictObject({ secret: z.string(), uri: z.string() }),
  refusals: ['authenticator_on'],
});

export const verifyStaff = endpoint({
  name: 'verifyStaff',
  method: 'POST',
  path: '/ops/session/verification',
  summary:
    'The second step: a code of the authenticator, or a recovery code. Gives the token of a whole session, and recovery codes where the authenticator is new.',
  access: 'staff',
  staffDuring: ['enrol', 'verify'],
  body: z.strictObject({ code: text(64, 1) }),
  value: z.strictObject({
    token: z.string(),
    ...staffIdentity,
    recoveryCodes: z.array(z.string()),
  }),
  refusals: ['code_wrong', 'authenticator_not_started', 'already_verified'],
});

export const staffSession = endpoint({
  name: 'staffSession',
  method: 'GET',
  path: '/ops/session',
  summary: 'Who is logged in, and what they may do.',
  access: 'staff',
  staffDuring: ['change_password', 'enrol', 'verify'],
  passive: true,
  value: staffIdentityValue,
  refusals: [],
});

export const staffLogout = endpoint({
  name: 'staffLogout',
  method: 'DELETE',
  path: '/ops/session',
  summary: 'Ends the session.',
  access: 'staff',
  staffDuring: ['change_password', 'enrol', 'verify'],
  value: empty,
  refusals: [],
});

/** What somebody of the staff may choose; the second factor stands behind it. */
export const staffPassword = secret.check(z.minLength(12));

export const changeStaffPassword = endpoint({
  name: 'changeStaffPassword',
  method: 'POST',
  path: '/ops/session/password',
  summary:
    'A password of one’s own in the place of the one before, which is proved, unless the login that it has just begun waits for this. All sessions end, this one too.',
  access: 'staff',
  staffDuring: ['change_password'],
  sealed: true,
  body: z.strictObject({ password: z.optional(secret), newPassword: staffPassword }),
  value: empty,
  refusals: ['password_wrong', 'password_unchanged'],
});
