import type { LotteryTicket, PublishedLotteryDraw, ticketProof, ValueOf } from '@lantern/contracts';
import { isInBook, leafOf } from '@lantern/draws';

export type TicketProof = ValueOf<typeof ticketProof>;

/**
 * The proof of the ticket that the page shows: its reference and lines replace those of the reply,
 * so that a proof of another ticket, or of other lines, does not hold.
 */
export const proofFor = ({ reference, lines }: LotteryTicket, reply: TicketProof): TicketProof => ({
  ...reply,
  reference,
  lines: lines.map(({ play, selection, unit, multiple, series, cardVersion, cost }) => ({
    ...{ play, selection, unit, cost },
    multiple: String(multiple),
    series: series === null ? '' : String(series),
    cardVersion: String(cardVersion),
  })),
});

/** Whether a ticket is in the bet book of a draw. */
export const proves = (
  draw: Pick<PublishedLotteryDraw, 'drawId' | 'bookRoot'>,
  proof: TicketProof,
): boolean =>
  proof.drawId === draw.drawId &&
  proof.bookRoot === draw.bookRoot &&
  leafOf(proof) === proof.leaf &&
  isInBook(proof.bookRoot, proof.leaf, proof);

/** The place of a ticket among the leaves, counted from 1. */
export const placeOf = ({ index, count }: TicketProof): string => `${index + 1} / ${count}`;
