import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amountOrZero, currency } from '../money.ts';
import { string } from '../strings.ts';
import { empty, id, instant, page, paging, text } from '../wire.ts';
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
    'Ends a round that its vendor does not explain: unanswered stakes go back, or are lost. A ' +
    'win that the vendor sends later for a lost stake is still paid.',
  access: 'staff',
  permission: 'vendors.act',
  movesMoney: true,
  body: z.strictObject({ id, decision, reason }),
  value: openRound,
  refusals: ['round_not_found', 'round_closed', 'person_too_new'],
});

const span = z.strictObject({
  calls: z.number(),
  /** With an answer such as “not enough money”. */
  refused: z.number(),
  /** Without an answer, or with an error of the one who was called. */
  failed: z.number(),
  /** Milliseconds; null without calls. */
  averageMs: z.nullable(z.number()),
  slowestMs: z.nullable(z.number()),
});
const traffic = z.strictObject({ lastAt: z.nullable(instant), hour: span, day: span });

const vendorState = z.strictObject({
  vassalage: string(),
  vendorName: string(),
  /** Whether this site is connected to it. */
  connected: z.boolean(),
  /** Calls of the vendor to the site, and of the site to the vendor. */
  incoming: traffic,
  outgoing: traffic,
  /** The brand's rounds that it has left open. */
  openRounds: z.number(),
  /** Differences of its catalogue that wait for staff. */
  changes: z.number(),
  catalogueReadAt: z.nullable(instant),
  /** Why the catalogue was not read: no answer, or a list that lacks most games. */
  catalogueProblem: z.nullable(z.enum(['silence', 'too_few'])),
});
export type VendorState = z.infer<typeof vendorState>;

export const vendorStates = endpoint({
  name: 'vendorStates',
  method: 'GET',
  path: '/ops/vendors',
  summary: 'Returns how each vendor works: calls in both directions, latency, errors, open rounds.',
  access: 'staff',
  permission: 'vendors.look',
  passive: true,
  value: z.strictObject({ vendors: z.array(vendorState) }),
  refusals: [],
});

const gameChange = z.strictObject({
  id,
  vassalage: string(),
  vendorName: string(),
  /** The vendor's code of the game. */
  game: string(),
  gameName: string(),
  /** A removed game can't be opened any more. */
  kind: z.enum(['new', 'changed', 'removed', 'returned']),
  /** What differs, by the names of the facts. */
  facts: z.array(
    z.strictObject({ fact: string(), before: z.nullable(string()), after: z.nullable(string()) }),
  ),
  foundAt: instant,
  decision: z.nullable(z.enum(['accepted', 'dismissed'])),
  decided: z.nullable(z.strictObject({ at: instant, by: string() })),
});
export type GameChange = z.infer<typeof gameChange>;

export const gameChanges = endpoint({
  name: 'gameChanges',
  method: 'GET',
  path: '/ops/vendors/changes',
  summary: 'Lists differences between what vendors publish and the games here, or those decided.',
  access: 'staff',
  permission: 'vendors.look',
  passive: true,
  query: z.strictObject({ ...paging(20), show: z._default(z.enum(['open', 'decided']), 'open') }),
  value: page(gameChange),
  refusals: [],
});

export const decideGameChange = endpoint({
  name: 'decideGameChange',
  method: 'POST',
  path: '/ops/vendors/changes/decide',
  summary:
    'Accepts or dismisses a difference. An accepted new game is added to this brand; facts of a ' +
    'game are the same for all brands.',
  access: 'staff',
  permission: 'vendors.act',
  body: z.strictObject({ id, decision: z.enum(['accepted', 'dismissed']), reason }),
  value: empty,
  refusals: ['game_not_found', 'rule_changed'],
});

const arrangement = {
  /** The place in the brand's order, small numbers first. */
  position: z.number().check(z.int(), z.minimum(0), z.maximum(100_000)),
  hot: z.boolean(),
  maintenance: z.boolean(),
  hidden: z.boolean(),
  /** Null: new for thirty days after it was added. */
  markedNew: z.nullable(z.boolean()),
};
const nodeId = string().check(z.minLength(1), z.maxLength(128));

const brandGame = z.strictObject({
  nodeId,
  vassalage: string(),
  vendorName: string(),
  game: string(),
  gameName: string(),
  category: string(),
  rtp: z.nullable(string()),
  /** The players of each of the last seven days, summed. */
  popularity: z.number(),
  /** Whether the brand has the game at all; saving adds it. */
  offered: z.boolean(),
  ...arrangement,
});
export type BrandGame = z.infer<typeof brandGame>;

export const brandGames = endpoint({
  name: 'brandGames',
  method: 'GET',
  path: '/ops/vendors/games',
  summary: 'Lists the games that the brand offers or could offer, in the brand’s order.',
  access: 'staff',
  permission: 'vendors.look',
  query: z.strictObject({ ...paging(20), search: z._default(text(64), '') }),
  value: page(brandGame),
  refusals: [],
});

export const saveBrandGame = endpoint({
  name: 'saveBrandGame',
  method: 'PUT',
  path: '/ops/vendors/games',
  summary: 'Saves the order of a game and whether it is hot, new, hidden or under maintenance.',
  access: 'staff',
  permission: 'vendors.act',
  body: z.strictObject({ nodeId, ...arrangement, reason }),
  value: empty,
  refusals: ['game_not_found'],
});
