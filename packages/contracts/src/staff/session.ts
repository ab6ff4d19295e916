import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { string } from '../strings.ts';
import { empty, id, instant, secret, text } from '../wire.ts';
import { type StaffPermission, staffPermissions } from './permissions.ts';
import { staffRoles } from './roles.ts';

/** Pending steps after the password: change it, set up an authenticator, or enter its code. */
export const staffSteps = ['change_password', 'enrol', 'verify'] as const;

const role = z.enum(staffRoles);
const permission = z.enum(staffPermissions as [StaffPermission, ...StaffPermission[]]);

const staffIdentity = {
  id,
  username: string(),
  role,
  permissions: z.array(permission),
  /** Null for a full session. */
  step: z.nullable(z.enum(staffSteps)),
  /** When they can approve; null if they already can. */
  countsFrom: z.nullable(instant),
  brand: z.strictObject({
    code: string(),
    name: string(),
    currency: string(),
    languages: z.array(string()),
    /** An IANA name; the brand's days begin by it. */
    timeZone: string(),
  }),
  expiresAt: instant,
};

export const staffIdentityValue = z.strictObject(staffIdentity);
export type StaffIdentity = z.infer<typeof staffIdentityValue>;

const staffEntry = z.strictObject({ token: string(), ...staffIdentity });

export const staffLogin = endpoint({
  name: 'staffLogin',
  method: 'POST',
  path: '/ops/session',
  summary: 'Starts a staff login by password. The token opens only the second step.',
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
    'Creates an authenticator secret for a new staff account. It takes effect with the first code.',
  access: 'staff',
  staffDuring: ['enrol'],
  body: empty,
  value: z.strictObject({ secret: string(), uri: string() }),
  refusals: ['authenticator_on'],
});

export const verifyStaff = endpoint({
  name: 'verifyStaff',
  method: 'POST',
  path: '/ops/session/verification',
  summary:
    'Completes a login with an authenticator or recovery code. Returns a full session token, ' +
    'and recovery codes for a new authenticator.',
  access: 'staff',
  staffDuring: ['enrol', 'verify'],
  body: z.strictObject({ code: text(64, 1) }),
  value: z.strictObject({
    token: string(),
    ...staffIdentity,
    recoveryCodes: z.array(string()),
  }),
  refusals: ['code_wrong', 'authenticator_not_started', 'already_verified'],
});

export const staffSession = endpoint({
  name: 'staffSession',
  method: 'GET',
  path: '/ops/session',
  summary: 'Returns the logged-in staff member and their permissions.',
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
  endsSession: true,
  staffDuring: ['change_password', 'enrol', 'verify'],
  value: empty,
  refusals: [],
});

/** A staff password; the second factor is always required too. */
export const staffPassword = secret.check(z.minLength(12));

export const changeStaffPassword = endpoint({
  name: 'changeStaffPassword',
  method: 'POST',
  path: '/ops/session/password',
  summary:
    'Changes the own password; a required change after login needs no current password. Ends ' +
    'all sessions.',
  access: 'staff',
  staffDuring: ['change_password'],
  sealed: true,
  body: z.strictObject({ password: z.optional(secret), newPassword: staffPassword }),
  value: empty,
  refusals: ['password_wrong', 'password_unchanged', 'password_weak', 'password_has_name'],
});
