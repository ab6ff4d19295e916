import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { empty, id, instant } from '../wire.ts';
import { reason } from './members.ts';
import { staffRoles } from './permissions.ts';
import { staffPassword } from './session.ts';

const role = z.enum(staffRoles);

export const staffPeople = endpoint({
  name: 'staffPeople',
  method: 'GET',
  path: '/ops/staff',
  summary: 'The people of the brand’s staff.',
  access: 'staff',
  permission: 'staff.look',
  value: z.array(
    z.strictObject({
      id,
      username: z.string(),
      role,
      /** Whether an authenticator is set up. */
      enrolled: z.boolean(),
      disabled: z.boolean(),
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
  summary: 'Lets somebody new work in the console. They set an authenticator up at their first login.',
  access: 'staff',
  permission: 'staff.act',
  sealed: true,
  body: z.strictObject({
    username: z.string().check(z.regex(/^[a-z][a-z0-9._-]{2,31}$/)),
    password: staffPassword,
    role,
  }),
  value: z.strictObject({ id }),
  refusals: ['username_taken'],
});

export const changeStaff = endpoint({
  name: 'changeStaff',
  method: 'POST',
  path: '/ops/staff/change',
  summary:
    'Gives somebody else another role, lets them in or not, or takes a lost authenticator away. Their sessions end.',
  access: 'staff',
  permission: 'staff.act',
  body: z.strictObject({
    id,
    role: z.optional(role),
    disabled: z.optional(z.boolean()),
    resetAuthenticator: z.optional(z.literal(true)),
    reason,
  }),
  value: empty,
  refusals: ['staff_not_found', 'same_person'],
});
