import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amountOrZero, currency } from '../money.ts';
import { string } from '../strings.ts';
import { id, instant, page, paging, paragraphs } from '../wire.ts';

const heldWin = z.strictObject({
  /** The round's id. */
  id,
  member: z.strictObject({ id, username: string() }),
  vassalage: string(),
  /** The vendor's code of the game. */
  game: string(),
  /** In the person's language; the code where the game is no longer known. */
  gameName: string(),
  /** The round's id at the vendor. */
  round: string(),
  /** What the round has won. */
  amount: amountOrZero,
  currency,
  heldAt: instant,
  /** `held` waits for a decision; `kept` was looked at and stays held. */
  status: z.enum(['held', 'kept', 'released']),
  decided: z.nullable(z.strictObject({ at: instant, by: string() })),
});
export type HeldWin = z.infer<typeof heldWin>;

export const heldWins = endpoint({
  name: 'heldWins',
  method: 'GET',
  path: '/ops/winnings',
  summary: 'Lists wins that are held from withdrawal, undecided first, or those released.',
  access: 'staff',
  permission: 'winnings.look',
  passive: true,
  query: z.strictObject({
    ...paging(20),
    show: z._default(z.enum(['held', 'released']), 'held'),
  }),
  value: page(heldWin),
  refusals: [],
});

export const decideWin = endpoint({
  name: 'decideWin',
  method: 'POST',
  path: '/ops/winnings/decide',
  summary: 'Releases a held win for withdrawal, or keeps it held. A kept one can be released.',
  access: 'staff',
  permission: 'winnings.act',
  movesMoney: true,
  body: z.strictObject({
    id,
    decision: z.enum(['released', 'kept']),
    /** As shown to the person: a round that has won more since needs another decision. */
    amount: amountOrZero,
    reason: paragraphs(500, 3),
  }),
  value: heldWin,
  refusals: ['transaction_not_found', 'winning_decided', 'person_too_new'],
});
