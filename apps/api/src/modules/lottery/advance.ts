import { blockSize, GrowingBook } from '@lantern/draws';
import type { Queryable } from '@lantern/rows';
import { inTransaction } from '../../db/transaction.ts';
import {
  addBlocks,
  closeDraw,
  type DueDraw,
  findLarge,
  findSmall,
  findStopped,
  findToHold,
  giveUp,
  lockForClosing,
  recordDraw,
} from './advance.store.ts';
import type { LotteryContext } from './context.ts';
import { openComing } from './open-draws.ts';
import { cancelForMember } from './own-tickets.ts';
import { seedAt } from './seed-chains.ts';
import { refundDraw, settleDraw, settling, type Turn } from './settle-draw.ts';
import { firstId } from './ticket.store.ts';

/** Leaves that are read at once: a draw may have a million. */
const leavesAtOnce = 20_000;

/** Reads the bet book of a draw that it locks, and keeps the blocks of a large one. */
async function readBook(client: Queryable, id: string): Promise<GrowingBook> {
  const book = new GrowingBook();
  const firsts: string[] = [];
  let page = await lockForClosing(client, id, firstId, leavesAtOnce);
  while (page.length > 0) {
    for (const ticket of page) {
      if (book.count % blockSize === 0) firsts.push(ticket.id);
      book.add(ticket.leaf);
    }
    const last = page.at(-1)?.id ?? firstId;
    page = page.length < leavesAtOnce ? [] : await lockForClosing(client, id, last, leavesAtOnce);
  }
  if (firsts.length > 1) await addBlocks(client, id, firsts, book.blocks());
  return book;
}

/** Fixes the bet book and, with it, the round of the beacon. */
async function close({ db, beacon }: LotteryContext, { id }: DueDraw): Promise<void> {
  const { hash, genesis, period } = beacon.chain;
  await inTransaction(db.pool, async (client) => {
    const book = await readBook(client, id);
    await closeDraw(client, { id, root: book.root(), chain: hash, genesis, period });
  });
}

/** Draws once the beacon has its round; until then the draw waits. */
async function record(context: LotteryContext, draw: DueDraw): Promise<boolean> {
  const { chainId, place, beaconChain, beaconRound } = draw;
  if (chainId === null || place === null || beaconRound === null) return false;
  if (beaconChain !== context.beacon.chain.hash) return false;
  const round = await context.beacon.round(Number(beaconRound)).catch((error: unknown) => {
    context.log.warn({ event: 'beacon_failed', draw: draw.id, err: error }, 'the beacon failed');
    return undefined;
  });
  if (!round) return false;
  const seed = await seedAt(context, chainId, place);
  await recordDraw(context.db, { id: draw.id, seed, signature: round.signature });
  return true;
}

/** Closes a draw, or draws it. */
async function advanceDraw(context: LotteryContext, draw: DueDraw): Promise<void> {
  const { db } = context;
  if (draw.state === 'open') {
    if (!(await giveUp(db, draw.id))) await close(context, draw);
  } else if (!draw.own || !(await record(context, draw))) await giveUp(db, draw.id);
}

/** Draws that are closed or drawn at once: a large bet book takes seconds. */
const drawsAtOnce = 3;

const noteFailure =
  ({ log }: LotteryContext, draw: DueDraw) =>
  (error: unknown) =>
    log.error({ event: 'draw_failed', draw: draw.id, err: error }, 'a draw failed');

/**
 * Does what is due by the clock: opens, closes, draws. Each step is a transaction of its own that
 * changes nothing when it is repeated, so several workers may do this at the same time.
 */
export async function holdDraws(context: LotteryContext): Promise<void> {
  await openComing(context);
  const due = (await findToHold(context.db)).values();
  const holdNext = async () => {
    for (const draw of due) await advanceDraw(context, draw).catch(noteFailure(context, draw));
  };
  await Promise.all(Array.from({ length: drawsAtOnce }, holdNext));
}

/** Cancels what is left of chases that have won. */
async function stopChases(context: LotteryContext): Promise<void> {
  for (const { memberId, reference } of await findStopped(context.db))
    await cancelForMember(context, memberId, [reference]);
}

/** What is paid beside each other: draws that one turn pays, and all others. */
export type Share = 'small' | 'large';

/**
 * Pays some tickets of each draw of a share that is drawn or void, so that no draw waits for the
 * end of another one. Answers whether there are more.
 */
export async function payDraws(
  context: LotteryContext,
  share: Share,
  turn: Turn = settling,
): Promise<boolean> {
  const find = share === 'small' ? findSmall : findLarge;
  let more = false;
  for (const draw of await find(context.db, turn.tickets * turn.parts)) {
    const pay =
      draw.state === 'drawn' ? settleDraw(context, draw, turn) : refundDraw(context, draw);
    const rest = await pay.catch(noteFailure(context, draw));
    more ||= rest === true;
  }
  if (share === 'small') await stopChases(context);
  return more;
}

/** Does all that is due, and pays what is drawn by then. */
export async function advanceDraws(context: LotteryContext): Promise<void> {
  await holdDraws(context);
  for (const share of ['large', 'small'] as const) while (await payDraws(context, share));
}
