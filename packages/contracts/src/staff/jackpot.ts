import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amount, currency, sumOrZero } from '../money.ts';
import { string } from '../strings.ts';
import { empty, id, instant } from '../wire.ts';
import { reason } from './members.ts';

const terms = z.strictObject({
  open: z.boolean(),
  /** Node ids of slots of the house. */
  games: z.array(string().check(z.regex(/^BGS:[\w-]{1,64}$/))).check(z.maxLength(100)),
  /** What the house adds to the pot, in millionths of each stake. */
  share: z.int().check(z.minimum(1), z.maximum(50_000)),
  seed: amount,
  most: amount,
  odds: amount,
});
export type JackpotTerms = z.infer<typeof terms>;

const book = z.strictObject({
  terms,
  /** Null before the first pot. */
  pot: z.nullable(sumOrZero),
  currency,
  /** Whether a change waits for a second person. */
  proposed: z.boolean(),
  /** The slots that can take part. */
  slots: z.array(z.strictObject({ nodeId: string(), name: string() })),
  /** The newest first. */
  wins: z.array(
    z.strictObject({
      roundId: id,
      member: z.strictObject({ id, username: string() }),
      game: string(),
      /** The round's id at the vendor. */
      round: string(),
      amount,
      at: instant,
    }),
  ),
});
export type JackpotBook = z.infer<typeof book>;

export const jackpotBook = endpoint({
  name: 'jackpotBook',
  method: 'GET',
  path: '/ops/jackpot',
  summary: 'Returns the brand’s jackpot: its terms, its pot and its last wins.',
  access: 'staff',
  permission: 'jackpot.look',
  passive: true,
  value: book,
  refusals: [],
});

/** Compares digits, because a refinement also runs for fields of a wrong form. */
const isAtMost = (one: string, other: string): boolean =>
  one.length < other.length || (one.length === other.length && one <= other);

export const proposeJackpot = endpoint({
  name: 'proposeJackpot',
  method: 'POST',
  path: '/ops/jackpot',
  summary: 'Proposes other terms of the jackpot. A second person approves.',
  access: 'staff',
  permission: 'jackpot.act',
  body: z.extend(terms, { reason }).check(
    z.refine(({ seed, most }) => isAtMost(seed, most), {
      message: 'is larger than the largest pot',
      path: ['seed'],
    }),
    z.refine(({ open, games }) => !open || games.length > 0, {
      message: 'names no game',
      path: ['games'],
    }),
  ),
  value: empty,
  refusals: ['game_not_found', 'proposal_open'],
});
