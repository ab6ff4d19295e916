import { retried } from '../../db/transaction.ts';
import { firstId } from '../lottery/index.ts';
import type { LotteryOfficeContext } from './context.ts';
import { findCorrected, findUntold, reverseSome, tellSome } from './result.store.ts';

/** Tickets of one transaction. */
const chunk = 200;
/** Messages of one transaction: each has to find the changed tickets of the whole draw. */
const messagesAtOnce = 1000;

/**
 * Writes to the members whose tickets a correction has changed, once they are settled again. A
 * member gets one message, however often this is begun.
 */
async function tellMembers({ db, log }: LotteryOfficeContext): Promise<void> {
  for (const correction of await findUntold(db)) {
    let members = 0;
    let written: number;
    do {
      written = await retried(() => tellSome(db, correction, messagesAtOnce));
      members += written;
    } while (written > 0);
    log.info(
      { event: 'correction_told', ...correction, members },
      'members were told of a corrected draw',
    );
  }
}

/**
 * Takes the wins of corrected draws back, in chunks. A draw is settled again once none is left, so
 * that any worker can go on after a crash.
 */
export async function correctDraws(context: LotteryOfficeContext): Promise<void> {
  const { db, log } = context;
  await tellMembers(context);
  for (const { id } of await findCorrected(db)) {
    let last: string | null = firstId;
    while (last !== null) {
      const after: string = last;
      last = await retried(() => reverseSome(db, id, after, chunk));
    }
    log.info({ event: 'draw_corrected', drawId: id }, 'the wins of a draw were taken back');
  }
}
