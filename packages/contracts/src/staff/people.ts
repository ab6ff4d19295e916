import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id, instant } from '../wire.ts';
import { reason } from './members.ts';
import { staffRoles } from './permissions.ts';

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
      /**
       * Their password is one that somebody else has been shown; they change it at the next login.
       */
      passwordIsDefault: z.boolean(),
      /** The moment from which they count as one of two people; null when it has passed. */
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
    'Lets somebody new work in the console, by a first password that is shown here and never again. At their first login they choose another one and set an authenticator up; they count as one of two people a day later.',
  access: 'staff',
  permission: 'staff.act',
  body: z.strictObject({
    username: z.string().check(z.regex(/^[a-z][a-z0-9._-]{2,31}$/)),
    role,
  }),
  value: z.strictObject({ id, firstPassword: z.string() }),
  refusals: ['username_taken'],
});

export const changeStaff = endpoint({
  name: 'changeStaff',
  method: 'POST',
  path: '/ops/staff/change',
  summary:
    'Gives somebody else another role, lets them in or not, or begins their login anew: the authenticator goes, and a first password, shown here and never again, takes the place of theirs. Their sessions end. Who may do more after it counts as one of two people a day later.',
  access: 'staff',
  permission: 'staff.act',
  body: z.strictObject({
    id,
    role: z.optional(role),
    disabled: z.optional(z.boolean()),
    resetLogin: z.optional(z.literal(true)),
    reason,
  }),
  value: z.strictObject({ firstPassword: z.nullable(z.string()) }),
  refusals: ['staff_not_found', 'same_person'],
});
