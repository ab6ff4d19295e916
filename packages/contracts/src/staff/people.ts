import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { string } from '../strings.ts';
import { id, instant } from '../wire.ts';
import { reason } from './members.ts';
import { staffRoles } from './roles.ts';

const role = z.enum(staffRoles);

export const staffPeople = endpoint({
  name: 'staffPeople',
  method: 'GET',
  path: '/ops/staff',
  summary: 'Lists the brand’s staff.',
  access: 'staff',
  permission: 'staff.look',
  value: z.array(
    z.strictObject({
      id,
      username: string(),
      role,
      /** Whether an authenticator is set up. */
      enrolled: z.boolean(),
      disabled: z.boolean(),
      /** Their password is temporary and must be changed at the next login. */
      passwordIsDefault: z.boolean(),
      /** When they can approve; null if they already can. */
      countsFrom: z.nullable(instant),
      lastSeenAt: z.nullable(instant),
      createdAt: instant,
    }),
  ),
  refusals: [],
});

export const addStaff = endpoint({
  name: 'addStaff',
  method: 'POST',
  path: '/ops/staff',
  summary:
    'Adds a staff account with a temporary password, shown once. They set their own and an ' +
    'authenticator at the first login, and can approve after a day.',
  access: 'staff',
  permission: 'staff.act',
  body: z.strictObject({
    username: string().check(z.regex(/^[a-z][a-z0-9._-]{2,31}$/)),
    role,
  }),
  value: z.strictObject({ id, firstPassword: string() }),
  refusals: ['username_taken'],
});

export const changeStaff = endpoint({
  name: 'changeStaff',
  method: 'POST',
  path: '/ops/staff/change',
  summary:
    'Changes a colleague’s role, enables or disables them, or resets their login to a ' +
    'temporary password, shown once. Ends their sessions. New permissions to approve start ' +
    'after a day.',
  access: 'staff',
  permission: 'staff.act',
  body: z.strictObject({
    id,
    role: z.optional(role),
    disabled: z.optional(z.boolean()),
    resetLogin: z.optional(z.literal(true)),
    reason,
  }),
  value: z.strictObject({ firstPassword: z.nullable(string()) }),
  refusals: ['staff_not_found', 'same_person'],
});
