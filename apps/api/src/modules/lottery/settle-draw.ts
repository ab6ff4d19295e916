import type { Data } from '../../contexts.ts';
import { retried } from '../../db/transaction.ts';
import { type DueDraw, endDraw, findPlaced, refund, settle } from './advance.store.ts';
import { Payouts } from './payouts.ts';

/** Tickets of one transaction: few enough that it is short, enough that statements are shared. */
const chunk = 2000;
const refundsAtOnce = 200;

/**
 * Settles a draw in chunks. Each is one transaction and leaves out what is settled already, so that
 * any worker can go on after a crash.
 */
export async function settleDraw(
  { db }: Data,
  { id, family, result }: Pick<DueDraw, 'id' | 'family' | 'result'>,
): Promise<void> {
  if (!result) throw new Error(`the draw ${id} has no result`);
  const payouts = new Payouts(family, result);
  for (;;) {
    const tickets = await findPlaced(db, id, chunk);
    if (tickets.length === 0) break;
    const wins = tickets.map(({ lines }) =>
      lines.map((line) => payouts.of(line)).reduce((all, one) => all + one, 0n),
    );
    const ids = tickets.map((ticket) => ticket.id);
    await retried(() => settle(db, id, ids, wins));
  }
  await endDraw(db, id);
}

/** Gives the stakes of a void draw back, in chunks like a settlement. */
export async function refundDraw({ db }: Data, id: string): Promise<void> {
  while ((await retried(() => refund(db, id, refundsAtOnce))) > 0);
}
