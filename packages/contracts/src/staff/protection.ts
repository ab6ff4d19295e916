import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amountOrZero, currency } from '../money.ts';
import { hasPeriod, memberLimit, protectionEvent } from '../protection.ts';
import { limitPlace } from '../protection-limit.ts';
import { exclusion } from '../protection-now.ts';
import { string } from '../strings.ts';
import { id, instant, paragraphs } from '../wire.ts';
import { proposal } from './proposals.ts';
import { personMatch } from './same-person.ts';

const reason = paragraphs(500, 3);
const ofMember = { memberId: id, reason };

const staffProtection = z.strictObject({
  member: z.strictObject({ id, username: string() }),
  currency,
  /** The member's view, with the limits set by staff. */
  limits: z.array(z.extend(memberLimit, { operator: z.nullable(amountOrZero) })),
  /** The pending proposal to raise a staff limit. */
  limitProposalId: z.nullable(id),
  exclusion: z.nullable(
    z.extend(exclusion, {
      /** When two staff members may lift it; null if never. */
      liftableAt: z.nullable(instant),
    }),
  ),
  /** Accounts that match this one. */
  matches: z.array(personMatch),
  /** The latest changes, with the staff member of each. */
  history: z.array(
    z.extend(protectionEvent, { by: z.nullable(string()), reason: z.nullable(string()) }),
  ),
});
export type StaffProtection = z.infer<typeof staffProtection>;

export const staffMemberProtection = endpoint({
  name: 'staffMemberProtection',
  method: 'GET',
  path: '/ops/protection',
  summary: 'Returns a member’s limits, exclusion and the latest fifty changes.',
  access: 'staff',
  permission: 'protection.look',
  passive: true,
  query: z.strictObject({ memberId: id }),
  value: staffProtection,
  refusals: ['member_not_found'],
});

export const setOperatorLimit = endpoint({
  name: 'setOperatorLimit',
  method: 'PUT',
  path: '/ops/protection/limits',
  summary:
    'Sets a staff limit in addition to the member’s own (amount null: removes it). A lower ' +
    'limit starts at once; a higher one or none becomes a proposal.',
  access: 'staff',
  permission: 'protection.act',
  body: z
    .strictObject({ ...ofMember, ...limitPlace, amount: z.nullable(amountOrZero) })
    .check(hasPeriod),
  value: staffProtection,
  refusals: ['member_not_found', 'limit_above_maximum', 'proposal_open'],
});

export const excludeMember = endpoint({
  name: 'excludeMember',
  method: 'POST',
  path: '/ops/protection/exclusion',
  summary:
    'Excludes a member from play for months (null: until lifted). Ends every login and game.',
  access: 'staff',
  permission: 'protection.act',
  body: z.strictObject({
    ...ofMember,
    months: z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(600))),
  }),
  value: staffProtection,
  refusals: ['member_not_found', 'exclusion_shorter'],
});

export const proposeExclusionLift = endpoint({
  name: 'proposeExclusionLift',
  method: 'POST',
  path: '/ops/protection/exclusion/lift',
  summary: 'Proposes to lift an exclusion after its minimum time; another person approves it.',
  access: 'staff',
  permission: 'protection.act',
  body: z.strictObject(ofMember),
  value: proposal,
  refusals: ['member_not_found', 'not_excluded', 'exclusion_not_liftable', 'proposal_open'],
});
