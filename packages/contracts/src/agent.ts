import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { string } from './strings.ts';
import { id, instant, page, paging, text } from './wire.ts';

export const agreementSettings = endpoint({
  name: 'agreementSettings',
  method: 'GET',
  path: '/wps/agent/consolidated',
  summary: 'Lists the agreement kinds of the brand.',
  access: 'session',
  value: z.strictObject({
    dividend: z.boolean(),
    dailySalary: z.boolean(),
    hourlySalary: z.boolean(),
    realTimeSalary: z.boolean(),
  }),
  refusals: [],
});

export const invitationLink = endpoint({
  name: 'invitationLink',
  method: 'GET',
  path: '/wps/member/invitation',
  summary: 'Returns the member’s invite codes, their links and the number of invited members.',
  access: 'member',
  value: z.strictObject({
    referralCode: string(),
    referralUrl: string(),
    /** The agent's own; null for other members. */
    affiliateCode: z.nullable(string()),
    affiliateUrl: z.nullable(string()),
    /** Direct downline members. */
    invited: z.number(),
  }),
  /** Null if the brand disabled member codes. */
  refusals: ['feature_disabled'],
});

const teamMember = z.strictObject({
  id,
  account: string(),
  /** See `accountType` in packages/rules. */
  type: z.number(),
  active: z.boolean(),
  /** 1 for a direct downline member of the caller. */
  level: z.number(),
  /** Direct downline members; counted up to 1,000. */
  direct: z.number(),
  joinedAt: instant,
});
export type TeamMember = z.infer<typeof teamMember>;

export const teamMembers = endpoint({
  name: 'teamMembers',
  method: 'GET',
  path: '/wps/agent/team',
  summary:
    'Lists the direct downline of the agent or of a member below, newest first, or the first ' +
    '1,000 members of the whole team by prefix of the account.',
  access: 'member',
  centre: 'team',
  query: z.strictObject({
    ...paging(20),
    /** A member of the team; the caller if missing. */
    member: z.optional(id),
    /** Searches below that member at any depth. */
    search: z._default(text(64), ''),
  }),
  value: z.strictObject({
    ...page(teamMember).shape,
    /** From the caller's direct downline to `member`; empty for the caller. */
    above: z.array(z.strictObject({ id, account: string() })),
  }),
  refusals: ['member_not_found'],
});

export const teamMembersFile = endpoint({
  name: 'teamMembersFile',
  method: 'GET',
  path: '/wps/agent/team/file',
  summary: 'Exports the direct downline, or the members of the team by prefix, as CSV.',
  access: 'member',
  centre: 'team',
  file: 'csv',
  limit: { calls: 10, seconds: 600 },
  query: z.strictObject({ member: z.optional(id), search: z._default(text(64), '') }),
  value: z.any(),
  refusals: ['member_not_found'],
});
