import {
  type BodyOf,
  type cancelTickets,
  type LotteryTicket,
  type ownTicket,
  type ownTickets,
  type QueryOf,
  Refusal,
  type ticketProof,
  type ValueOf,
} from '@lantern/contracts';
import { blockSize, proofInBlocks, proofOf } from '@lantern/draws';
import { families, findPlay, spotsOf, sumSpots } from '@lantern/rules/lottery';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { retried } from '../../db/transaction.ts';
import { refusalFor } from '../../db/verdict.ts';
import { describeTicket } from './describe-ticket.ts';
import {
  cancel,
  countTickets,
  findBlocks,
  findBook,
  findRoot,
  findTickets,
  firstId,
  listTickets,
  type TicketRow,
} from './ticket.store.ts';

export async function listOwn(
  { db }: Data,
  { session, language }: SessionCaller,
  { gameCode, drawId, state, chase, pageNo, pageSize }: QueryOf<typeof ownTickets>,
): Promise<ValueOf<typeof ownTickets>> {
  const wish = {
    memberId: session.memberId,
    gameCode: gameCode || null,
    drawId: drawId || null,
    state: state || null,
    chase: chase || null,
  };
  const [rows, total] = await Promise.all([
    listTickets(db, wish, { limit: pageSize, offset: (pageNo - 1) * pageSize }),
    countTickets(db, wish),
  ]);
  const list = rows.map((row) => describeTicket(row, language));
  return { list, total, totalPages: Math.ceil(total / pageSize) };
}

async function getOwn({ db }: Data, memberId: string, reference: string): Promise<TicketRow> {
  const [row] = await findTickets(db.pool, memberId, [reference]);
  if (!row) throw new Refusal('ticket_not_found');
  return row;
}

/** @throws Refusal ticket_not_found */
export async function showOwn(
  context: Data,
  { session, language }: SessionCaller,
  { reference }: QueryOf<typeof ownTicket>,
): Promise<LotteryTicket> {
  return describeTicket(await getOwn(context, session.memberId, reference), language);
}

/** What the lines of a ticket have added to the exposure of its draw. */
function spotsOfTicket({ reference, drawId, family, lines }: TicketRow) {
  const staked = lines.flatMap((line) => {
    const play = findPlay(families[family], line.play);
    const checked = play?.parse(line.selection);
    if (!play || !checked?.ok) return [];
    const price = { rate: line.rate, series: line.series ?? undefined };
    const staking = { unit: BigInt(line.unit), multiple: line.multiple };
    const { selection } = checked;
    return spotsOf({ play, selection, text: line.selection, notes: line.notes, price, staking });
  });
  return sumSpots(staked).map(({ owed, ...spot }) => ({
    ...spot,
    ...{ reference, draw: drawId, owed: owed.toString() },
  }));
}

/** Answers `cancelled`, or why the tickets stay. */
export async function cancelForMember(
  { db }: Data,
  memberId: string,
  references: readonly string[],
): Promise<string> {
  const rows = await findTickets(db.pool, memberId, references);
  const spots = rows.flatMap(spotsOfTicket);
  return retried(() => cancel(db.pool, memberId, references, spots));
}

/** @throws Refusal ticket_not_found, ticket_not_cancellable */
export async function cancelOwn(
  context: Data,
  { session, language }: SessionCaller,
  { references }: BodyOf<typeof cancelTickets>,
): Promise<ValueOf<typeof cancelTickets>> {
  const { memberId } = session;
  const wanted = [...new Set(references)];
  const verdict = await cancelForMember(context, memberId, wanted);
  if (verdict !== 'cancelled') throw refusalFor(verdict);
  const cancelled = await findTickets(context.db.pool, memberId, wanted);
  return { tickets: cancelled.map((row) => describeTicket(row, language)) };
}

/** Proves the place of a ticket in its book: a large one is read by one block. */
async function placeInBook({ db }: Data, { id, drawId }: TicketRow, count: number) {
  const placeIn = (book: readonly { id: string }[]) => book.findIndex((one) => one.id === id);
  const blocks = await findBlocks(db, drawId);
  const block = blocks.findLastIndex(({ first }) => first <= id);
  const from = blocks[block]?.first;
  const book = await findBook(db, drawId, from ?? firstId, from ? blockSize : null);
  const leaves = book.map(({ leaf }) => leaf);
  if (!from) return proofOf(leaves, placeIn(book));
  const index = block * blockSize + placeIn(book);
  return proofInBlocks({ index, count, leaves, blocks: blocks.map(({ hash }) => hash) });
}

/**
 * Proves a ticket's place in the bet book. A ticket that is in none (cancelled, or trial) is not
 * found.
 * @throws Refusal ticket_not_found, draw_open
 */
export async function proveOwn(
  context: Data,
  { session }: SessionCaller,
  { reference }: QueryOf<typeof ticketProof>,
): Promise<ValueOf<typeof ticketProof>> {
  const row = await getOwn(context, session.memberId, reference);
  const { salt, leaf, drawId } = row;
  if (!salt || !leaf || row.state === 'cancelled') throw new Refusal('ticket_not_found');
  const { root, tickets = 0 } = (await findRoot(context.db, drawId)) ?? {};
  if (!root) throw new Refusal('draw_open');
  const { index, count, path } = await placeInBook(context, row, tickets);
  return {
    ...{ drawId, reference, salt, leaf, bookRoot: root, index, count, path: [...path] },
    lines: row.lines.map((line) => ({
      play: line.play,
      selection: line.selection,
      unit: line.unit,
      multiple: String(line.multiple),
      series: line.series === null ? '' : String(line.series),
      cardVersion: String(line.cardVersion),
      cost: line.cost,
    })),
  };
}
