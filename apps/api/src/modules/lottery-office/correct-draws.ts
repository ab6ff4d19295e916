import { retried } from '../../db/transaction.ts';
import type { LotteryOfficeContext } from './context.ts';
import { findCorrected, firstTicket, reverseSome } from './result.store.ts';

/** Tickets of one transaction. */
const chunk = 200;

/**
 * Takes the wins of corrected draws back, in chunks. A draw is settled again once none is left, so
 * that any worker can go on after a crash.
 */
export async function correctDraws({ db, log }: LotteryOfficeContext): Promise<void> {
  for (const { id } of await findCorrected(db)) {
    let last: string | null = firstTicket;
    while (last !== null) {
      const after: string = last;
      last = await retried(() => reverseSome(db, id, after, chunk));
    }
    log.info({ event: 'draw_corrected', drawId: id }, 'the wins of a draw were taken back');
  }
}
