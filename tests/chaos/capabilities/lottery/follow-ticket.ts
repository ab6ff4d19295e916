import { randomUUID } from 'node:crypto';
import { type BookTicket, isInBook, leafOf } from '@lantern/draws';
import type { Answer, Part } from '../../part.ts';

export interface Ticket {
  readonly reference: string;
  readonly drawId: string;
  readonly state: 'placed' | 'cancelled' | 'settled' | 'void';
  readonly amount: string;
  readonly payout: string;
  readonly rebate: string;
  readonly correction: { readonly payout: string } | null;
}

const ticketOf = ({ value }: Answer) => value as unknown as Ticket;
export const ticketsOf = ({ value }: Answer): readonly Ticket[] =>
  (value as { tickets?: Ticket[] } | undefined)?.tickets ?? [];

/** Records money that the site reports as paid or taken back. */
export function book(part: Part, kind: string, key: string, effect: bigint): void {
  if (effect === 0n) return;
  part.note(kind, key, effect).verdict = 'ok';
  part.standing.balance += effect;
}

/** Whether the ticket is cancelled; after closing it is not. */
export async function cancel(part: Part, { reference, amount }: Ticket): Promise<boolean> {
  const entry = part.note('ticket cancelled', reference, BigInt(amount));
  const key = randomUUID();
  const send = () => part.page('/lgw/lottery/tickets/cancel', { references: [reference] }, key);
  const answer = await part.until(entry, send);
  return answer?.success ?? false;
}

const hasEnded = ({ state }: Ticket) => state !== 'placed';

/**
 * Waits for the end of a ticket, and records what the site says that it paid.
 * @param isEnd whether this is the end; a corrected draw has two
 */
export async function seeEnd(
  part: Part,
  { reference }: Ticket,
  isEnd: (ticket: Ticket) => boolean = hasEnded,
): Promise<void> {
  const look = () => part.look(`/lgw/lottery/ticket?reference=${reference}`);
  const entry = part.note('ticket ended', reference);
  const answer = await part.until(entry, look, (found) => isEnd(ticketOf(found)));
  if (!answer?.success) return;
  const { state, amount, payout, rebate, correction } = ticketOf(answer);
  if (state === 'cancelled') book(part, 'ticket cancelled', reference, BigInt(amount));
  if (state === 'void') book(part, 'ticket void', reference, BigInt(amount));
  const before = BigInt(correction?.payout ?? 0);
  book(part, 'ticket won', `${reference}/1`, correction ? before : BigInt(payout));
  book(part, 'win taken back', `${reference}/1`, -before);
  if (correction) book(part, 'ticket won', `${reference}/2`, BigInt(payout));
  book(part, 'ticket rebate', reference, BigInt(rebate));
  if (state === 'settled' && part.chance.happens(30)) await prove(part, reference);
}

interface Proof extends BookTicket {
  readonly bookRoot: string;
  readonly index: number;
  readonly count: number;
  readonly path: readonly string[];
}

/** LOT-07: the member verifies that the ticket is in the bet book. */
async function prove(part: Part, reference: string): Promise<void> {
  const look = () => part.look(`/lgw/lottery/ticket/proof?reference=${reference}`);
  const answer = await part.until(part.note('ticket proved', reference), look);
  if (!answer?.success) return;
  const proof = answer.value as unknown as Proof;
  if (proof.reference !== reference || !isInBook(proof.bookRoot, leafOf(proof), proof))
    part.complain('LOT-07 the bet book has every ticket', `${reference} is not proved`);
}
