import type { Data } from '../../contexts.ts';
import type { Database } from '../../db/database.ts';
import { retried } from '../../db/transaction.ts';
import {
  type DueDraw,
  endDraw,
  findPlaced,
  findRates,
  type Lane,
  refund,
  settle,
} from './advance.store.ts';
import { Payouts } from './payouts.ts';
import { firstId } from './ticket.store.ts';

/** Tickets of one transaction: few enough that it is short, enough that statements are shared. */
const chunk = 2500;
const refundsAtOnce = 200;

/** Parts of a draw that are settled side by side. */
const lanes = 2;

/** Settles the tickets of a lane, in their order; the next ones are read while some are written. */
async function settleLane(db: Database, id: string, lane: Lane, payouts: Payouts): Promise<void> {
  const read = async (after: string) => payouts.of(await findPlaced(db, id, lane, after, chunk));
  let wins = await read(firstId);
  while (wins.size > 0) {
    const ids = [...wins.keys()];
    const amounts = [...wins.values()];
    const [next] = await Promise.all([
      read(ids.at(-1) ?? firstId),
      retried(() => settle(db, id, ids, amounts)),
    ]);
    wins = next;
  }
}

/**
 * Settles a draw in chunks. Each is one transaction and leaves out what is settled already, so that
 * any worker can go on after a crash.
 */
export async function settleDraw(
  { db }: Pick<Data, 'db'>,
  { id, family, result }: Pick<DueDraw, 'id' | 'family' | 'result'>,
): Promise<void> {
  if (!result) throw new Error(`the draw ${id} has no result`);
  const payouts = new Payouts(family, result, async (cardId) => {
    const card = await findRates(db, cardId, family);
    return card?.rates ?? {};
  });
  await Promise.all(
    Array.from({ length: lanes }, (_, lane) => settleLane(db, id, { lane, lanes }, payouts)),
  );
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
