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

/** Tickets of one transaction: few enough that it is short, enough that statements are shared. */
const chunk = 5000;
const refundsAtOnce = 200;

/**
 * Settles the tickets of a lane, in their order; the next ones are read while some are written. A
 * lane that another worker settles is left to it: two would read every ticket twice.
 */
async function settleLane(
  db: Database,
  draw: Drawn,
  lane: number,
  payouts: Payouts,
): Promise<void> {
  const read = (from: string) => findPart(db, draw.id, lane, from, chunk);
  const begin = await findSettledTo(db, draw, lane);
  if (begin === null) return;
  let after = begin;
  let part = await read(after);
  while (part) {
    const { last, lines } = part;
    const wins = await payouts.winsOf(lines);
    const [next, settledTo] = await Promise.all([
      read(last),
      retried(() => settlePart(db, draw, { lane, after, last }, wins)),
    ]);
    if (settledTo !== last) return;
    part = next;
    after = last;
  }
}

/**
 * Settles a draw part by part. Each is one transaction and begins where the one before it ended, so
 * that any worker can go on after a crash.
 */
export async function settleDraw(
  { db }: Pick<Data, 'db'>,
  { id, revision, family, result }: Pick<DueDraw, 'id' | 'revision' | 'family' | 'result'>,
): Promise<void> {
  if (!result) throw new Error(`the draw ${id} has no result`);
  const payouts = new Payouts(family, result, async (cardId) => {
    const card = await findRates(db, cardId, family);
    return card?.rates ?? {};
  });
  await Promise.all(lanes.map((lane) => settleLane(db, { id, revision }, lane, payouts)));
  await endDraw(db, id);
}

/** Gives the stakes of a void draw back, in chunks like a settlement. */
export async function refundDraw({ db }: Data, id: string): Promise<void> {
  let last: string | null = firstId;
  while (last !== null) {
    const after: string = last;
    last = await retried(() => refund(db, id, after, refundsAtOnce));
  }
}
