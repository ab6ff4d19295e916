import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { string } from '../strings.ts';
import { id, instant, page, paging, paragraphs } from '../wire.ts';

/** What two accounts share. The values themselves are not shown here. */
export const personSignals = [
  'id_number',
  'mobile',
  'email',
  'birthday',
  'bank_account',
  'mobile_typed',
  'email_typed',
  'device',
] as const;

const account = z.strictObject({ id, username: string() });

export const personMatch = z.strictObject({
  id,
  /** The held account; null for a registration that was declined. */
  member: z.nullable(account),
  /** The account that it matches. */
  known: account,
  knownState: z.enum(['excluded', 'disabled', 'free']),
  signals: z.array(z.enum(personSignals)),
  /** How often the match was found. */
  tries: z.number(),
  foundAt: instant,
  status: z.enum(['open', 'same', 'different']),
  decided: z.nullable(z.strictObject({ at: instant, by: string() })),
});
export type PersonMatch = z.infer<typeof personMatch>;

export const personMatches = endpoint({
  name: 'personMatches',
  method: 'GET',
  path: '/ops/same-person',
  summary:
    'Lists accounts that were held, and registrations that were declined, because they match ' +
    'another account.',
  access: 'staff',
  permission: 'samePerson.look',
  passive: true,
  query: z.strictObject({
    ...paging(20),
    show: z._default(z.enum(['open', 'decided']), 'open'),
  }),
  value: page(personMatch),
  refusals: [],
});

export const decidePersonMatch = endpoint({
  name: 'decidePersonMatch',
  method: 'POST',
  path: '/ops/same-person/decide',
  summary:
    'Decides whether two accounts are one person’s. The same person’s account is excluded like ' +
    'the other one; a different person’s account is free.',
  access: 'staff',
  permission: 'samePerson.act',
  body: z.strictObject({
    id,
    decision: z.enum(['same', 'different']),
    reason: paragraphs(500, 3),
  }),
  value: personMatch,
  refusals: ['member_not_found', 'match_decided', 'person_too_new'],
});
