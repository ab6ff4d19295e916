import type { Data } from '../../contexts.ts';
import type { Database } from '../../db/database.ts';
import { retried } from '../../db/transaction.ts';
import {
  type Drawn,
  type DueDraw,
  endDraw,
  findPart,
  findRates,
  findSettledTo,
  lanes,
  refund,
  settlePart,
} from './advance.store.ts';
import { Payouts } from './payouts.ts';
import { firstId } from './ticket.store.ts';

/** How much of a draw is paid before other draws have their turn. */
export interface Turn {
  /** Tickets of one transaction: few enough that it is short, enough that statements are shared. */
  tickets: number;
  /** Transactions, in each lane. */
  parts: number;
}

export const settling: Turn = { tickets: 5000, parts: 4 };
const refunding: Turn = { tickets: 200, parts: 40 };

/**
 * Settles the next tickets of a lane, in their order; the ones after them are read while some are
 * written. A lane that another worker settles is left to it: two would read every ticket twice.
 * Answers whether there may be more.
 */
async function settleLane(
  db: Database,
  draw: Drawn,
  lane: number,
  payouts: Payouts,
  { tickets, parts }: Turn,
): Promise<boolean> {
  const read = (from: string) => findPart(db, draw.id, lane, from, tickets);
  const begin = await findSettledTo(db, draw, lane);
  if (begin === null) return false;
  let after = begin;
  let part = await read(after);
  for (let nth = 1; part; nth += 1) {
    const { last, lines } = part;
    const wins = await payouts.winsOf(lines);
    const [next, settledTo] = await Promise.all([
      nth < parts ? read(last) : undefined,
      retried(() => settlePart(db, draw, { lane, after, last }, wins)),
    ]);
    if (settledTo !== last) return false;
    if (nth === parts) return true;
    part = next;
    after = last;
  }
  return false;
}

/**
 * Settles the next parts of a draw. Each is one transaction and begins where the one before it
 * ended, so that any worker can go on after a crash. Answers whether there may be more.
 */
export async function settleDraw(
  { db }: Pick<Data, 'db'>,
  { id, revision, family, result }: Pick<DueDraw, 'id' | 'revision' | 'family' | 'result'>,
  turn: Turn = settling,
): Promise<boolean> {
  if (!result) throw new Error(`the draw ${id} has no result`);
  const payouts = new Payouts(family, result, async (cardId) => {
    const card = await findRates(db, cardId, family);
    return card?.rates ?? {};
  });
  const more = await Promise.all(
    lanes.map((lane) => settleLane(db, { id, revision }, lane, payouts, turn)),
  );
  if (more.includes(true)) return true;
  await endDraw(db, id);
  return false;
}

/** Gives the next stakes of a void draw back. Answers whether there are more. */
export async function refundDraw({ db }: Data, { id }: Pick<DueDraw, 'id'>): Promise<boolean> {
  const { tickets, parts } = refunding;
  let last: string | null = firstId;
  for (let nth = 0; nth < parts && last !== null; nth += 1) {
    const after: string = last;
    last = await retried(() => refund(db, id, after, tickets));
  }
  return last !== null;
}
