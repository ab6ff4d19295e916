import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { freeRoundStates } from '../free-rounds.ts';
import { amount, amountOrZero, currency, sumOrZero } from '../money.ts';
import { string } from '../strings.ts';
import { empty, id, instant, page, paging, text } from '../wire.ts';
import { reason } from './members.ts';
import { settingsVersion } from './settings-version.ts';

const namedGame = z.strictObject({ nodeId: string(), name: string() });

const grantLine = z.strictObject({
  id,
  member: z.strictObject({ id, username: string() }),
  state: z.enum(freeRoundStates),
  games: z.array(namedGame),
  value: amount,
  currency,
  rounds: z.number(),
  used: z.number(),
  won: sumOrZero,
  turnoverPercent: z.number(),
  expiresAt: instant,
  grantedAt: instant,
  grantedBy: string(),
  /** The second person; null where one decided alone. */
  approvedBy: z.nullable(string()),
  reason: string(),
});
export type FreeRoundLine = z.infer<typeof grantLine>;

export const freeRoundGrants = endpoint({
  name: 'freeRoundGrants',
  method: 'GET',
  path: '/ops/free-rounds',
  summary: 'Lists the free rounds that the brand has granted, newest first.',
  access: 'staff',
  permission: 'freeRounds.look',
  passive: true,
  query: z.strictObject({
    ...paging(20),
    state: z.optional(z.enum(freeRoundStates)),
    username: z.optional(text(32, 1)),
  }),
  value: z.extend(page(grantLine), {
    /** The slots that a grant can name. */
    slots: z.array(namedGame),
  }),
  refusals: [],
});

export const grantFreeRounds = endpoint({
  name: 'grantFreeRounds',
  method: 'POST',
  path: '/ops/free-rounds',
  summary:
    'Grants free rounds to a member. From the brand’s sum of a day on, and for new staff, it is ' +
    'proposed and another person must approve it.',
  access: 'staff',
  permission: 'freeRounds.act',
  movesMoney: true,
  body: z.strictObject({
    username: text(32, 1),
    /** Node ids of slots whose vendor plays granted rounds. */
    games: z
      .array(string().check(z.regex(/^[A-Z0-9]{2,16}:[\w-]{1,64}$/)))
      .check(z.minLength(1), z.maxLength(100)),
    value: amount,
    rounds: z.int().check(z.minimum(1), z.maximum(1000)),
    /** How long the member can play them. */
    days: z.int().check(z.minimum(1), z.maximum(365)),
    reason,
  }),
  value: z.strictObject({ result: z.enum(['granted', 'proposed']) }),
  refusals: [
    'member_not_found',
    'purse_not_found',
    'account_disabled',
    'member_excluded',
    'game_not_found',
    'amount_out_of_range',
  ],
});

export const withdrawFreeRounds = endpoint({
  name: 'withdrawFreeRounds',
  method: 'POST',
  path: '/ops/free-rounds/withdraw',
  summary: 'Takes back the rounds of a grant that are not played yet.',
  access: 'staff',
  permission: 'freeRounds.act',
  body: z.strictObject({ id, reason }),
  value: empty,
  refusals: ['free_rounds_not_found', 'free_rounds_over'],
});

const rules = {
  /**
   * The part of later grants' wins, in percent, that must be wagered before a withdrawal; 0 for
   * wins as cash.
   */
  turnoverPercent: z.int().check(z.minimum(0), z.maximum(10_000)),
  /** The largest value of one round, and of all rounds of a grant. */
  valueMost: amount,
  most: amount,
  /** Below this sum of a day, one person grants alone. */
  alonePerDay: amountOrZero,
};
const keptRules = z.strictObject({ ...rules, currency, version: settingsVersion });
export type KeptFreeRoundRules = z.infer<typeof keptRules>;

export const freeRoundRules = endpoint({
  name: 'freeRoundRules',
  method: 'GET',
  path: '/ops/free-rounds/rules',
  summary: 'Returns the brand’s rules for free rounds.',
  access: 'staff',
  permission: 'freeRoundRules.look',
  value: keptRules,
  refusals: [],
});

export const saveFreeRoundRules = endpoint({
  name: 'saveFreeRoundRules',
  method: 'PUT',
  path: '/ops/free-rounds/rules',
  summary: 'Saves the rules for later grants. Refuses an outdated version.',
  access: 'staff',
  permission: 'freeRoundRules.act',
  body: z.strictObject({ ...rules, version: settingsVersion, reason }),
  value: keptRules,
  refusals: ['rule_changed'],
});
