import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amountOrZero, currency } from '../money.ts';
import { string } from '../strings.ts';
import { id, instant, page, paging } from '../wire.ts';
import { reason } from './members.ts';

/** What a vendor last said about a round; null before the first question. */
const heard = z.nullable(z.enum(['open', 'unknown', 'silence', 'contradiction']));
/** How it ended: by a call of the vendor, by its report, or as refunded or lost here. */
const outcome = z.nullable(z.enum(['itself', 'reported', 'refunded', 'lost']));
const decision = z.enum(['refund', 'lose']);

const openRound = z.strictObject({
  /** The round's id. */
  id,
  member: z.strictObject({ id, username: string() }),
  vassalage: string(),
  vendorName: string(),
  /** The vendor's code of the game. */
  game: string(),
  /** In the person's language; the code where the game is no longer known. */
  gameName: string(),
  /** The round's id at the vendor. */
  round: string(),
  stake: amountOrZero,
  win: amountOrZero,
  currency,
  startedAt: instant,
  /** Of a trial account. */
  trial: z.boolean(),
  heard,
  heardAt: z.nullable(instant),
  /** How often the vendor was asked. */
  asks: z.number(),
  decided: z.nullable(decision),
  outcome,
  closedAt: z.nullable(instant),
  /** Whether staff may end it here; a vendor with its own wallets has the money. */
  decidable: z.boolean(),
});
export type OpenRound = z.infer<typeof openRound>;

export const openRounds = endpoint({
  name: 'openRounds',
  method: 'GET',
  path: '/ops/vendors/rounds',
  summary: 'Lists the rounds that vendors have left open, longest open first, or those ended.',
  access: 'staff',
  permission: 'vendors.look',
  passive: true,
  query: z.strictObject({
    ...paging(20),
    show: z._default(z.enum(['open', 'ended']), 'open'),
    vassalage: z.optional(string().check(z.maxLength(32))),
  }),
  value: page(openRound),
  refusals: [],
});

const roundEvent = z.strictObject({
  at: instant,
  what: z.enum([
    'found',
    'open',
    'unknown',
    'silence',
    'contradiction',
    'decided',
    'itself',
    'reported',
    'refunded',
    'lost',
  ]),
  /** The refusal of a transaction that the vendor reports. */
  code: z.nullable(string()),
  /** The transactions that were carried out. */
  transactions: z.nullable(z.array(string())),
  decision: z.nullable(decision),
  /** Who decided, and why; null for the brand's rule. */
  by: z.nullable(string()),
  reason: z.nullable(string()),
});
export type OpenRoundEvent = z.infer<typeof roundEvent>;

export const openRoundTrace = endpoint({
  name: 'openRoundTrace',
  method: 'GET',
  path: '/ops/vendors/rounds/trace',
  summary: 'Returns what was heard, decided and done about a round that a vendor has left open.',
  access: 'staff',
  permission: 'vendors.look',
  query: z.strictObject({ id }),
  value: z.strictObject({ round: openRound, events: z.array(roundEvent) }),
  refusals: ['round_not_found'],
});

export const decideOpenRound = endpoint({
  name: 'decideOpenRound',
  method: 'POST',
  path: '/ops/vendors/rounds/decide',
  summary:
    'Ends a round that its vendor does not explain: unanswered stakes go back, or are lost. A win ' +
    'that the vendor sends later for a lost stake is still paid.',
  access: 'staff',
  permission: 'vendors.act',
  movesMoney: true,
  body: z.strictObject({ id, decision, reason }),
  value: openRound,
  refusals: ['round_not_found', 'round_closed', 'person_too_new'],
});
