import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { empty, id, instant } from '../wire.ts';
import { reason } from './members.ts';

/**
 * Why a member's data cannot be erased yet.
 * - `money`: a wallet is not empty, or a debt is open.
 * - `unfinished`: a deposit, withdrawal, transfer, round, ticket, agreement or proposal is open.
 * - `excluded`: an exclusion has to recognize the person.
 * - `team`: members are below this one.
 * - `kept_by_law`: the brand still has to keep the last payment.
 */
export const erasureObstacles = ['money', 'unfinished', 'excluded', 'team', 'kept_by_law'] as const;

const personalData = z.strictObject({
  /** Null unless the data was erased. */
  erasedAt: z.nullable(instant),
  obstacles: z.array(z.enum(erasureObstacles)),
  /** Until when the last payment is kept; null without a payment. */
  keptUntil: z.nullable(instant),
  /** An erasure waits for a second person. */
  proposed: z.boolean(),
});
export type PersonalData = z.infer<typeof personalData>;

export const memberData = endpoint({
  name: 'memberData',
  method: 'GET',
  path: '/ops/members/data',
  summary: 'Returns whether a member’s personal data can be erased, and what prevents it.',
  access: 'staff',
  permission: 'privacy.look',
  query: z.strictObject({ id }),
  value: personalData,
  refusals: ['member_not_found'],
});

export const memberCopy = endpoint({
  name: 'memberCopy',
  method: 'POST',
  path: '/ops/members/data/copy',
  summary:
    'Exports everything stored about a member as CSV, to hand over on request: one line for each ' +
    'field of each record. The export is logged with its reason.',
  access: 'staff',
  permission: 'privacy.act',
  file: 'csv',
  limit: { calls: 20, seconds: 3600 },
  body: z.strictObject({ id, reason }),
  value: z.any(),
  refusals: ['member_not_found'],
});

export const proposeErasure = endpoint({
  name: 'proposeErasure',
  method: 'POST',
  path: '/ops/members/data/erasure',
  summary:
    'Proposes to erase a member’s personal data. After approval the account is closed and ' +
    'anonymous; its money movements stay. It can’t be undone.',
  access: 'staff',
  permission: 'privacy.act',
  body: z.strictObject({ id, reason }),
  value: empty,
  refusals: ['member_not_found', 'member_erased', 'erasure_blocked', 'proposal_open'],
});
